import type { Figure } from "#core/figures/figure.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { linkingRows } from "#engines/domain-figures/linking-domains.ts";
import { createMeasureNow, MEASURED_NOW } from "#engines/domain-figures/measure-now.server.ts";
import type { SingleDomainAuthorityInput, SingleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "knownDomains" | "askProviders" | "now">;

export function createAuthorityCheck() {
  const measureNow = createMeasureNow(async (html, url) => (await readPage(html, url)).links);
  return async ({ url }: SingleDomainAuthorityInput, ports: Ports, signal: AbortSignal): Promise<SingleDomainAuthorityOutput> => {
    const { domain } = domainNameOf(url);
    const [[known], answers, now] = await Promise.all([
      ports.knownDomains([domain], signal),
      ports.askProviders("authorityScores", { domains: [domain] }, signal),
      measureNow(domain, ports, signal),
    ]);
    if (!known) throw new Error("a domain that was asked for has a record");
    const own = ownFigures(known);
    return {
      domain,
      headline: headlineOf(domain, own, now.registered),
      columns: [...OWN_COLUMNS, ...scoreColumns(answers), ...MEASURED_NOW],
      row: { name: domain, figures: { ...own, ...scoreFigures(answers, domain), ...now } },
      linking: linkingRows(known),
    };
  };
}

function headlineOf(domain: string, { score, seen }: Record<string, Figure>, registered: Figure): string {
  if (score?.state === "estimated") return `${domain} has a link rank score of ${score.value}.`;
  if (seen?.state === "measured") return `Our own crawls saw links to ${domain}.`;
  const since = registered.state === "measured" ? ` It is registered since ${registered.value}.` : "";
  return `No link rank is known here for ${domain}.${since}`;
}
