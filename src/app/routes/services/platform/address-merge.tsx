import { Fragment } from "react";
import type { Service } from "#content/service/service.content-type.ts";
import { route } from "#ui/line-map/route.ts";
import "./platform.css";

type Platform = NonNullable<Service["platform"]>;

/** One row of the list, in pixels: the style sheet says the same. */
const ROW = 76;
const LANE = 28;

/** The addresses at which one page answers, each a line, and the one that they become. */
export function AddressMerge({ addresses, kept }: Pick<Platform, "addresses" | "kept">) {
  const count = addresses.length;
  const end = count * ROW + 44;
  return (
    <div className="merge">
      <svg viewBox={`0 0 104 ${end + 44}`} fill="none" aria-hidden="true">
        {addresses.map(({ path }, i) => (
          <path key={path} d={lane(i, count, end)} className="merge-lane" data-lane={i} />
        ))}
        {addresses.map(({ path }, i) => (
          <circle key={path} cx={x(i)} cy={y(i)} r="12" className="merge-stop" />
        ))}
        <circle cx={x(0)} cy={end} r="24" className="merge-kept" />
      </svg>
      <ul>
        {addresses.map(({ path, why }) => (
          <li key={path}>
            <Address path={path} />
            {why}
          </li>
        ))}
        <li>
          <Address path={kept.path} />
          {kept.why}
        </li>
      </ul>
    </div>
  );
}

/** Broken between its parts where it is too long for its line. */
function Address({ path }: { path: string }) {
  return (
    <code>
      {path.split(/(?<=[/?&=_])/).map((part, i) => (
        <Fragment key={path.slice(0, i) + part}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

const x = (i: number) => 28 + i * LANE;
const y = (i: number) => 24 + i * ROW;

/** Down from its own row, then at 45° to the line of the address that stays. */
function lane(i: number, count: number, end: number): string {
  if (i === 0) return `M${x(0)} ${y(0)}V${end}`;
  const turn = y(count - 1) + 28 - (count - 1 - i) * 6;
  return route(
    [
      [x(i), y(i)],
      [x(i), turn],
      [x(0), turn + x(i) - x(0)],
      [x(0), end],
    ],
    16,
  );
}
