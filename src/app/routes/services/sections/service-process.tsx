import type { Service } from "#content/service/service.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import "./service-process.css";

/** Five steps as a branch that leaves what runs today and joins it again when the work is done. */
export function ServiceProcess({ steps, line }: { steps: Service["process"]; line: Service["line"] }) {
  return (
    <section className="sec band clip far" aria-labelledby="process">
      <div className="wrap">
        <h2 className="d2" id="process">
          How it runs
        </h2>
        <div className="branch">
          <svg className="branch-map wide" width="1152" height="168" fill="none" aria-hidden="true">
            <path d="M-1000 120H2300" stroke="var(--control)" strokeWidth="12" />
            <path d={branch} stroke="var(--stroke)" strokeWidth="12" />
            <g fill="var(--ground)" stroke="var(--station)" strokeWidth="8">
              <circle cx="24" cy="120" r="20" />
              <circle cx="259" cy="40" r="20" />
              <circle cx="494" cy="40" r="20" />
              <circle cx="729" cy="40" r="20" />
              <circle cx="965" cy="120" r="24" fill="var(--edge)" />
            </g>
            <text x="494" y="94" textAnchor="middle">
              {line === "blue" ? "Your live site keeps running below" : "Your running campaigns stay on below"}
            </text>
          </svg>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
          <ol className="rail" tabIndex={0} aria-labelledby="process">
            {steps.map(({ when, title, text }) => (
              <li key={when}>
                <p className="branch-when">{when}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const branch = route(
  [
    [24, 120],
    [124, 120],
    [204, 40],
    [884, 40],
    [964, 120],
    [2300, 120],
  ],
  32,
);
