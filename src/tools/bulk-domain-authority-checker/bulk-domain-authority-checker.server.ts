import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainList } from "#engines/domain-figures/domain-list.ts";
import type { BulkDomainAuthorityInput, BulkDomainAuthorityOutput } from "./bulk-domain-authority-checker.schema.ts";

type Ports = Pick<ToolPorts, "knownDomains" | "askProviders">;

/** Many domains side by side. What is no domain keeps its row, with the reason. */
export async function readAuthorities(
  { sites }: BulkDomainAuthorityInput,
  { knownDomains, askProviders }: Ports,
  signal: AbortSignal,
): Promise<BulkDomainAuthorityOutput> {
  const { domains, refused } = domainList(sites);
  if (domains.length === 0) throw new AppError("input_invalid", { reason: refused[0]?.message ?? "Write a domain, one a line." });
  const [known, answers] = await Promise.all([knownDomains(domains, signal), askProviders("authorityScores", { domains }, signal)]);
  const rows = known.map((one) => ({ name: one.domain, figures: { ...ownFigures(one), ...scoreFigures(answers, one.domain) } }));
  const withFigures = rows.filter(({ figures }) => Object.values(figures).some(({ state }) => state !== "unavailable")).length;
  return {
    headline:
      withFigures === 0
        ? "No list that is loaded here knows these domains."
        : `Something is known of ${withFigures} of ${domains.length} domains.`,
    columns: [...OWN_COLUMNS, ...scoreColumns(answers)],
    rows: [
      ...rows,
      ...refused.map(({ input, message }) => ({
        name: input,
        figures: { score: { state: "unavailable" as const, reason: "unsupported" as const, detail: message } },
      })),
    ],
  };
}
