import type { Ref } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import { faultsOf } from "#core/rules/verdict-words.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { CrawlFiles } from "#ui/tool/crawl/crawl-files.tsx";
import { RenderOffer } from "#ui/tool/crawl/render-offer.tsx";
import { FindingList, PassList } from "#ui/tool/finding-list.tsx";
import { shownFinding } from "#ui/tool/page-check/shown-finding.ts";
import type { InternalLinkOutput, PageLinkRow, PageLinks } from "./internal-link-checker.schema.ts";

export function PageVerdict({
  result,
  links,
  jobId,
  heading,
}: {
  result: InternalLinkOutput;
  links: PageLinks;
  jobId: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { counts, findings } = links;
  const faults = faultsOf(findings).length;
  return (
    <section className="panel crawl-verdict">
      <h2 className="d3" ref={heading} tabIndex={-1}>
        {counts.all === 0 ? "No links in the HTML" : `${countWords(counts.all, "link")}, ${countWords(faults, "thing")} to fix`}
      </h2>
      <p className="lead">
        {counts.all === 0
          ? "Nothing on the page leads anywhere, so there was nothing to judge."
          : `${result.endedWords} ${countWords(counts.internal, "stays", "stay")} on this host, to ${countWords(counts.uniqueInternal, "address", "addresses")}; ${countWords(counts.external, "leads", "lead")} to other sites.`}
      </p>
      {(result.scriptBuilt ?? 0) > 0 && result.mode === "page" && <RenderOffer slug="internal-link-checker" url={result.home} />}
      {counts.all > 0 && <CrawlFiles jobId={jobId} first={["links.csv"]} others={["internal-links.json"]} />}
    </section>
  );
}

export function PageTables({ links, home }: { links: PageLinks; home: string }) {
  const faults = links.findings.filter(({ status }) => status !== "pass");
  const passes = links.findings.filter(({ status }) => status === "pass");
  const has = (where: PageLinkRow["where"]) => links.links.filter((row) => row.where === where);
  const groups = [
    { label: "All", rows: links.links },
    { label: "Internal", rows: has("internal") },
    { label: "Subdomains", rows: has("subdomain") },
    { label: "External", rows: has("external") },
    { label: "Mail and scripts", rows: has("other") },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <section className="panel crawl-panel" aria-label="Findings">
        {faults.length > 0 && <FindingList findings={faults.map(shownFinding)} />}
        {passes.length > 0 && <PassList passes={passes.map(shownFinding)} />}
      </section>
      {groups.length > 0 && (
        <section className="panel crawl-panel" aria-label="Links of the page">
          <Tabs
            legend="Links by kind"
            tabs={groups.map(({ label, rows }) => ({
              label: `${label}: ${rows.length}`,
              panel: <LinkTable rows={rows} home={home} label={label} />,
            }))}
          />
        </section>
      )}
    </>
  );
}

function LinkTable({ rows, home, label }: { rows: readonly PageLinkRow[]; home: string; label: string }) {
  const hasStatus = rows.some(({ answer }) => answer !== undefined);
  const { origin } = new URL(home);
  return (
    <DataTable
      caption={`Links: ${label}`}
      captionHidden
      rows={rows}
      rowKey={({ line, url, text }) => `${line} ${url} ${text}`}
      columns={[
        {
          key: "url",
          header: "Address",
          cell: ({ url, isFirst }) => (
            <>
              <span className="mono">{url.startsWith(`${origin}/`) ? url.slice(origin.length) : url || "no href"}</span>
              {!isFirst && <span className="meta"> again</span>}
            </>
          ),
          sortBy: ({ url }) => url,
        },
        { key: "text", header: "Words", cell: WordsCell, sortBy: ({ text }) => text },
        { key: "where", header: "Where", cell: ({ region }) => region, sortBy: ({ region }) => region },
        { key: "rel", header: "rel", cell: ({ rel }) => rel.join(" ") || "–", sortBy: ({ rel }) => rel.join(" ") },
        { key: "line", header: "Line", cell: ({ line }) => line, numeric: true, sortBy: ({ line }) => line },
        ...(hasStatus
          ? [
              {
                key: "status",
                header: "Answer",
                cell: ({ answer }: PageLinkRow) => answer ?? "–",
                sortBy: ({ status }: PageLinkRow) => status ?? 0,
              },
            ]
          : []),
      ]}
    />
  );
}

const faultWords: Record<PageLinkRow["faults"][number], string> = {
  empty: "no name",
  generic: "says nothing",
  uncrawlable: "cannot be followed",
};

function WordsCell({ text, isImage, faults }: PageLinkRow) {
  return (
    <>
      {text || <span className="mute">none</span>}
      {isImage && <span className="meta"> alt</span>}
      {faults.map((fault) => (
        <span key={fault} className="link-fault">
          {faultWords[fault]}
        </span>
      ))}
    </>
  );
}
