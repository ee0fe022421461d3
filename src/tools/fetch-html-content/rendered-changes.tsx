import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import type { Rendered } from "./fetch-html-content.schema.ts";

/** Sent and rendered side by side, then line by line, then what could not be loaded. */
export function RenderedChanges({ rendered: { changes, diff, failed, seconds, isSettled } }: { rendered: Rendered }) {
  const nothing = <i className="mute">none</i>;
  return (
    <div className="rchanges">
      <p className="mute">
        Opened in Chromium as a phone, {seconds} s in all.{" "}
        {isSettled ? "Its requests had come to rest." : "It was still busy after 15 s, so this is the page at that moment."}
      </p>
      <DataTable
        caption="Sent and rendered"
        captionHidden
        columns={[
          { key: "name", header: "What", cell: ({ name }) => name },
          {
            key: "differs",
            header: "Changed",
            cell: ({ differs }) => <StatusMark status={differs ? "fix" : "pass"}>{differs ? "Yes" : "No"}</StatusMark>,
          },
          { key: "raw", header: "As sent", cell: ({ raw }) => <span className="fetchurl">{raw ?? nothing}</span> },
          { key: "rendered", header: "Rendered", cell: ({ rendered: after }) => <span className="fetchurl">{after ?? nothing}</span> },
        ]}
        rows={changes}
        rowKey={({ name }) => name}
      />
      {diff === null ? (
        <p className="mute">The two are too long or too different to be compared line by line.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section className="rdiff scrolls" aria-label="Line by line, both prettified" tabIndex={0}>
          {diff.map(({ kind, text, lines }, index) =>
            kind === "same" && text === "" ? (
              <p key={index} className="meta rdiff-fold">
                {lines.toLocaleString("en-US")} {lines === 1 ? "line is" : "lines are"} the same
              </p>
            ) : (
              <pre key={index} data-kind={kind}>
                {text}
              </pre>
            ),
          )}
        </section>
      )}
      {failed.length > 0 && (
        <DataTable
          caption="Requests that came to nothing"
          columns={[
            { key: "url", header: "Address", cell: ({ url }) => <span className="mono fetchurl">{url || "unknown"}</span> },
            { key: "reason", header: "Why", cell: ({ reason }) => reason },
          ]}
          rows={failed.map((one, index) => ({ ...one, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
    </div>
  );
}
