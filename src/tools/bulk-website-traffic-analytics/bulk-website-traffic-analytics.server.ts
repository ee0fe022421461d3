import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { domainList } from "#engines/domain-figures/domain-list.ts";
import { RANK_COLUMNS, rankFigures, trafficColumns, trafficFigures } from "#engines/domain-figures/traffic-figures.ts";
import { submittedExport } from "#engines/search-console/submitted-export.server.ts";
import type { BulkWebsiteTrafficInput, BulkWebsiteTrafficOutput } from "./bulk-website-traffic-analytics.schema.ts";
import { exportByDomain } from "./export-by-domain.ts";

type Ports = Pick<ToolPorts, "knownDomains" | "askProviders" | "now">;

const MOST_DOMAINS = 100;

/** Many domains side by side. What is no domain keeps its row, with the reason. */
export async function readTraffics(
  { sites, export: pasted, file }: BulkWebsiteTrafficInput,
  { knownDomains, askProviders, now }: Ports,
  signal: AbortSignal,
): Promise<BulkWebsiteTrafficOutput> {
  const text = submittedExport(pasted, file);
  const own = text === undefined ? undefined : exportByDomain(text, now().toISOString().slice(0, 10));
  const { domains, refused } = domainList([...sites, ...(own?.figures.keys() ?? [])].slice(0, MOST_DOMAINS));
  if (domains.length === 0) throw new AppError("input_invalid", { reason: refused[0]?.message ?? "Write a domain, one a line." });
  const [known, answers] = await Promise.all([
    knownDomains(domains, signal),
    askProviders("traffic", { domains, country: "US", lang: "en" }, signal),
  ]);
  const rows = known.map((one) => ({
    name: one.domain,
    figures: {
      ...own?.figures.get(one.domain),
      ...rankFigures(one),
      ...trafficFigures(answers, one.domain),
    },
  }));
  const withFigures = rows.filter(({ figures }) => Object.values(figures).some(({ state }) => state !== "unavailable")).length;
  return {
    headline:
      withFigures === 0
        ? "No list that is loaded here knows these domains."
        : `Something is known of ${withFigures} of ${domains.length} domains.`,
    columns: [...(own?.columns ?? []), ...RANK_COLUMNS, ...trafficColumns(answers)],
    rows: [
      ...rows,
      ...refused.map(({ input, message }) => ({
        name: input,
        figures: { popularity: { state: "unavailable" as const, reason: "unsupported" as const, detail: message } },
      })),
    ],
  };
}
