import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { RANK_COLUMNS, rankFigures, rankHistory, trafficColumns, trafficFigures } from "#engines/domain-figures/traffic-figures.ts";
import { submittedExport } from "#engines/search-console/submitted-export.server.ts";
import { exportFigures } from "./export-figures.ts";
import type { WebsiteTrafficInput, WebsiteTrafficOutput } from "./website-traffic-analytics.schema.ts";

type Ports = Pick<ToolPorts, "knownDomains" | "askProviders" | "now">;

/** An export is its owner's measurement; a domain has ranks, and estimates where a provider gives some. */
export async function readTraffic(
  { url, export: pasted, file }: WebsiteTrafficInput,
  { knownDomains, askProviders, now }: Ports,
  signal: AbortSignal,
): Promise<WebsiteTrafficOutput> {
  const rows = submittedExport(pasted, file);
  if (rows !== undefined) return exportFigures(rows, now().toISOString().slice(0, 10));
  const { domain } = domainNameOf(url ?? "");
  const [[known], answers] = await Promise.all([
    knownDomains([domain], signal),
    askProviders("traffic", { domains: [domain], country: "US", lang: "en" }, signal),
  ]);
  if (!known) throw new Error("a domain that was asked for has a record");
  const ranks = rankFigures(known);
  const visits = trafficFigures(answers, domain);
  const history = rankHistory(known);
  const isKnown = Object.values({ ...ranks, ...visits }).some(({ state }) => state !== "unavailable");
  return {
    headline: isKnown ? `What is known of visits to ${domain}` : `Nothing is known here of visits to ${domain}.`,
    columns: [...RANK_COLUMNS, ...trafficColumns(answers)],
    row: { name: domain, figures: { ...ranks, ...visits } },
    tables:
      history.length > 1
        ? [{ caption: "Popularity rank by list", named: "Day of the list", columns: [{ key: "rank", title: "Rank" }], rows: history }]
        : [],
    notes: isKnown ? [] : ["Is it your site? Choose “Your export” and add what Search Console or GA4 gave you: those are real visits."],
  };
}
