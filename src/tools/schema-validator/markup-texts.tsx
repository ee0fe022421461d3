import { CopyButton, DownloadButton } from "#ui/tool/result-actions.tsx";
import type { SchemaFacts } from "./schema-validator.schema.ts";

/** Texts to take along: repaired scripts, attributes as JSON-LD, everything as RDF. */
export function MarkupTexts({ facts: { fixed, converted, nQuads } }: { facts: SchemaFacts }) {
  if (fixed.length === 0 && converted === null && nQuads === null) return null;
  return (
    <div className="page-view">
      <h3>To copy</h3>
      {fixed.map(({ block, line, text, changes }) => (
        <details key={block} className="sdtext" open>
          <summary className="sdtext-title">
            Script {block} from line {line}, {changes.length === 1 ? "one thing repaired" : `${changes.length} things repaired`}
          </summary>
          <ul className="sdtext-changes">
            {changes.map((change, index) => (
              <li key={index}>
                <span className="meta">line {change.line}</span> {change.text}
              </li>
            ))}
          </ul>
          <Code text={text} name={`script-${block}.jsonld`} type="application/ld+json" />
        </details>
      ))}
      {converted !== null && (
        <details className="sdtext" open={fixed.length === 0}>
          <summary className="sdtext-title">Microdata and RDFa of the page as JSON-LD</summary>
          <p className="mute">One script in place of the attributes. Keep one of the two, not both.</p>
          <Code text={converted} name="structured-data.jsonld" type="application/ld+json" />
        </details>
      )}
      {nQuads !== null && (
        <details className="sdtext">
          <summary className="sdtext-title">Every statement as N-Quads</summary>
          <Code text={nQuads} name="structured-data.nq" type="application/n-quads" />
        </details>
      )}
    </div>
  );
}

function Code({ text, name, type }: { text: string; name: string; type: string }) {
  return (
    <div className="sdcode">
      <p className="sdcode-actions">
        <CopyButton text={text} />
        <DownloadButton name={name} type={type} body={text} label="Save" />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre className="scrolls" tabIndex={0}>
        <code>{text}</code>
      </pre>
    </div>
  );
}
