import { getDomain } from "tldts";
import { AppError } from "#core/errors/app-error.ts";
import type { Figure, FigureRow } from "#core/figures/figure.schema.ts";
import { figureOf } from "#core/providers/provider-answer.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { linkPositionFigure, referringFigure, seenFigure } from "#engines/domain-figures/domain-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { LINKING_COLUMNS } from "#engines/domain-figures/linking-columns.ts";
import { linkingRows } from "#engines/domain-figures/linking-domains.ts";
import { type LinksExport, readLinksExport } from "#engines/search-console/read-links.ts";
import { submittedExport } from "#engines/search-console/submitted-export.server.ts";
import type { BacklinkSummaryInput, BacklinkSummaryOutput } from "./backlink-summary.schema.ts";
import { checkPages, checkTargets, PAGE_COLUMNS, TARGET_COLUMNS } from "./check-pages.server.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "knownDomains" | "askProvider" | "now">;

/** Pages of the own site that are asked a run. */
const TARGETS = 15;
const MOST_ROWS = 100;

export async function summarizeBacklinks(input: BacklinkSummaryInput, ports: Ports, signal: AbortSignal): Promise<BacklinkSummaryOutput> {
  const { domain } = domainNameOf(input.url);
  if (input.pages) return pastedPages(domain, input.pages, ports, signal);
  const rows = submittedExport(input.export, input.file);
  if (rows !== undefined) return ownExport(domain, rows, ports, signal);
  return knownLinks(domain, ports, signal);
}

async function knownLinks(domain: string, { knownDomains, askProvider }: Ports, signal: AbortSignal): Promise<BacklinkSummaryOutput> {
  const [[known], answer] = await Promise.all([knownDomains([domain], signal), askProvider("backlinkSummary", { domain }, signal)]);
  if (!known) throw new Error("a domain that was asked for has a record");
  const given = (pick: (value: Extract<typeof answer, { state: "given" }>["value"]) => number | null) =>
    figureOf(answer, pick, { missing: "no figure for it." });
  const figures: Record<string, Figure> = {
    referring: referringFigure(known),
    seen: seenFigure(known),
    followed: seenFigure(known, "followed"),
    rank: linkPositionFigure(known.linkRanks),
    backlinks: given(({ backlinks }) => backlinks),
    domains: given(({ referringDomains }) => referringDomains),
    broken: given(({ brokenBacklinks }) => brokenBacklinks),
  };
  const linking = linkingRows(known);
  const isKnown = Object.values(figures).some(({ state }) => state !== "unavailable");
  return {
    headline: isKnown ? `Links to ${domain} that were seen` : `No link to ${domain} is known here yet.`,
    columns: [
      { key: "referring", title: "Domains that link to it", note: "in one crawl, all kinds of links" },
      { key: "seen", title: "Domains that link to it", note: "seen in our own crawls" },
      { key: "followed", title: "Of those, with a followed link" },
      { key: "rank", title: "Link rank", note: "by harmonic centrality" },
      { key: "backlinks", title: "Links", note: "in a provider’s index" },
      { key: "domains", title: "Linking domains", note: "in a provider’s index" },
      { key: "broken", title: "Links to dead pages", note: "in a provider’s index" },
    ],
    row: { name: domain, figures },
    tables:
      linking.length > 0
        ? [{ caption: "Some of the domains that link to it", named: "Domain", columns: [...LINKING_COLUMNS], rows: linking }]
        : [],
    notes: isKnown
      ? ["These are links that somebody's crawler met, and never all of them."]
      : ["Is it your site? Choose “Your export” for the links that Google knows, or “Pages to check” for links that you know."],
  };
}

async function pastedPages(domain: string, pages: readonly string[], ports: Ports, signal: AbortSignal): Promise<BacklinkSummaryOutput> {
  const rows = await checkPages(pages, domain, ports, signal);
  const linkOf = ({ figures }: FigureRow) => figures["link"];
  const there = rows.filter((row) => isValue(linkOf(row), /^There/)).length;
  const followed = rows.filter(({ figures }) => isValue(figures["rel"], /^Yes/)).length;
  const unread = rows.filter((row) => linkOf(row)?.state === "unavailable").length;
  return {
    headline: `${there} of ${rows.length} pages link to ${domain}.`,
    ...sums(domain, ports, "The pages, read now", [
      ["there", "Pages with the link", there],
      ["followed", "With a followed link", followed],
      ["missing", "Pages without the link", rows.length - there - unread],
      ["unread", "Pages that gave no answer", unread],
    ]),
    tables: [{ caption: "Page by page", named: "Page", columns: PAGE_COLUMNS, rows }],
    notes: ["Scripts are not run: a link that a script writes is not seen here, and by most crawlers neither."],
  };
}

