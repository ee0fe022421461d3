import type { Claim } from "#content/site-settings/site-settings.content-type.ts";
import { Figure } from "./figure.tsx";
import { StatLine } from "./stat-line.tsx";
import "./stats.css";

type Stat = Pick<Claim, "key" | "figure" | "label" | "meaning" | "value">;

/** Each figure at the end of a line that is drawn to scale. */
export function Stats({ heading, stats }: { heading: string; stats: readonly Stat[] }) {
  if (stats.length === 0) return null;
  return (
    <section className="sec field clip far line-slate stats" aria-labelledby="home-stats">
      <div className="wrap">
        <h2 className="d2" id="home-stats">
          {heading}
        </h2>
        <dl className="rail" tabIndex={0}>
          {stats.map((stat) => (
            <div key={stat.key} className="stat">
              <dt>
                <Figure text={stat.figure} />
                {stat.label}
              </dt>
              <dd>
                <StatLine stat={stat.key} value={stat.value} />
                <p>{[stat.meaning, legends[stat.key]].filter(Boolean).join(" ")}</p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** How to read the drawing. */
const legends: Partial<Record<Claim["key"], string>> = {
  clients: "One dot is one client.",
  traffic: "The short line is before, the long one after.",
  revenue: "One dash is one million dollars.",
  organic: "One dash is one million clicks.",
  countries: "One ring is one country.",
};
