import { InlineText } from "#content/rich-text/inline-text.tsx";
import type { Service } from "#content/service/service.content-type.ts";
import "./platform.css";

/** What is open, what needs something more, what is fixed: a whole line, a dashed one, one that ends. */
const LINES = ["M0 20H600", "M0 20H600", "M0 20H130M136 2v36"] as const;

export function AdminReach({ heading, reach }: Pick<NonNullable<Service["platform"]>, "heading" | "reach">) {
  return (
    <section className="sec reach clip" aria-labelledby="reach">
      <div className="wrap">
        <h2 className="d2" id="reach">
          {heading}
        </h2>
        <div className="reach-lists">
          {reach.map(({ title, items }, i) => (
            <div key={title} data-reach={i}>
              <svg viewBox="0 0 600 40" height="40" preserveAspectRatio="xMinYMid slice" fill="none" aria-hidden="true">
                <path d={LINES[i]} />
                <circle cx="20" cy="20" r="14" />
              </svg>
              <h3 className="d4">{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>
                    <InlineText text={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
