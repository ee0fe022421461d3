import type { DraftFinding } from "#features/studio/search-report.ts";
import { controlId } from "../fields/draft-context.ts";

const LEVEL_NAMES: Record<DraftFinding["level"], string> = { stop: "Stops", fix: "Fix", note: "Note", pass: "Pass" };

/** What our own tools say about this draft, worst first; what passes folds away. */
export function SearchFindings({ findings, onGo }: { findings: readonly DraftFinding[]; onGo(id: string): void }) {
  const open = findings.filter(({ level }) => level !== "pass");
  const passes = findings.filter(({ level }) => level === "pass");
  return (
    <section className="search-panel" aria-label="What our own tools say about this draft">
      <h3>
        What our own tools say about this draft{" "}
        <span>{open.length === 0 ? "Nothing to mend" : `${open.length} to look at, ${passes.length} pass`}</span>
      </h3>
      <ul className="search-findings">
        {open.map(({ level, title, detail, tool, path }) => (
          <li key={`${tool} ${title} ${detail}`}>
            <b data-level={level}>{LEVEL_NAMES[level]}</b>
            <p>
              <b>{title}</b>
              <span>{detail}</span>
              <span>{tool}</span>
            </p>
            {path && (
              <button type="button" className="admin-button" onClick={() => onGo(controlId(path))}>
                Go to it
              </button>
            )}
          </li>
        ))}
      </ul>
      {passes.length > 0 && (
        <details>
          <summary>{passes.length === 1 ? "1 pass" : `${passes.length} passes`}</summary>
          <ul>
            {passes.map(({ title, tool }) => (
              <li key={`${tool} ${title}`}>{title}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
