import { AppError } from "#core/errors/app-error.ts";
import type { FigureRow } from "#core/figures/figure.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { headlineOf, topicsOf } from "./competitor-analysis.engine.ts";
import { type CompetitorAnalysisInput, type CompetitorAnalysisOutput, MOST_RIVALS } from "./competitor-analysis.schema.ts";
import { readSite } from "./read-site.server.ts";
import type { ReadSite } from "./read-site.ts";
import { measuresOf } from "./site-measures.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "noteLinks" | "knownDomains" | "askProvider" | "askProviders" | "now">;

interface NamedSite {
  key: string;
  host: string;
  url: string;
}

export async function analyzeCompetitors(
  { url, rivals = [] }: CompetitorAnalysisInput,
  ports: Ports,
  signal: AbortSignal,
): Promise<CompetitorAnalysisOutput> {
  const { addresses, note } = rivals.length > 0 ? { addresses: rivals, note: NAMED } : await discover(url, ports, signal);
  const { sites, refused } = sitesOf(url, addresses);
  const [read, standing] = await Promise.all([
    Promise.all(sites.map(async (site) => ({ ...site, site: await readSite(site.url, ports, signal) }))),
    standingOf(sites, ports, signal),
  ]);
  const withPages = read.map(({ key, host, site }) => ({ key, host, pages: site.pages }));
  const now = ports.now();
  const topics = topicsOf(withPages, now.toISOString().slice(0, 10));
  return {
    headline: headlineOf(topics, withPages),
    sites: sites.map(({ key, host }) => ({ key, title: key === "site-0" ? `You: ${host}` : host })),
    measures: measuresOf(read, now),
    standing,
    topics,
    notes: [note, ...refused, ...read.flatMap(({ host, site }) => troubleOf(host, site))],
  };
}

const NAMED = "The sites are the ones you named: we cannot discover competitors without a search provider.";

/** Who stands beside a site in search, where a source of that is set up. */
async function discover(url: string, { askProvider }: Ports, signal: AbortSignal): Promise<{ addresses: string[]; note: string }> {
  const domain = domainIn(url);
  const answer = domain ? await askProvider("competitors", { domain, country: "US", lang: "en" }, signal) : undefined;
  const others = answer?.state === "given" ? answer.value.filter((one) => one.domain !== domain).slice(0, MOST_RIVALS) : [];
  if (answer?.state !== "given" || others.length === 0)
    return { addresses: [], note: "We cannot discover competitors without a search provider. Add one to four sites to compare." };
  return {
    addresses: others.map((one) => one.domain),
    note: `You named no competitors. These share the most searches with you in the United States, by ${answer.source}, ${answer.asOf}.`,
  };
}

/** Yours, then the others: each host once; what is no address keeps its reason. Throws where yours is none. */
function sitesOf(own: string, addresses: readonly string[]): { sites: NamedSite[]; refused: string[] } {
  const sites: NamedSite[] = [{ key: "site-0", host: startAddress(own).start.host, url: own }];
  const refused: string[] = [];
  for (const url of addresses.flatMap((line) => line.split(/[\s,;]+/).filter(Boolean)))
    try {
      const { host } = startAddress(url).start;
      if (sites.length > MOST_RIVALS) refused.push(`${host} was left out: five sites are the limit.`);
      else if (!sites.some((site) => withoutWww(site.host) === withoutWww(host))) sites.push({ key: `site-${sites.length}`, host, url });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push(error.message);
    }
  return { sites, refused };
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

function troubleOf(host: string, { trouble, isCut, pages }: ReadSite): string[] {
  if (trouble !== "" || pages.length === 0) return [`${host}: ${trouble || "None of its addresses answers with a page."}`];
  return isCut ? [`${host} answers slowly or asks for pauses: after 30 seconds we had ${pages.length} of its pages.`] : [];
}

/** What lists and providers know of the domains, a row a measure. */
async function standingOf(sites: readonly NamedSite[], { knownDomains, askProviders }: Ports, signal: AbortSignal): Promise<FigureRow[]> {
  const domains = sites.flatMap(({ key, url }) => {
    const domain = domainIn(url);
    return domain ? [{ key, domain }] : [];
  });
  const names = [...new Set(domains.map(({ domain }) => domain))];
  if (names.length === 0) return [];
  const [known, answers] = await Promise.all([knownDomains(names, signal), askProviders("authorityScores", { domains: names }, signal)]);
  const figures = domains.flatMap(({ key, domain }) => {
    const one = known.find((each) => each.domain === domain);
    return one ? [{ key, figures: { ...ownFigures(one), ...scoreFigures(answers, domain) } }] : [];
  });
  // Sources that gave nothing share a title: one row says so for all of them.
  const columns = [...OWN_COLUMNS, ...scoreColumns(answers)].filter(
    ({ title, note }, at, all) => all.findIndex((other) => other.title === title && other.note === note) === at,
  );
  return columns.map((column) => ({
    name: column.note ? `${column.title}: ${column.note}` : column.title,
    figures: Object.fromEntries(
      figures.flatMap(({ key, figures: own }) => {
        const figure = own[column.key];
        return figure ? [[key, figure]] : [];
      }),
    ),
  }));
}

/** Undefined for what nobody registered: a number, a name without a dot. */
function domainIn(url: string): string | undefined {
  try {
    return domainNameOf(url).domain;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
