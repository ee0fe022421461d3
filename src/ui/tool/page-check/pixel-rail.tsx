import { StatusMark } from "../../status-mark/status-mark.tsx";
import "./pixel-rail.css";

interface Props {
  /** "Desktop" */
  label: string;
  px: number;
  maxPx: number;
  /** What the whole width of the drawing stands for; the same for rails that are compared. */
  scalePx: number;
}

/** How much of a room a text fills, as a line to its limit; what is over it is dashed. */
export function PixelRail({ label, px, maxPx, scalePx }: Props) {
  const isOver = px > maxPx;
  // A hair over never reads as if it fitted.
  const width = isOver ? Math.max(maxPx + 1, Math.round(px)) : Math.round(px);
  const at = (pixels: number) => `${((Math.min(pixels, scalePx) / scalePx) * 100).toFixed(2)}%`;
  return (
    <div className="pixel-rail">
      <p className="rail-words">
        <b>{label}</b>
        <StatusMark status={isOver ? "fix" : "pass"}>
          {isOver ? `${(width - maxPx).toLocaleString("en-US")} px over` : `${(maxPx - width).toLocaleString("en-US")} px left`}
        </StatusMark>
        <span className="meta">
          {width.toLocaleString("en-US")} of about {maxPx} px
        </span>
      </p>
      <svg className="rail-line" width="100%" height="32" aria-hidden="true">
        {!isOver && <line className="rail-rest" x1={at(px)} x2={at(maxPx)} y1="16" y2="16" strokeWidth="12" />}
        <line className="rail-fits" x1="0" x2={at(Math.min(px, maxPx))} y1="16" y2="16" strokeWidth="12" />
        {isOver && <line className="rail-over" x1={at(maxPx)} x2={at(px)} y1="16" y2="16" strokeWidth="12" strokeDasharray="8 6" />}
        <line className="rail-limit" x1={at(maxPx)} x2={at(maxPx)} y1="2" y2="30" strokeWidth="4" />
        <circle className="rail-station" cx="8" cy="16" r="7" strokeWidth="4" />
      </svg>
    </div>
  );
}
