import type { ReactNode } from "react";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { ReportFindings } from "#ui/tool/page-check/page-report-panel.tsx";
import { VerdictSum } from "#ui/tool/page-check/verdict-sum.tsx";
import { AddressList } from "./address-list.tsx";
import { ChangeHistogram } from "./change-histogram.tsx";
import type { ReadFile, SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

/** How many, what is wrong, where they are and when they changed, then all of them. */
export function ExtractorResult({ output, actions }: { output: SitemapUrlExtractorOutput; actions: ReactNode }) {
  const { verdict, total, notes } = output;
  return (
    <section className="panel" aria-labelledby="verdict">
      {notes.length > 0 && (
        <ul className="extract-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <VerdictSum
        {...verdict}
        figure={total.toLocaleString("en-US")}
        unit={total === 1 ? "address" : "addresses"}
        aside={<p className="meta">{FOUND[output.foundBy]}</p>}
      />
      <Files output={output} />
      <ReportFindings report={output} />
      {output.addresses.length > 0 && (
        <>
          <div className="page-view extract-halves">
            <div>
              <h3>Where they are</h3>
              <Folders output={output} />
            </div>
            <div>
              <h3>When they changed</h3>
              <ChangeHistogram output={output} />
              <Extensions output={output} />
            </div>
          </div>
          <AddressList output={output} />
        </>
      )}
      {output.sample.length > 0 && <Sample output={output} />}
      {actions}
    </section>
  );
}

const FOUND: Record<SitemapUrlExtractorOutput["foundBy"], string> = {
  address: "Read at its address",
  "robots.txt": "Named in robots.txt",
  link: "Named in the head of the home page",
  "usual places": "Found in a usual place",
  pasted: "Pasted",
  file: "Read in your browser",
};

function Files({ output: { files } }: { output: SitemapUrlExtractorOutput }) {
  const [only] = files;
  if (files.length === 1 && only && !only.trouble)
    return (
      <p className="extract-one meta">
        {KINDS[only.kind]}, {sizeOf(only)}
        {only.packed && ", packed"}, {only.encoding.toUpperCase()}
      </p>
    );
  return (
    <div className="page-view extract-files">
      <DataTable<ReadFile>
        caption={`${files.length} ${files.length === 1 ? "file" : "files"}`}
        columns={[
          {
            key: "url",
            header: "File",
            cell: ({ url, level, trouble }) => (
              <span className="extract-loc" data-level={level}>
                {url}
                {trouble && <small className="extract-trouble">{trouble}</small>}
              </span>
            ),
          },
          { key: "kind", header: "Kind", cell: ({ kind }) => KINDS[kind] },
          {
            key: "entries",
            header: "Entries",
            numeric: true,
            cell: ({ entries }) => entries.toLocaleString("en-US"),
            sortBy: ({ entries }) => entries,
          },
          { key: "bytes", header: "Size", numeric: true, cell: (file) => sizeOf(file), sortBy: ({ bytes }) => bytes },
          {
            key: "faults",
            header: "Faults",
            numeric: true,
            cell: ({ faults }) => faults.toLocaleString("en-US"),
            sortBy: ({ faults }) => faults,
          },
        ]}
        rows={files}
        rowKey={({ url }) => url}
      />
    </div>
  );
}

const KINDS: Record<ReadFile["kind"], string> = {
  urlset: "Sitemap",
  sitemapindex: "Index",
  text: "Text",
  rss: "RSS",
  atom: "Atom",
  html: "Web page",
  unknown: "Unknown",
};

function sizeOf({ bytes }: ReadFile): string {
  return bytes < 10_000
    ? `${bytes.toLocaleString("en-US")} bytes`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1_000)} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function Folders({ output: { folders } }: { output: SitemapUrlExtractorOutput }) {
  const most = Math.max(1, ...folders.map(({ count }) => count));
  return (
    <ul className="extract-folders">
      {folders.slice(0, 12).map(({ name, count, below }) => (
        <li key={name}>
          <div>
            <code>{name}</code>
            <b>{count.toLocaleString("en-US")}</b>
          </div>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" height="8" width="100%" aria-hidden="true">
            <path className="extract-bar-rest" d="M0 4H100" strokeWidth="8" />
            <path className="extract-bar" d={`M0 4H${Math.max(1, (count / most) * 100)}`} strokeWidth="8" />
          </svg>
          {below.length > 0 && (
            <details>
              <summary className="meta">
                {below.length} {below.length === 1 ? "folder" : "folders"} below
              </summary>
              <ul>
                {below.map((folder) => (
                  <li key={folder.name}>
                    <code>{folder.name}</code> {folder.count.toLocaleString("en-US")}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
      {folders.length > 12 && <li className="meta">and {folders.length - 12} more folders</li>}
    </ul>
  );
}

function Extensions({ output: { extensions, hosts } }: { output: SitemapUrlExtractorOutput }) {
  const { images, videos, news, languages } = extensions;
  const facts = [
    { name: "Images", value: images },
    { name: "Videos", value: videos },
    { name: "News", value: news },
    { name: "Hosts", value: hosts.length },
  ];
  return (
    <>
      <dl className="extract-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {languages.length > 0 && (
        <p className="meta">Languages: {languages.map(({ name, count }) => `${name} ${count.toLocaleString("en-US")}`).join(", ")}</p>
      )}
    </>
  );
}

function Sample({ output: { sample } }: { output: SitemapUrlExtractorOutput }) {
  return (
    <div className="page-view">
      <DataTable
        caption={`${sample.length} addresses, evenly spread, asked for`}
        columns={[
          { key: "loc", header: "Address", cell: ({ loc }) => <span className="extract-loc">{loc}</span> },
          {
            key: "status",
            header: "Answer",
            cell: ({ isFine, words }) => <StatusMark status={isFine ? "pass" : "failed"}>{words}</StatusMark>,
          },
        ]}
        rows={sample}
        rowKey={({ loc }) => loc}
      />
    </div>
  );
}
