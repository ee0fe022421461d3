import type { ReactNode } from "react";
import type { MarqueeControls } from "./use-marquee.ts";
import "../button/button.css";
import "./marquee.css";

interface MarqueeProps {
  /** From `useMarquee`. A MarqueeSwitch must stand beside the rows (WCAG 2.2.2). */
  controls: MarqueeControls;
  /** Without motion: wrapped into as many lines as it takes, or the rows as they are. */
  atRest?: "wrap" | "rows";
  className?: string;
  /** MarqueeRows. */
  children: ReactNode;
}

/** Rows that travel without end. They rest until React is there, without JavaScript, and when motion is reduced. */
export function Marquee({ controls, atRest = "wrap", className, children }: MarqueeProps) {
  return (
    <div
      ref={controls.box}
      className={className ? `marquee ${className}` : "marquee"}
      data-state={controls.state}
      data-rest={atRest}
      data-testid="marquee"
    >
      {children}
    </div>
  );
}

interface MarqueeRowProps {
  /** What travels: heard once. */
  children: ReactNode;
  /** What the other copies hold, when it must not be the same (a heading stands once on a page). */
  echo?: ReactNode;
  /** So many that one fewer fills the widest window. */
  copies?: number;
  /** To the right instead of to the left. */
  reverse?: boolean;
  /** Nothing in this row is heard: it repeats another one. */
  decorative?: boolean;
  className?: string;
}

export function MarqueeRow({ children, echo = children, copies = 2, reverse, decorative, className }: MarqueeRowProps) {
  return (
    <div className={className ? `marquee-row ${className}` : "marquee-row"} aria-hidden={decorative || undefined}>
      <div className="marquee-track" data-reverse={reverse || undefined}>
        <div className="marquee-copy">{children}</div>
        {Array.from({ length: copies - 1 }, (_, place) => (
          <div key={`${place}`} className="marquee-copy marquee-echo" aria-hidden="true" inert>
            {echo}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Pause and Play, for all rows of a marquee. It is not shown where nothing moves. */
export function MarqueeSwitch({
  controls: { state, toggle },
  what,
  compact,
}: {
  controls: MarqueeControls;
  what: string;
  /** A round sign without words. */
  compact?: boolean;
}) {
  const paused = state === "paused";
  const name = `${paused ? "Play" : "Pause"} ${what}`;
  return (
    <button
      type="button"
      className={compact ? "round marquee-switch" : "btn btn-o marquee-switch"}
      data-state={state}
      aria-label={compact ? name : undefined}
      onClick={toggle}
    >
      <svg width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d={paused ? "M2 0v16l14-8z" : "M1 0h5v16H1zM10 0h5v16h-5z"} />
      </svg>
      {!compact && name}
    </button>
  );
}
