import type { Ref } from "react";
import { countWords } from "#core/crawl/crawl-words.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { CrawlFiles } from "#ui/tool/crawl/crawl-files.tsx";
import { CrawlRemarks } from "#ui/tool/crawl/crawl-remarks.tsx";
import { RenderOffer } from "#ui/tool/crawl/render-offer.tsx";
import { SiteFindingList } from "#ui/tool/crawl/site-finding-list.tsx";
import { DepthTree } from "./depth-tree.tsx";
import type { InternalLinkOutput, Opportunity, SiteLinks, SiteNode } from "./internal-link-checker.schema.ts";
import { LinkGraph } from "./link-graph.tsx";
import { percentWords } from "./rank-words.ts";

export function SiteVerdict({
  result,
  site,
  jobId,
  heading,
}: {
  result: InternalLinkOutput;
  site: SiteLinks;
  jobId: string;
  heading: Ref<HTMLHeadingElement>;
}) {
  const outside = (site.counts.outside ?? 0) > 0 ? ["outside-links.csv"] : [];
  const deepest = Math.max(0, ...site.nodes.map(({ clicks }) => clicks ?? 0));
  return (
    <section className="panel crawl-verdict">
      <h2 className="d3" ref={heading} tabIndex={-1}>
        {site.counts.links === 0 && (result.scriptBuilt ?? 0) > 0 ? "No links in the HTML" : headline(site)}
      </h2>
      <p className="lead">
        {result.endedWords} {site.nodes.some(isRead) && `The deepest page is ${countWords(deepest, "click")} from the home page. `}
        {(site.counts.outside ?? 0) > 0 && `${countWords(site.counts.outside ?? 0, "link leads", "links lead")} to other sites. `}
        {site.counts.orphans > 0 && `${countWords(site.counts.orphans, "page is", "pages are")} in the sitemap and linked from nowhere. `}
        {site.opportunities.length > 0 &&
          `${countWords(site.opportunities.length, "text names", "texts name")} another page without linking to it.`}
      </p>
      {(result.scriptBuilt ?? 0) > 0 && <RenderOffer slug="internal-link-checker" url={result.home} />}
      <CrawlFiles
        jobId={jobId}
        first={["edges.csv"]}
        others={["pages-to-edit.csv", ...outside, "nodes.csv", "opportunities.csv", "links.gexf", "internal-links.json"]}
      />
      <CrawlRemarks traps={result.traps} notes={result.notes} />
    </section>
  );
}

const isRead = ({ kind }: SiteNode) => kind === "page" || kind === "out";

function headline({ counts, nodes }: SiteLinks): string {
  const links = countWords(counts.links, "link");
  if (counts.pages > 0) return `${links} between ${countWords(counts.pages, "page")}`;
  const out = nodes.filter(isRead).length;
  return out > 0
    ? `${links}, and ${countWords(out, "page keeps itself", "pages keep themselves")} out of results`
    : "No page could be read";
}

export function SiteTables({ site, home }: { site: SiteLinks; home: string }) {
  const pages = site.nodes.filter(isRead);
  const tabs = [
    { label: `Pages: ${pages.length}`, panel: <PageTable nodes={site.nodes} home={home} />, isShown: true },
    { label: "Map", panel: <LinkGraph site={site} home={home} />, isShown: site.nodes.length > 1 },
    { label: "Tree", panel: <DepthTree nodes={site.nodes} home={home} />, isShown: site.nodes.length > 1 },
    {
      label: `Findings: ${site.findings.length}`,
      panel: <SiteFindingList findings={site.findings} home={home} />,
      isShown: site.findings.length > 0,
    },
    {
      label: `Missing links: ${site.opportunities.length}`,
      panel: <OpportunityTable opportunities={site.opportunities} home={home} />,
      isShown: site.opportunities.length > 0,
    },
    { label: "Hubs", panel: <HubTable nodes={pages} home={home} />, isShown: pages.length > 2 },
  ].filter(({ isShown }) => isShown);
  return (
    <section className="panel crawl-panel" aria-label="The links of the site">
      <Tabs legend="Views of the link graph" tabs={tabs} />
    </section>
  );
}

const path = (url: string, home: string) => <span className="mono">{url.replace(new URL(home).origin, "")}</span>;

