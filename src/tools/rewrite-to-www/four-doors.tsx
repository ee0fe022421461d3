import { drawDoors } from "./draw-doors.ts";

export interface ShownDoor {
  /** http://example.com/ */
  start: string;
  /** Where it leads; null when it leads nowhere. */
  end: string | null;
  hops: number;
}

/** The four addresses of a site and where each ends. The list under it says the same in words. */
export function FourDoors({ doors, label }: { doors: readonly ShownDoor[]; label: string }) {
  const starts = doors.map(({ start }) => origin(start));
  const ends = [...new Set(doors.flatMap(({ end }) => (end === null ? [] : [origin(end)])))];
  // An end that is none of the four stands below them.
  const elsewhere = ends.filter((end) => !starts.includes(end));
  const rowOf = (end: string) => (starts.includes(end) ? starts.indexOf(end) : starts.length + elsewhere.indexOf(end));
  const lines = doors.map(({ end, hops }, row) => ({ row, end: end === null ? undefined : rowOf(origin(end)), hops }));
  return (
    <figure className="doors" aria-label={label}>
      <div className="doors-wide">
        <ol className="doors-starts" aria-hidden="true">
          {starts.map((start) => (
            <li key={start}>{start}</li>
          ))}
        </ol>
        <Drawing lines={lines} />
        <ol className="doors-ends" aria-hidden="true">
          {[...starts.map(() => ""), ...elsewhere].map((end, row) => (
            <li key={row}>{end}</li>
          ))}
        </ol>
      </div>
      <div className="doors-slim">
        <ol className="doors-columns" aria-hidden="true">
          {["http", "http www", "https", "https www"].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <Drawing lines={lines} turned />
        <p aria-hidden="true">{ends.join(", ") || "Nowhere"}</p>
      </div>
      <ul className="vh">
        {doors.map(({ start, end, hops }) => (
          <li key={start}>
            {start}{" "}
            {end === null
              ? "does not answer"
              : hops === 0
                ? "is served there"
                : `goes to ${end} in ${hops === 1 ? "one hop" : `${hops} hops`}`}
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Drawing({ lines, turned = false }: { lines: Parameters<typeof drawDoors>[0]; turned?: boolean }) {
  const { width, height, doors, ends } = drawDoors(lines, turned);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {doors.map(({ path, broken }) => (
        <path
          key={path}
          className={broken ? "doors-broken" : "l-stroke"}
          d={path}
          strokeWidth="8"
          strokeDasharray={broken ? "10 6" : undefined}
        />
      ))}
      {doors.map(({ hops, start, broken }) => (
        <g key={start.join()}>
          <circle className="l-station" cx={start[0]} cy={start[1]} r="9" strokeWidth="4" />
          {hops.map(([x, y]) => (
            <circle key={`${x} ${y}`} className="doors-hop" cx={x} cy={y} r="4.5" />
          ))}
          {broken && <path className="l-bad" d={`M${broken[0] - 8} ${broken[1] - 8}l16 16m0-16l-16 16`} strokeWidth="6" />}
        </g>
      ))}
      {ends.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="l-now" cx={x} cy={y} r="12" strokeWidth="5" />
      ))}
    </svg>
  );
}

const origin = (address: string) => new URL(address).origin;
