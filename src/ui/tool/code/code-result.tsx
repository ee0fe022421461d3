import type { ReactNode } from "react";
import { CopyButton, DownloadButton } from "../result-actions.tsx";
import "../builder/builder.css";

/** Longer code is shown in part: no screen lays a megabyte out in good time. Copied and saved it is whole. */
const SHOWN_CHARACTERS = 20_000;

/** An address that holds the file itself is made anew with every letter that is typed: for short files only. */
const IN_ADDRESS_CHARACTERS = 50_000;

interface Props {
  code: string;
  /** What it is saved as. */
  fileName: string;
  /** “text/css” */
  type: string;
  /** Behind the file's name. */
  note?: ReactNode;
}

/** A file that was made, exactly: to read, to copy, to save. */
export function CodeResult({ code, fileName, type, note }: Props) {
  const shown = code.slice(0, SHOWN_CHARACTERS);
  return (
    <div className="code-block">
      <div className="code-block-head">
        <span>
          <b>{fileName}</b> <span className="meta">{note}</span>
        </span>
        <span className="code-block-ways">
          <CopyButton text={code} what={fileName} />
          {code.length <= IN_ADDRESS_CHARACTERS ? (
            // Saved without JavaScript too, and nothing is sent anywhere.
            <a className="chip" download={fileName} href={`data:application/octet-stream,${encodeURIComponent(code.toWellFormed())}`}>
              Download<span className="vh">: {fileName}</span>
            </a>
          ) : (
            <DownloadButton name={fileName} type={`${type};charset=utf-8`} body={code} label="Download" />
          )}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="code-block-scroll scrolls" tabIndex={0} aria-label={fileName}>
        <pre>
          <code>{shown}</code>
        </pre>
      </section>
      {code.length > shown.length && (
        <p className="meta code-block-more">
          {(code.length - shown.length).toLocaleString("en-US")} more characters are in the file. Copy and Download take all of it.
        </p>
      )}
    </div>
  );
}
