import type { DiffRow } from "./diff-documents.ts";

const KINDS = { changed: "Changed", added: "Added", removed: "Removed" };

/** Added words are underlined, removed ones struck through: color is never the only sign. */
export function DiffRows({ rows }: { rows: readonly DiffRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="diff">
        {rows.map(({ kind, label, isHeading, pieces }, index) => (
          <li key={`${index}`} data-kind={kind}>
            <span className="diff-kind">{KINDS[kind]}</span>
            <div>
              <p className="admin-soft">{label}</p>
              <p className={isHeading ? "diff-heading" : undefined}>
                {pieces.map(({ text, kind: of }, piece) => {
                  const key = `${piece}`;
                  if (of === "same") return <span key={key}>{text}</span>;
                  return of === "added" ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>;
                })}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="admin-soft">Added words are underlined, removed words struck through: color is never the only sign.</p>
    </>
  );
}
