import type { SchemaFacts } from "./schema-validator.schema.ts";

/** The lines that something is said about, as the source has them. A line number elsewhere on the page leads here. */
export function SourcePane({ source, id }: { source: SchemaFacts["source"]; id: string }) {
  return (
    <div className="page-view">
      <h3>In the source</h3>
      {source.map((segment) => (
        <ol key={segment[0]?.line} className="sdsource" aria-label={`Lines ${segment[0]?.line} to ${segment.at(-1)?.line}`}>
          {segment.map(({ line, text, notes }) => (
            <li key={line} id={`${id}line-${line}`} data-noted={notes.length > 0 || undefined}>
              <span className="sdsource-number">{line}</span>
              <code>{text === "" ? " " : text}</code>
              {notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}

/** “line 12”, as a link when that line is drawn. */
export function LineLink({ line, id }: { line: number; id: string | null }) {
  return id === null ? (
    <span className="meta">line {line}</span>
  ) : (
    <a className="meta" href={`#${id}line-${line}`}>
      line {line}
    </a>
  );
}
