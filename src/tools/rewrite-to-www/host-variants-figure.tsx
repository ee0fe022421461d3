import { drawHostVariants } from "./draw-host-variants.ts";

export interface ShownVariant {
  /** http://example.com/ */
  start: string;
  /** Where it leads; null when it leads nowhere. */
  end: string | null;
  hops: number;
}

/** The four addresses of a site and where each ends. The list under it says the same in words. */
export function HostVariantsFigure({ variants, label }: { variants: readonly ShownVariant[]; label: string }) {
  const starts = variants.map(({ start }) => origin(start));
  const ends = [...new Set(variants.flatMap(({ end }) => (end === null ? [] : [origin(end)])))];
  // An end that is none of the four stands below them.
  const elsewhere = ends.filter((end) => !starts.includes(end));
  const rowOf = (end: string) => (starts.includes(end) ? starts.indexOf(end) : starts.length + elsewhere.indexOf(end));
  const lines = variants.map(({ end, hops }, row) => ({ row, end: end === null ? undefined : rowOf(origin(end)), hops }));
  return (
    <figure className="variants" aria-label={label}>
      <div className="variants-wide">
        <ol className="variants-starts" aria-hidden="true">
          {starts.map((start) => (
            <li key={start}>{start}</li>
          ))}
        </ol>
        <Drawing lines={lines} />
        <ol className="variants-ends" aria-hidden="true">
          {[...starts.map(() => ""), ...elsewhere].map((end, row) => (
            <li key={row}>{end}</li>
          ))}
        </ol>
      </div>
      <div className="variants-slim">
        <ol className="variants-columns" aria-hidden="true">
          {["http", "http www", "https", "https www"].map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
        <Drawing lines={lines} turned />
        <p aria-hidden="true">{ends.join(", ") || "Nowhere"}</p>
      </div>
      <ul className="vh">
        {variants.map(({ start, end, hops }) => (
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

function Drawing({ lines, turned = false }: { lines: Parameters<typeof drawHostVariants>[0]; turned?: boolean }) {
  const { width, height, variants, ends } = drawHostVariants(lines, turned);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {variants.map(({ path, broken }) => (
        <path
          key={path}
          className={broken ? "variants-broken" : "l-stroke"}
          d={path}
          strokeWidth="8"
          strokeDasharray={broken ? "10 6" : undefined}
        />
      ))}
      {variants.map(({ hops, start, broken }) => (
        <g key={start.join()}>
          <circle className="l-station" cx={start[0]} cy={start[1]} r="9" strokeWidth="4" />
          {hops.map(([x, y]) => (
            <circle key={`${x} ${y}`} className="variants-hop" cx={x} cy={y} r="4.5" />
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