const kindWords: Record<SiteNode["kind"], string> = { page: "", out: "kept out of results", redirect: "redirects", dead: "dead" };

function PageTable({ nodes, home }: { nodes: readonly SiteNode[]; home: string }) {
  return (
    <DataTable
      caption="Pages by their share of internal PageRank"
      captionHidden
      rows={nodes.toSorted((a, b) => b.rank - a.rank)}
      rowKey={({ url }) => url}
      columns={[
        {
          key: "url",
          header: "Address",
          cell: ({ url, kind }) => (
            <>
              {path(url, home)} {kind !== "page" && <span className="meta">{kindWords[kind]}</span>}
            </>
          ),
          sortBy: ({ url }) => url,
        },
        {
          key: "rank",
          header: "PageRank",
          cell: ({ rank }) => (rank > 0 ? percentWords(rank) : "–"),
          numeric: true,
          sortBy: ({ rank }) => rank,
        },
        { key: "clicks", header: "Clicks", cell: ({ clicks }) => clicks ?? "–", numeric: true, sortBy: ({ clicks }) => clicks ?? 99 },
        { key: "in", header: "Links in", cell: ({ inlinks }) => inlinks, numeric: true, sortBy: ({ inlinks }) => inlinks },
        {
          key: "from",
          header: "From pages",
          cell: ({ linkingPages }) => linkingPages,
          numeric: true,
          sortBy: ({ linkingPages }) => linkingPages,
        },
        { key: "out", header: "Out", cell: ({ outlinks }) => outlinks, numeric: true, sortBy: ({ outlinks }) => outlinks },
        { key: "texts", header: "Words of links to it", cell: anchorCell, sortBy: ({ genericShare }) => genericShare },
      ]}
    />
  );
}

function anchorCell({ anchors, genericShare }: SiteNode) {
  if (anchors.length === 0) return <span className="mute">none</span>;
  return (
    <span className="anchor-words">
      {anchors
        .slice(0, 3)
        .map(({ text, count }) => `${text} (${count})`)
        .join(", ")}
      {genericShare >= 0.5 && <span className="meta"> {Math.round(genericShare * 100)}% say nothing</span>}
    </span>
  );
}

function OpportunityTable({ opportunities, home }: { opportunities: readonly Opportunity[]; home: string }) {
  return (
    <DataTable
      caption="Texts that name a page and do not link to it"
      captionHidden
      rows={opportunities}
      rowKey={({ from, to }) => `${from} ${to}`}
      columns={[
        { key: "from", header: "On the page", cell: ({ from }) => path(from, home), sortBy: ({ from }) => from },
        { key: "words", header: "These words", cell: Context },
        { key: "to", header: "Could link to", cell: ({ to }) => path(to, home), sortBy: ({ to }) => to },
      ]}
    />
  );
}

function Context({ context, phrase }: Opportunity) {
  const at = context.indexOf(phrase);
  if (at === -1) return context;
  return (
    <>
      {context.slice(0, at)}
      <mark>{phrase}</mark>
      {context.slice(at + phrase.length)}
    </>
  );
}

const TOP = 10;

/** Kleinberg's two lists: pages that gather links, and pages that link to those. */
function HubTable({ nodes, home }: { nodes: readonly SiteNode[]; home: string }) {
  const best = (by: (node: SiteNode) => number) =>
    nodes
      .filter((node) => by(node) > 0)
      .toSorted((a, b) => by(b) - by(a))
      .slice(0, TOP);
  return (
    <div className="signposts">
      <Ranked title="Most weight" nodes={best(({ rank }) => rank)} share={({ rank }) => rank} home={home} />
      <Ranked title="Best signposts" nodes={best(({ hub }) => hub)} share={({ hub }) => hub} home={home} />
    </div>
  );
}

function Ranked({ title, nodes, share, home }: { title: string; nodes: readonly SiteNode[]; share(node: SiteNode): number; home: string }) {
  return (
    <div>
      <h3 className="d4">{title}</h3>
      <ol className="signpost-list">
        {nodes.map((node) => (
          <li key={node.url}>
            {path(node.url, home)}
            <span className="meta">{percentWords(share(node))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
