import { useId } from "react";
import { Tabs } from "../../tabs/tabs.tsx";
import { CopyButton } from "../result-actions.tsx";
import "./annotated-code.css";

export interface AnnotatedFile {
  /** On the tab. */
  title: string;
  /** What it is saved as, or where its lines belong. */
  fileName: string;
  /** What a browser saves it as; without it there is nothing to save, only to copy. */
  download?: string | undefined;
  lines: readonly { text: string; note?: string | undefined }[];
  /** What it cannot do. */
  limits: readonly string[];
}

/** Files for several servers on tabs, line by line, with what each line does. Copying and saving take the bare file. */
export function AnnotatedFiles({ legend, files }: { legend: string; files: readonly AnnotatedFile[] }) {
  return <Tabs legend={legend} tabs={files.map((file) => ({ label: file.title, panel: <AnnotatedCode {...file} /> }))} />;
}

/** A listing longer than this is shown in part; copied and saved it is whole. */
const SHOWN_LINES = 250;

export function AnnotatedCode({ title, fileName, download, lines, limits }: AnnotatedFile) {
  const id = useId();
  const text = lines.map((line) => `${line.text}\n`).join("");
  const hasNotes = lines.some(({ note }) => note !== undefined);
  const shown = lines.slice(0, SHOWN_LINES);
  const remarks = download?.startsWith(".")
    ? [...limits, "Browsers drop the dot when they save the file. Put it back on the server."]
    : limits;
  return (
    <div className="annotated">
      <div className="annotated-head">
        <span>
          <b>{fileName}</b>{" "}
          <span className="meta">
            {lines.length.toLocaleString("en-US")} {lines.length === 1 ? "line" : "lines"}
          </span>
        </span>
        {hasNotes && (
          <label className="annotated-switch" htmlFor={id}>
            <input id={id} type="checkbox" defaultChecked /> Explain
          </label>
        )}
        <CopyButton text={text} what={fileName} />
        {download && (
          // An address that holds the file itself: it is saved without JavaScript too, and nothing is sent anywhere.
          <a className="chip annotated-save" download={download} href={`data:application/octet-stream,${encodeURIComponent(text)}`}>
            Download
          </a>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="annotated-scroll" tabIndex={0} aria-label={`${title}, line by line`}>
        <ol className="annotated-lines">
          {shown.map((line, index) => (
            <li key={index} data-comment={/^\s*#/.test(line.text) || undefined}>
              <code>{line.text === "" ? " " : line.text}</code>
              {line.note && <span className="annotated-note">{line.note}</span>}
            </li>
          ))}
        </ol>
      </section>
      {lines.length > shown.length && (
        <p className="meta annotated-more">
          {(lines.length - shown.length).toLocaleString("en-US")} more lines are in the file. Copy and Download take all of it.
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="annotated-limits">
          {remarks.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