async function ownExport(domain: string, text: string, ports: Ports, signal: AbortSignal): Promise<BacklinkSummaryOutput> {
  const found = readLinksExport(text);
  if (!found)
    throw new AppError("input_invalid", {
      reason:
        "That is no table of Search Console’s links report. Choose the file, or paste its rows with their headings, such as “Linking page,Last crawled”.",
    });
  const sites = groupBySite(found);
  const targets = found.targets.toSorted((a, b) => b.links - a.links).slice(0, MOST_ROWS);
  const checked = await checkTargets(targets, TARGETS, ports, signal);
  const source = "Your Search Console export";
  const asOf =
    found.pages
      .flatMap(({ crawled }) => crawled ?? [])
      .toSorted()
      .at(-1) ?? ports.now().toISOString().slice(0, 10);
  const figure = (value: number | string): Figure => ({ state: "measured", value, source, asOf });
  const dead = checked.filter(({ figures }) => isValue(figures["answer"], /^[45]/)).length;
  const moved = checked.filter(({ figures }) => isValue(figures["answer"], /, at /)).length;
  const asked = (value: number): Figure =>
    checked.length > 0
      ? { state: "measured", value, source: "The pages, asked now", asOf: ports.now().toISOString().slice(0, 10) }
      : {
          state: "unavailable",
          reason: "unsupported",
          detail: "Your export names no page that is linked to.",
          unlock: "Add the rows of Top linked pages, and each of them is asked whether it answers.",
        };
  return {
    headline: headlineOf(sites.length, domain),
    ...sums(domain, ports, source, [
      ["sites", "Linking sites", sites.length],
      ["pages", "Linking pages", found.pages.length > 0 ? found.pages.length : found.sites.reduce((sum, { pages }) => sum + pages, 0)],
      ["dead", "Linked pages that are dead", asked(dead)],
      ["moved", "Linked pages that redirect", asked(moved)],
    ]),
    tables: [
      {
        caption: "By site",
        named: "Site",
        columns: [{ key: "pages", title: "Pages that link" }],
        rows: sites.slice(0, MOST_ROWS).map(([name, pages]) => ({ name, figures: { pages: figure(pages) } })),
      },
      { caption: "Pages that are linked to", named: "Page", columns: TARGET_COLUMNS, rows: checked },
      {
        caption: "Words of the links",
        named: "Words",
        columns: [{ key: "place", title: "Place", note: "by how often" }],
        rows: [...new Set(found.anchors)].slice(0, MOST_ROWS).map((name, index) => ({ name, figures: { place: figure(index + 1) } })),
      },
    ].filter(({ rows }) => rows.length > 0),
    notes: [],
  };
}

function headlineOf(sites: number, domain: string): string {
  if (sites === 0) return `No linking site is named in your export for ${domain}.`;
  return `${sites} ${sites === 1 ? "site links" : "sites link"} to ${domain} in your export.`;
}

function sums(
  domain: string,
  { now }: Ports,
  source: string,
  given: readonly (readonly [key: string, title: string, value: number | Figure])[],
) {
  const asOf = now().toISOString().slice(0, 10);
  return {
    columns: given.map(([key, title]) => ({ key, title })),
    row: {
      name: domain,
      figures: Object.fromEntries(
        given.map(([key, , value]): [string, Figure] => [
          key,
          typeof value === "number" ? { state: "measured", value, source, asOf } : value,
        ]),
      ),
    },
  };
}

/** By registrable domain, the most pages first. */
function groupBySite({ pages, sites }: LinksExport): [domain: string, pages: number][] {
  const counts = new Map<string, number>();
  const add = (name: string, more: number) => {
    const domain = getDomain(name) ?? name;
    counts.set(domain, (counts.get(domain) ?? 0) + more);
  };
  // The list of sites counts all their pages; the list of pages is a sample of them.
  if (sites.length > 0) for (const { domain, pages: more } of sites) add(domain, more);
  else for (const { url } of pages) add(url, 1);
  return [...counts].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, "en"));
}

const isValue = (figure: Figure | undefined, pattern: RegExp) =>
  figure !== undefined && figure.state !== "unavailable" && pattern.test(String(figure.value));
