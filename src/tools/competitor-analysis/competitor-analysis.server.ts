import { AppError } from "#core/errors/app-error.ts";
import type { FigureRow } from "#core/figures/figure.schema.ts";
import type { ToolJob } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { type CompetitorAnalysisInput, type CompetitorAnalysisOutput, MOST_RIVALS } from "./competitor-analysis.schema.ts";
import { type CompetitorEvent, type NamedSite, resultFrom, sitesSoFar } from "./competitor-event.ts";
import { readSite } from "./read-site.server.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "noteLinks" | "knownDomains" | "askProvider" | "askProviders" | "now">;

/** All sites are read at once; what a run before a restart has read stays read. */
export async function analyzeCompetitors(
  { url, rivals = [] }: CompetitorAnalysisInput,
  ports: Ports,
  { signal, past, emit }: ToolJob<CompetitorEvent>,
): Promise<CompetitorAnalysisOutput> {
  const emitted = [...past];
  const tell = (event: CompetitorEvent) => {
    emitted.push(event);
    emit(event);
  };
  if (!emitted.some(({ kind }) => kind === "started")) {
    const { addresses, note } = rivals.length > 0 ? { addresses: rivals, note: NAMED } : await discover(url, ports, signal);
    const { sites, refused } = sitesOf(url, addresses);
    tell({ kind: "started", on: ports.now().toISOString().slice(0, 10), sites, notes: [note, ...refused] });
  }
  const sites = sitesSoFar(emitted);
  const readOne = async ({ key, url: address }: NamedSite) => {
    const { pages, ...outcome } = await readSite(address, ports, { signal, onPage: (page) => tell({ kind: "page", site: key, page }) });
    tell({ kind: "read", site: key, outcome });
  };
  const standing = async () => tell({ kind: "standing", rows: await standingOf(sites, ports, signal) });
  await Promise.all([...sites.filter(({ isDone }) => !isDone).map(readOne), standing()]);
  return resultFrom(emitted);
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

/** Undefined for a host that cannot be registered: a number, a name without a dot. */
function domainIn(url: string): string | undefined {
  try {
    return domainNameOf(url).domain;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
