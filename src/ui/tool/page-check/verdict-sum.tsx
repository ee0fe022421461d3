import type { ReactNode } from "react";
import "./page-report-panel.css";

interface Props {
  level?: "pass" | "fix" | "failed";
  /** The number that says most, and its unit: “624” and “px”. */
  figure: ReactNode;
  unit?: string | undefined;
  headline: ReactNode;
  /** Of the heading, which names the section. */
  id?: string;
  summary?: string | undefined;
  className?: string;
  /** Where it comes from, how long it took: beside the words. */
  aside?: ReactNode;
  /** More lines below the summary. */
  children?: ReactNode;
}

/** The head of a result: one figure, and what it means. */
export function VerdictSum({ level, figure, unit, headline, id = "verdict", summary, className = "", aside, children }: Props) {
  return (
    <div className={`page-sum ${className}`.trim()}>
      <p className="page-sum-figure" data-level={level}>
        {figure}
        {unit && <small>{unit}</small>}
      </p>
      <div>
        <h2 id={id}>{headline}</h2>
        {summary !== undefined && <p className="mute">{summary}</p>}
        {children}
      </div>
      {aside}
    </div>
  );
}
