import { useEffect, useId, useRef, useState } from "react";
import type { CaseMonth, CaseMonths } from "./case-months.ts";
import "./months.css";

/** The year as a line to step along: figure, work and mistake of one month together. Without JavaScript every month stands in the list. */
export function Months({ months, counts }: CaseMonths) {
  const [chosen, setChosen] = useState(months.length - 1);
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // Where somebody has moved it before React was here.
  useEffect(() => {
    if (slider.current) setChosen(slider.current.valueAsNumber);
  }, []);
  const month = months[chosen];
  if (!month) return null;
  return (
    <section className="sec months" aria-labelledby={id} data-testid="months">
      <div className="wrap">
        <h2 className="d2" id={id}>
          Month by month
        </h2>
        <p className="mute">
          {`${counts.charAt(0).toUpperCase()}${counts.slice(1)}.`}
          {month.before && " The thin line is the year before."}
        </p>
        <Chart months={months} chosen={chosen} />
        <div className="months-pick">
          <div className="months-slide">
            <Half months={months} />
            <input
              ref={slider}
              type="range"
              min="0"
              max={months.length - 1}
              value={chosen}
              aria-label="Month"
              aria-valuetext={spoken(month)}
              onChange={(event) => setChosen(Number(event.target.value))}
            />
            <Half months={months} />
          </div>
          <p aria-hidden="true">
            {months.map(({ label }, place) => (
              <span key={label + place.toString()} data-chosen={place === chosen || undefined}>
                {label}
              </span>
            ))}
          </p>
        </div>
        <ol className="months-list">
          {months.map((each, place) => (
            <li key={each.label + place.toString()} data-shown={place === chosen || undefined} data-testid="month">
              <div>
                <h3 className="d4">{each.label}</h3>
                <p className="months-figure">{each.value}</p>
                {each.change && <p className="mute">{each.change}</p>}
              </div>
              <div>
                <h4>{each.begins ? "Work that began" : "Work that went on"}</h4>
                <p>{each.work}</p>
              </div>
              {each.mistake && (
                <div className="months-mistake">
                  <h4>What went wrong</h4>
                  <p>{each.mistake}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Chart({ months, chosen }: { months: readonly CaseMonth[]; chosen: number }) {
  const points = months.map(({ at }) => at);
  const earlier = months.flatMap(({ before }) => (before ? [before.at] : []));
  const pathOf = (part: typeof points) => `M${part.map((point) => point.join(" ")).join("L")}`;
  return (
    <svg className="months-chart" viewBox="0 0 1000 270" fill="none" aria-hidden="true">
      {earlier.length > 0 && <path d={pathOf(earlier)} className="months-before" />}
      <path d={pathOf(points.slice(chosen))} className="months-ahead" />
      <path d={pathOf(points.slice(0, chosen + 1))} className="months-passed" />
      {months.map(({ at: [x, y], before, label, mistake }, place) => (
        <g key={label + place.toString()}>
          {mistake && <Warning x={x} y={Math.max(y, before?.at[1] ?? y)} />}
          <circle cx={x} cy={y} r="10" data-chosen={place === chosen || undefined} />
        </g>
      ))}
    </svg>
  );
}

/** Below whichever line is the lower one there. */
function Warning({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={`M${x} ${y + 24}l14 24h-28z`} className="months-warning" />
      <text x={x + 24} y={y + 46}>
        mistake
      </text>
    </>
  );
}

/** Half a month of the width: the thumb goes from the middle of the first month to that of the last, however many there are. */
function Half({ months }: { months: readonly unknown[] }) {
  return <svg width={`${Number((50 / months.length).toFixed(2))}%`} height="0" aria-hidden="true" />;
}

const spoken = ({ label, value, before, mistake }: CaseMonth) =>
  `${label}, ${value}${before ? `, a year before ${before.value}` : ""}${mistake ? ", with a mistake" : ""}`;
