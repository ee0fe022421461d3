import type { ReactNode } from "react";
import "./code-lines.css";

export interface CodeLine {
  line: number;
  text: string;
  /** What the line is: a heading of its part, something that opens or closes, a link, or of no weight. */
  tone?: "head" | "good" | "bad" | "link" | "quiet" | undefined;
  notes: readonly { code: string; level: "dead" | "risk" | "info"; text: string }[];
  /** At the right end of the line. */
  aside?: ReactNode;
  /** Under the line and its notes. */
  below?: ReactNode;
}

/** A short file, line by line, with what there is to say about each. `#line-7` in the address lights one up, without JavaScript too. */
export function CodeLines({ lines, label }: { lines: readonly CodeLine[]; label: string }) {
  return (
    <ol className="code-lines" aria-label={label}>
      {lines.map(({ line, text, tone, notes, aside, below }) => (
        <li key={line} id={`line-${line}`} data-tone={tone} data-level={worstOf(notes)}>
          <span className="code-lines-number">{line}</span>
          <code>{text === "" ? " " : text}</code>
          {aside && <span className="code-lines-aside">{aside}</span>}
          {notes.map(({ code, level, text: said }) => (
            <span key={code} className="code-lines-note" data-level={level}>
              {said}
            </span>
          ))}
          {below && <div className="code-lines-below">{below}</div>}
        </li>
      ))}
    </ol>
  );
}

function worstOf(notes: CodeLine["notes"]): string | undefined {
  return ["dead", "risk", "info"].find((level) => notes.some((note) => note.level === level));
}
