import type { StoryStop } from "./story-stops.ts";
import "./story-line.css";

/** Dated stations. The bundle beside them is one line wide in the first year and gains one with every line of work. */
export function StoryLine({ stops }: { stops: readonly StoryStop[] }) {
  if (stops.length === 0) return null;
  return (
    <section className="sec" aria-labelledby="stations">
      <div className="wrap">
        <h2 className="vh" id="stations">
          Year by year
        </h2>
        <ol className="story-line" data-testid="stations">
          {stops.map(({ id, date, year, month, title, text, lines, starts }) => (
            <li key={id} data-lines={lines.length} data-starts={starts || undefined}>
              <time dateTime={date}>
                {month && <span>{month} </span>}
                {year}
              </time>
              <span className="story-tracks" aria-hidden="true">
                {lines.map((line) => (
                  <i key={line} className={`line-${line}`} />
                ))}
              </span>
              <div>
                <h3 className="d4">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
