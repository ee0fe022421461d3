import { breakpointsAt } from "./breakpoints.ts";

/**
 * One line a framework, a station a breakpoint. Without a width the style sheet lights them by media queries of its own, so they are right
 * before and without JavaScript; with one they show that width.
 */
export function BreakpointLines({ width, remPx }: { width?: number | undefined; remPx?: number | undefined }) {
  return (
    <ul className="bplines">
      {breakpointsAt(width ?? 0, remPx).map(({ name, breakpoints, next }) => (
        <li key={name}>
          <h3>{name}</h3>
          <ol className="bpline" data-live={width === undefined || undefined}>
            <li data-from="0" data-on="">
              <b>base</b>
              <span className="meta">0</span>
            </li>
            {breakpoints.map((breakpoint) => (
              <li key={breakpoint.name} data-from={breakpoint.from} data-on={breakpoint.matches ? "" : undefined}>
                <b>{breakpoint.name}</b>
                <span className="meta">{breakpoint.from.toLocaleString("en-US")}</span>
              </li>
            ))}
          </ol>
          {width !== undefined && (
            <p className="meta">{next ? `${next.missing.toLocaleString("en-US")} px to ${next.name}` : "Past the last breakpoint"}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
