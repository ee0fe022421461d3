import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { type Point, route } from "#ui/line-map/route.ts";
import "./how-we-work.css";

const STEP: Point = [236, -48];
const stop = (i: number): Point => [92 + i * STEP[0], 232 + i * STEP[1]];

/** A staircase, 48 px up a step; how far it is solid follows the scrolling, by CSS alone. */
export function HowWeWork({ heading, steps }: { heading: string; steps: SiteSettings["howWeWork"] }) {
  if (steps.length === 0) return null;
  const stairs = climb(steps.length);
  return (
    <section className="sec band clip far how" aria-labelledby="home-how">
      <div className="wrap">
        <h2 className="d2" id="home-how">
          {heading}
        </h2>
      </div>
      <div className="how-box">
        <svg className="stage wide how-map" viewBox="0 0 1280 456" height="456" fill="none" aria-hidden="true">
          <g stroke="var(--stroke)" strokeWidth="16">
            <path d="M-1000 232H92" />
            <path d={`${stairs}H2300`} strokeDasharray="16 12" />
            <path d={stairs} pathLength={steps.length - 1} className="how-ridden" />
          </g>
          <g>
            {steps.map(({ title }, i) => {
              const [cx, cy] = stop(i);
              return (
                <g key={title} className="how-stop">
                  <circle cx={cx} cy={cy} r="28" />
                  <text x={cx} y={cy + 12}>
                    {i + 1}
                  </text>
                </g>
              );
            })}
          </g>
        </svg>
        <div className="wrap">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it. */}
          <ol className="how-steps rail" tabIndex={0}>
            {steps.map(({ title, when, text }, i) => (
              <li key={title} className="how-step">
                <i className="how-number" aria-hidden="true">
                  {i + 1}
                </i>
                <p className="how-when">{when}</p>
                <h3>{title}</h3>
                <p className="how-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** From the first station to the last, each rise between two stations. */
function climb(count: number): string {
  const corners = Array.from({ length: count - 1 }, (_, i): Point[] => {
    const [x, y] = stop(i);
    return [
      [x + 112, y],
      [x + 160, y - 48],
    ];
  });
  return route([stop(0), ...corners.flat(), stop(count - 1)], 32);
}
