import type { Service } from "#content/service/service.content-type.ts";
import { stretchesOf } from "./stretches.ts";
import "./trade.css";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const monthsFrom = (from: number, to: number) => (from === to ? MONTHS[from - 1] : `${MONTHS[from - 1]} to ${MONTHS[to - 1]}`);

/** The trade's year: what happens from which month to which, over twelve stops. */
export function Season({ season, seasonNote }: Pick<NonNullable<Service["trade"]>, "season" | "seasonNote">) {
  return (
    <figure className="season">
      <ul>
        {season.map(({ label, from, to }, i) => (
          <li key={label} className="season-lane">
            {label}
            <small className="vh">, {monthsFrom(from, to)}</small>
            <svg viewBox="0 0 480 16" preserveAspectRatio="none" fill="none" aria-hidden="true" data-lane={i % 4}>
              {stretchesOf(from, to).map((d) => (
                <path key={d} d={d} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
      <ol aria-hidden="true">
        {MONTHS.map((month) => (
          <li key={month} className="season-month">
            {month}
          </li>
        ))}
      </ol>
      <figcaption>{seasonNote}</figcaption>
    </figure>
  );
}
