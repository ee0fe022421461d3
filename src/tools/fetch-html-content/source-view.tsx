import { useRef } from "react";
import { CopyButton, DownloadButton } from "#ui/tool/result-actions.tsx";
import type { ShownText } from "./fetch-html-content.schema.ts";
import { useTextSearch } from "./use-text-search.ts";

interface Props {
  /** What it is, for those who do not see it: “Source”. */
  name: string;
  shown: ShownText;
  /** Base of the file's name, and its ending. */
  file: string;
  /** Where the whole can be had when only a part is here. */
  whole?: string | undefined;
}

/** A long text with numbered lines that scrolls in its own box: one text node, however many lines it has. */
export function SourceView({ name, shown, file, whole }: Props) {
  const code = useRef<HTMLElement>(null);
  const search = useTextSearch(code, shown.text);
  const here = shown.text === "" ? 0 : shown.text.split("\n").length;
  return (
    <div className="src">
      <div className="src-bar">
        <span className="meta">
          {shown.lines.toLocaleString("en-US")} {shown.lines === 1 ? "line" : "lines"}, {shown.characters.toLocaleString("en-US")}{" "}
          characters
        </span>
        <label className="src-wrap">
          <input type="checkbox" /> Wrap lines
        </label>
        <CopyButton text={shown.text} />
        <DownloadButton name={file} type="text/plain;charset=utf-8" body={shown.text} label="Save" />
      </div>
      <search className="src-search">
        <label>
          <span className="vh">Search in {name.toLowerCase()}</span>
          <input
            className="run-input"
            type="search"
            placeholder={`Search in ${name.toLowerCase()}`}
            onInput={(event) => search.search(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              search.step(event.shiftKey ? -1 : 1);
            }}
          />
        </label>
        <button type="button" className="chip" onClick={() => search.step(-1)} disabled={search.count === 0}>
          Previous
        </button>
        <button type="button" className="chip" onClick={() => search.step(1)} disabled={search.count === 0}>
          Next
        </button>
        <span className="meta" role="status">
          {search.words}
        </span>
      </search>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="src-box scrolls" aria-label={name} tabIndex={0}>
        <pre className="src-numbers" aria-hidden="true">
          {Array.from({ length: here }, (_, index) => index + 1).join("\n")}
        </pre>
        <pre className="src-code">
          <code ref={code}>{shown.text}</code>
        </pre>
      </section>
      {shown.cut && (
        <p className="meta">
          The first {here.toLocaleString("en-US")} of {shown.lines.toLocaleString("en-US")} lines.{" "}
          {whole && (
            <a className="link" href={whole} download>
              Save all of it
            </a>
          )}
        </p>
      )}
    </div>
  );
}
