import type { CodeProblem, MinifiedCode, PackedSizes } from "#core/tool/minified-code.ts";
import { CodeResult } from "../code/code-result.tsx";

/** The sizes and the code, or the place that has to be mended first. */
export function MinifiedResult({ made, fileName, type }: { made: MinifiedCode | undefined; fileName: string; type: string }) {
  if (!made) return <p className="minify-waits">What you paste is minified here as you type, with its size before and after.</p>;
  const { code, problem, before, after, map, notes } = made;
  if (code === null || !after) return problem && <Problem {...problem} />;
  return (
    <>
      <Sizes before={before} after={after} />
      <CodeResult code={code} fileName={fileName} type={type} />
      {map !== undefined && <CodeResult code={map} fileName={`${fileName}.map`} type="application/json" />}
      {notes.map((note) => (
        <p key={note} className="minify-note">
          {note}
        </p>
      ))}
    </>
  );
}

function Sizes({ before, after }: { before: PackedSizes; after: PackedSizes }) {
  return (
    <table className="minify-sizes">
      <caption className="vh">Size before and after, in bytes</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Saved</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map(([kind, label]) => (
          <tr key={kind}>
            <th scope="row">{label}</th>
            <Figures
              before={before[kind]}
              after={after[kind]}
              missing={`not measured ${before.raw > 300_000 ? "above 300 KB" : "in this browser"}`}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const KINDS = [
  ["raw", "Bytes"],
  ["gzip", "gzip"],
  ["brotli", "Brotli"],
] as const;

function Figures({ before, after, missing }: { before: number | null; after: number | null; missing: string }) {
  if (before === null || after === null)
    return (
      <td colSpan={3} className="meta">
        {missing}
      </td>
    );
  return (
    <>
      <td>{before.toLocaleString("en-US")}</td>
      <td>{after.toLocaleString("en-US")}</td>
      <td>
        <b>{savedShare(before, after)}</b>
      </td>
    </>
  );
}

/** “−31.4%”, with the sign that typesetters use. */
function savedShare(before: number, after: number): string {
  const percent = before === 0 ? 0 : (after / before - 1) * 100;
  if (Math.abs(percent) < 0.05) return "0%";
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent).toFixed(1)}%`;
}

function Problem({ message, line, column, source, before }: CodeProblem) {
  return (
    <div className="minify-problem" role="status">
      <h3>
        Line {line}, column {column}
      </h3>
      <p>{message}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section tabIndex={0} aria-label={`Line ${line}`}>
        <code>
          {source.slice(0, before)}
          <mark>{source.slice(before, before + 1) || " "}</mark>
          {source.slice(before + 1)}
        </code>
      </section>
      <p className="meta">Nothing was written: code that cannot be read for sure is left alone.</p>
    </div>
  );
}
