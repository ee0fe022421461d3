import { route } from "#ui/line-map/route.ts";
import type { CreativeView } from "./creative-view.server.ts";
import "./creative-process.css";

/** Columns of the four steps, from station to station. */
const STEP = 294;

/** Looked for, drawn in two directions, built in one, handed over: from there on the line is the client's. */
export function CreativeProcess({ heading, steps }: CreativeView["process"]) {
  if (steps.length === 0) return null;
  return (
    <section className="sec band clip far draft-sec" aria-labelledby="creative-process" data-testid="creative-process">
      <div className="wrap">
        <h2 className="d2" id="creative-process">
          {heading}
        </h2>
        <div className="draft">
          {steps.length === 4 && <DraftLines />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
          <ol className="draft-steps rail" tabIndex={0} aria-labelledby="creative-process">
            {steps.map(({ title, when, text }) => (
              <li key={title} data-testid="creative-step">
                <p className="draft-when">{when}</p>
                <h3 className="d4">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function DraftLines() {
  return (
    <svg className="draft-map" width="1152" height="200" fill="none" strokeWidth="16" aria-hidden="true">
      <path d={`M-1000 100H28`} stroke="var(--control)" />
      <path d={`M28 100H${STEP}`} stroke="var(--stroke)" strokeDasharray="16 12" />
      <path d={dropped} stroke="var(--stroke)" opacity="0.45" />
      <path d={`M552 132v40`} stroke="var(--station)" strokeWidth="10" />
      <path d={taken} stroke="var(--stroke)" />
      <path d={`M${28 + 3 * STEP} 100H2300`} stroke="var(--station)" />
      <g fill="var(--ground)" stroke="var(--station)" strokeWidth="10">
        <circle cx="28" cy="100" r="23" />
        <circle cx={28 + STEP} cy="100" r="23" />
        <circle cx={28 + 2 * STEP} cy="100" r="23" />
        <circle cx={28 + 3 * STEP} cy="100" r="27" fill="var(--edge)" />
      </g>
    </svg>
  );
}

const taken = route(
  [
    [28 + STEP, 100],
    [372, 48],
    [562, 48],
    [614, 100],
    [28 + 3 * STEP, 100],
  ],
  24,
);
const dropped = route(
  [
    [28 + STEP, 100],
    [374, 152],
    [552, 152],
  ],
  24,
);
