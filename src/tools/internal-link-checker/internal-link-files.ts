import { crawlState } from "#core/crawl/crawl-state.ts";
import { toCsv } from "#core/text/csv.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import { siteGraph } from "#engines/site-graph/site-graph.ts";
import type { InternalLinkOutput, PageLinks, SiteLinks } from "./internal-link-checker.schema.ts";
import { type InternalLinkEvent, isCrawlEvent } from "./internal-link-event.ts";

interface TextFile {
  name: string;
  type: string;
  body: string;
}

const CSV = "text/csv; charset=utf-8";

/** What a result alone can make. */
export function internalLinkFiles(output: InternalLinkOutput): readonly TextFile[] {
  const json = { name: "internal-links.json", type: "application/json; charset=utf-8", body: `${JSON.stringify(output, null, 2)}\n` };
  if (output.page) return [{ name: "links.csv", type: CSV, body: linkTable(output.page) }, json];
  if (!output.site) return [json];
  return [
    { name: "nodes.csv", type: CSV, body: nodeTable(output.site) },
    { name: "opportunities.csv", type: CSV, body: opportunityTable(output.site) },
    { name: "links.gexf", type: "application/gexf+xml; charset=utf-8", body: gexf(output.site) },
    json,
  ];
}

/** Every single link needs more than a result holds: one line for each place. */
export function edgeFiles(events: readonly InternalLinkEvent[]): readonly TextFile[] {
  const site = siteGraph(crawlState(events.filter(isCrawlEvent)));
  if (!site) return [];
  const rows = site.edges.map(({ from, to, shape, line, nofollow }) => [
    site.pages[from]?.url,
    site.pages[to]?.url,
    shape.text,
    shape.rel.join(" "),
    shape.region,
    line,
    nofollow ? "nofollow" : "follow",
  ]);
  return [{ name: "edges.csv", type: CSV, body: toCsv([["source", "target", "text", "rel", "where", "line", "follow"], ...rows]) }];
}

function linkTable({ links }: PageLinks): string {
  return toCsv([
    ["address", "text", "kind", "rel", "where", "line", "first", "picture", "faults", "status", "answer"],
    ...links.map((link) => [
      link.url,
      link.text,
      link.where,
      link.rel.join(" "),
      link.region,
      link.line,
      link.isFirst,
      link.isImage,
      link.faults.join(" "),
      link.status,
      link.answer,
    ]),
  ]);
}

function nodeTable({ nodes }: SiteLinks): string {
  return toCsv([
    [
      "address",
      "title",
      "status",
      "kind",
      "clicks",
      "links in",
      "pages that link",
      "links out",
      "PageRank share",
      "hub share",
      "in sitemap",
      "texts",
      "generic share",
    ],
    ...nodes.map((node) => [
      node.url,
      node.title,
      node.status,
      node.kind,
      node.clicks,
      node.inlinks,
      node.linkingPages,
      node.outlinks,
      node.rank,
      node.hub,
      node.inSitemap,
      node.anchors.map(({ text, count }) => `${text} (${count})`).join("; "),
      node.genericShare,
    ]),
  ]);
}

function opportunityTable({ opportunities }: SiteLinks): string {
  return toCsv([
    ["page", "could link to", "with the words", "context"],
    ...opportunities.map(({ from, to, phrase, context }) => [from, to, phrase, context]),
  ]);
}

/** GEXF 1.3, which Gephi and its kin open: https://gexf.net/schema.html */
function gexf({ nodes, edges }: SiteLinks): string {
  const attributes = [
    ["0", "title", "string"],
    ["1", "clicks", "integer"],
    ["2", "pagerank", "double"],
    ["3", "links in", "integer"],
    ["4", "kind", "string"],
  ];
  const node = ({ url, title, clicks, rank, inlinks, kind }: SiteLinks["nodes"][number], number: number) => {
    const values: [string, string | number][] = [
      ...(title === undefined ? [] : [["0", title] as [string, string]]),
      ...(clicks === null ? [] : [["1", clicks] as [string, number]]),
      ["2", rank],
      ["3", inlinks],
      ["4", kind],
    ];
    const inner = values.map(([key, value]) => `<attvalue for="${key}" value="${escapeXml(String(value))}"/>`).join("");
    return `      <node id="${number}" label="${escapeXml(url)}"><attvalues>${inner}</attvalues></node>`;
  };
  const lines: string[] = [];
  for (let at = 0; at < edges.length; at += 3) lines.push(`      <edge id="${at / 3}" source="${edges[at]}" target="${edges[at + 1]}"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gexf xmlns="http://gexf.net/1.3" version="1.3">',
    '  <graph defaultedgetype="directed" mode="static">',
    '    <attributes class="node">',
    ...attributes.map(([id, title, type]) => `      <attribute id="${id}" title="${title}" type="${type}"/>`),
    "    </attributes>",
    "    <nodes>",
    ...nodes.map(node),
    "    </nodes>",
    "    <edges>",
    ...lines,
    "    </edges>",
    "  </graph>",
    "</gexf>",
    "",
  ].join("\n");
}
