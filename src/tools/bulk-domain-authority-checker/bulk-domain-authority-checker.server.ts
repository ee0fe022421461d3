import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainList } from "#engines/domain-figures/domain-list.ts";
import { createMeasureNow, MEASURED_NOW } from "#engines/domain-figures/measure-now.server.ts";
import type { BulkDomainAuthorityInput, BulkDomainAuthorityOutput } from "./bulk-domain-authority-checker.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "knownDomains" | "askProviders" | "now">;
type Figures = Record<string, Figure>;

/** A page and a registry are asked for each of these, a few at once: registries turn away who asks for more. */
const MOST_MEASURED = 20;
const AT_ONCE = 4;
/** After this long the answer goes out without what has not answered. */
const MEASURE_MS = 30_000;

/** Many domains side by side. What is no domain keeps its row, with the reason. */
export function createAuthorityList() {
  const measureNow = createMeasureNow(async (html, url) => (await readPage(html, url)).links);
  return async ({ sites }: BulkDomainAuthorityInput, ports: Ports, signal: AbortSignal): Promise<BulkDomainAuthorityOutput> => {
    const { domains, refused } = domainList(sites);
    if (domains.length === 0) throw new AppError("input_invalid", { reason: refused[0]?.message ?? "Write a domain, one a line." });
    const [known, answers, now] = await Promise.all([
      ports.knownDomains(domains, signal),
      ports.askProviders("authorityScores", { domains }, signal),
      measureFirst(domains, ports, signal),
    ]);
    const rows = known.map((one) => ({
      name: one.domain,
      figures: { ...ownFigures(one), ...scoreFigures(answers, one.domain), ...(now.get(one.domain) ?? NOT_MEASURED) },
    }));
    const withFigures = rows.filter(({ figures }) => Object.values(figures).some(({ state }) => state !== "unavailable")).length;
    return {
      headline:
        withFigures === 0
          ? "Nothing is known here of these domains."
          : `Something is known of ${withFigures} of ${domains.length} domains.`,
      columns: [...OWN_COLUMNS, ...scoreColumns(answers), ...MEASURED_NOW],
      rows: [
        ...rows,
        ...refused.map(({ input, message }) => ({
          name: input,
          figures: { score: { state: "unavailable" as const, reason: "unsupported" as const, detail: message } },
        })),
      ],
    };
  };

  async function measureFirst(domains: readonly string[], ports: Ports, signal: AbortSignal): Promise<Map<string, Figures>> {
    const measured = new Map<string, Figures>();
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(MEASURE_MS)]);
    const line = domains.slice(0, MOST_MEASURED);
    const work = async () => {
      for (let domain = line.shift(); domain !== undefined; domain = line.shift()) {
        if (bounded.aborted) return;
        measured.set(domain, await measureNow(domain, ports, bounded));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work)).catch((error: unknown) => {
      if (signal.aborted || !bounded.aborted) throw error;
    });
    return measured;
  }
}

const notMeasured: Figure = {
  state: "unavailable",
  reason: "unsupported",
  detail: "Home page and registry are asked for the first twenty of a list, and for half a minute.",
};
const NOT_MEASURED: Figures = Object.fromEntries(MEASURED_NOW.map(({ key }) => [key, notMeasured]));
