import type { ReactNode } from "react";
import type { Grade } from "#core/rules/severities.ts";
import "./status-mark.css";

export type Status = "pass" | "fix" | "failed" | "waiting" | Grade;

/** A shape and a word, so that colour never speaks alone. `children` replaces the word. */
export function StatusMark({ status, children }: { status: Status; children?: ReactNode }) {
  const { word, shape } = marks[status];
  return (
    <span className="mark" data-status={status}>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
        {shape}
      </svg>
      {children ?? word}
    </span>
  );
}

const marks: Record<Status, { word: string; shape: ReactNode }> = {
  pass: { word: "Pass", shape: <circle cx="10" cy="10" r="7" /> },
  fix: { word: "Fix", shape: <path d="M10 2.5 18.5 17.5H1.5Z" fill="currentColor" stroke="none" /> },
  failed: { word: "Failed", shape: <path d="m3.5 3.5 13 13m0-13-13 13" /> },
  fatal: { word: "Fatal", shape: <path d="M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3Z" fill="currentColor" stroke="none" /> },
  fault: { word: "Fault", shape: <path d="m3.5 3.5 13 13m0-13-13 13" /> },
  advice: { word: "Advice", shape: <path d="M10 2.5 18.5 17.5H1.5Z" fill="currentColor" stroke="none" /> },
  note: { word: "Note", shape: <path d="M4 4h12v12H4z" /> },
  waiting: { word: "Waiting", shape: <circle cx="10" cy="10" r="7" strokeWidth="3" strokeDasharray="4 3.3" /> },
};
