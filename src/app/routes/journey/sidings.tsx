import type { Siding } from "./story-stops.ts";
import "./sidings.css";

/** Pixels a month: eleven of them fill a column of a phone. */
const PER_MONTH = 24;

/** What did not work: tracks that leave the line and end at a buffer, as long as the thing ran. */
export function Sidings({ sidings }: { sidings: readonly Siding[] }) {
  if (sidings.length === 0) return null;
  return (
    <section className="sec band" aria-labelledby="sidings">
      <div className="wrap">
        <h2 className="d2" id="sidings">
          What did not work
        </h2>
        <ul className="sidings" data-testid="sidings">
          {sidings.map(({ id, year, title, text, months, after }) => (
            <li key={id}>
              <Track months={months} />
              <p className="sidings-year">{year}</p>
              <h3 className="d4">{title}</h3>
              <p>
                {text} <b>{after}.</b>
              </p>
            </li>
          ))}
        </ul>
        <p className="small mute">Each line is drawn to scale, from its start to its end. Dashed: never built.</p>
      </div>
    </section>
  );
}

function Track({ months }: { months: number }) {
  const end = 24 + (months > 0 ? Math.max(6, months * PER_MONTH) : 96);
  return (
    <svg width="100%" height="40" fill="none" aria-hidden="true">
      <path d={`M12 20H${end}`} stroke="var(--stroke)" strokeWidth="12" strokeDasharray={months > 0 ? undefined : "12 12"} />
      <path d={`M${end} 4v32`} stroke="var(--station)" strokeWidth="8" />
      <circle cx="14" cy="20" r="10" fill="var(--ground)" stroke="var(--station)" strokeWidth="6" />
    </svg>
  );
}
