import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";

const { maxPx, safePx } = DESKTOP_TITLE;
/** What fits into the panel; a wider title is drawn to here and says its width. */
const WIDEST = 736;
const NARROW = 310;

/** How wide a title is, one pixel for one pixel; on narrow screens the same drawing to a smaller scale. */
export function TitleBar({ px }: { px: number }) {
  const width = shownPx(px);
  const over = width - maxPx;
  const label =
    over > 0 ? `Pixel bar: ${width} pixels, the limit is ${maxPx}, ${over} over` : `Pixel bar: ${width} of ${maxPx} pixels, ${-over} left`;
  const drawn = Math.min(px, WIDEST);
  return (
    <>
      <Drawing className="titlebar titlebar-true" px={drawn} width={width} scale={1} label={label} />
      <Drawing className="titlebar titlebar-small" px={drawn} width={width} scale={NARROW / Math.max(drawn, maxPx + 10)} label={label} />
    </>
  );
}

interface DrawingProps {
  className: string;
  /** Where the bar ends. */
  px: number;
  /** What the label says. */
  width: number;
  scale: number;
  label: string;
}

function Drawing({ className, px, width, scale, label }: DrawingProps) {
  const at = (pixels: number) => Number((pixels * scale).toFixed(1));
  const isOver = px > maxPx;
  const end = Math.max(at(px), 8);
  const total = Math.max(end + 4, at(maxPx) + 60 * scale, scale === 1 ? 660 : NARROW);
  // The bar's own figure stands on the second line where the scale's words would be in its way.
  const isCrowded = px > safePx - 110 && px < maxPx + (scale === 1 ? 90 : 70);
  // On a narrow screen that is where the limit's word stands: the figure goes one line further down.
  const figureY = !isCrowded ? 64 : scale === 1 ? 88 : 112;
  const height = Math.max(figureY, scale === 1 ? 64 : 88) + 8;
  return (
    <svg className={className} viewBox={`0 0 ${total} ${height}`} width={total} height={height} role="img" aria-label={label}>
      {!isOver && <path className="titlebar-rest" d={`M${end} 24H${at(maxPx)}`} strokeWidth="12" />}
      <path className="titlebar-fits" d={`M0 24H${at(Math.min(px, safePx))}`} strokeWidth="12" />
      {px > safePx && <path className="titlebar-edge" d={`M${at(safePx)} 24H${at(Math.min(px, maxPx))}`} strokeWidth="12" />}
      {isOver && <path className="titlebar-over" d={`M${at(maxPx) + 4} 24H${end}`} strokeWidth="12" strokeDasharray="8 6" />}
      <circle className="titlebar-station" cx="8" cy="24" r="8" strokeWidth="4" />
      <path className="titlebar-limit" d={`M${at(maxPx)} 4V44`} strokeWidth="4" />
      {isOver ? (
        <>
          <circle className="titlebar-bad" cx={end - 10} cy="24" r="10" />
          <path className="titlebar-cross" d={`M${end - 14} 20l8 8m0-8l-8 8`} strokeWidth="2.5" />
        </>
      ) : (
        px > 0 && <circle className="titlebar-station" cx={Math.max(end - 8, 24)} cy="24" r="8" strokeWidth="4" />
      )}
      <text x="0" y="64">
        0
      </text>
      <text className="titlebar-safe" x={at(safePx) - (scale === 1 ? 14 : 9)} y="64" textAnchor="end">
        {safePx} safe
      </text>
      <text x={scale === 1 ? at(maxPx) : total} y={scale === 1 ? 64 : 88} textAnchor={scale === 1 ? "start" : "end"}>
        {maxPx} cut
      </text>
      {px > 0 && (
        <text
          className={isOver ? "titlebar-figure-over" : "titlebar-figure"}
          x={isOver && !isCrowded ? end : Math.max(end, 40)}
          y={figureY}
          textAnchor="end"
        >
          {width.toLocaleString("en-US")}
        </text>
      )}
    </svg>
  );
}
