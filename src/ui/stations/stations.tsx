import type { ReactNode } from "react";
import "./stations.css";

type StationState = "done" | "now" | "ahead";

/** A line with stations: the one way this site draws a list that has an order or belongs to a line. */
export function Stations({
  direction = "vertical",
  ordered = true,
  label,
  className,
  children,
}: {
  direction?: "vertical" | "horizontal";
  ordered?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const Tag = ordered ? "ol" : "ul";
  const names = direction === "vertical" ? "stops" : "stops stops-across";
  return (
    <Tag className={className ? `${names} ${className}` : names} aria-label={label}>
      {children}
    </Tag>
  );
}

/** done: passed, filled. now: yellow, the track after it dashed. ahead: dashed on. Without a state: a plain stop. */
export function Station({ state, className, children }: { state?: StationState; className?: string; children: ReactNode }) {
  return (
    <li className={className} data-state={state} aria-current={state === "now" ? "step" : undefined}>
      {children}
    </li>
  );
}
