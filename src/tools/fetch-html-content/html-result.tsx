import type { ReactNode } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import type { FetchHtmlContentOutput } from "./fetch-html-content.schema.ts";
import { RenderedChanges } from "./rendered-changes.tsx";
import { SourceView } from "./source-view.tsx";

/** Size and status first, then every form of the page. */
export function HtmlResult({ output, children }: { output: FetchHtmlContentOutput; children: ReactNode }) {
  const { html, text, markdown, pretty, headers, fetched, url, kept, rendered, renderProblem, isShortened } = output;
  const file = fileName(url);
  const whole = kept ? `/api/pages/${kept.id}/source` : undefined;
  return (
    <section className="panel" aria-labelledby="html-result">
      <Summary output={output} />
      <div className="page-view">
        {isShortened && (
          <p className="meta src-note">This page is long, so each tab shows only its beginning. Press “Fetch the HTML” for all of it.</p>
        )}
        <Tabs
          legend="Forms of the page"
          tabs={[
            {
              label: "Prettified",
              panel: (
                <>
                  <p className="meta src-note">As a browser reads it: missing tags added, misplaced ones moved.</p>
                  <SourceView name="Prettified" shown={pretty} file={`${file}.pretty.html`} />
                </>
              ),
            },
            { label: "Source", panel: <SourceView name="Source" shown={html} file={`${file}.html`} whole={whole} /> },
            ...(fetched ? [{ label: `Headers (${headers.length})`, panel: <HeaderTable output={output} /> }] : []),
            { label: "Text", panel: <SourceView name="Text" shown={text} file={`${file}.txt`} /> },
            { label: "Markdown", panel: <SourceView name="Markdown" shown={markdown} file={`${file}.md`} /> },
            ...(rendered
              ? [
                  { label: "Rendered", panel: <SourceView name="Rendered" shown={rendered.html} file={`${file}.rendered.html`} /> },
                  {
                    label: `What scripts change (${rendered.changes.filter(({ differs }) => differs).length})`,
                    panel: <RenderedChanges rendered={rendered} />,
                  },
                ]
              : []),
          ]}
        />
        {renderProblem && <p className="src-problem">Not rendered. {renderProblem}</p>}
      </div>
      {children}
    </section>
  );
}

function Summary({ output: { fetched, html, googleCut, as, url } }: { output: FetchHtmlContentOutput }) {
  const isBad = fetched !== null && (fetched.status < 200 || fetched.status > 299);
  return (
    <VerdictSum
      level={isBad ? "failed" : googleCut ? "fix" : "pass"}
      figure={fetched ? fetched.status : html.lines.toLocaleString("en-US")}
      unit={fetched ? undefined : html.lines === 1 ? "line" : "lines"}
      id="html-result"
      headline={headlineOf(fetched, html.lines)}
      aside={
        fetched && (
          <p className="meta">
            {kilobytes(fetched.bytes)}, {kilobytes(fetched.bytesWire)} on the wire
            <br />
            {(fetched.totalMs / 1000).toFixed(2)} s, {fetched.charset} by {SOURCES[fetched.charsetFrom] ?? fetched.charsetFrom}
          </p>
        )
      }
    >
      <p className="mute fetchurl">{url}</p>
      {as !== "tool" && (
        <p className="mute">
          Asked under the name of {as === "googlebot" ? "Googlebot" : "Chrome"}, imitated. Servers that check addresses can tell.
        </p>
      )}
      {googleCut && (
        <p className="fetchcut">
          Googlebot stops in line {googleCut.line.toLocaleString("en-US")}, after 2 MB. The {kilobytes(googleCut.bytesAfter)} below are not
          indexed.
        </p>
      )}
      {fetched?.truncated && <p className="mute">We read the first 5 MB and stopped.</p>}
    </VerdictSum>
  );
}

function HeaderTable({ output: { headers, fetched } }: { output: FetchHtmlContentOutput }) {
  const redirects = fetched?.hops.slice(0, -1) ?? [];
  return (
    <>
      {redirects.length > 0 && (
        <p className="meta src-note">After {redirects.map(({ url, status }) => `${status} from ${url}`).join(", ")}.</p>
      )}
      <DataTable
        caption="Response headers, in the order sent"
        captionHidden
        columns={[
          { key: "name", header: "Header", cell: ({ name }) => <span className="mono">{name}</span> },
          { key: "value", header: "Value", cell: ({ value }) => <span className="mono fetchurl">{value}</span> },
        ]}
        rows={headers.map((header, index) => ({ ...header, index }))}
        rowKey={({ index }) => String(index)}
      />
    </>
  );
}

const SOURCES: Record<string, string> = { bom: "its byte order mark", header: "its header", meta: "its meta tag", default: "default" };

function headlineOf(fetched: FetchHtmlContentOutput["fetched"], lines: number): string {
  if (!fetched) return "What you pasted, in four forms.";
  const redirects = fetched.hops.length - 1;
  const way = redirects > 0 ? ` after ${redirects} ${redirects === 1 ? "redirect" : "redirects"}` : "";
  return `${lines.toLocaleString("en-US")} ${lines === 1 ? "line" : "lines"} of ${(fetched.type ?? "unknown type").split(";")[0]}${way}.`;
}

function kilobytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000).toLocaleString("en-US")} KB`;
}

function fileName(url: string): string {
  const parsed = URL.parse(url);
  return (
    `${parsed?.hostname ?? "page"}${parsed?.pathname ?? ""}`
      .replace(/[^\w.-]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 80) || "page"
  );
}
