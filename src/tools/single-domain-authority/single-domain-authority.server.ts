import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { domainsLinkedFrom, linkingRows } from "#engines/domain-figures/linking-domains.ts";
import type { SingleDomainAuthorityInput, SingleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "knownDomains" | "askProviders" | "now">;

/** What the home page shows now, whatever lists are loaded. */
const MEASURED_NOW: readonly FigureColumn[] = [
  { key: "https", title: "Encrypted" },
  { key: "out", title: "Domains that it links to", note: "from its home page" },
];

export async function readAuthority(
  { url }: SingleDomainAuthorityInput,
  { fetchPage, knownDomains, askProviders, now }: Ports,
  signal: AbortSignal,
): Promise<SingleDomainAuthorityOutput> {
  const { domain } = domainNameOf(url);
  const today = now().toISOString().slice(0, 10);
  const [[known], answers, home] = await Promise.all([
    knownDomains([domain], signal),
    askProviders("authorityScores", { domains: [domain] }, signal),
    readHome(),
  ]);
  if (!known) throw new Error("a domain that was asked for has a record");
  const own = ownFigures(known);
  return {
    domain,
    headline: headlineOf(domain, own),
    columns: [...OWN_COLUMNS, ...scoreColumns(answers), ...MEASURED_NOW],
    row: { name: domain, figures: { ...own, ...scoreFigures(answers, domain), ...home } },
    linking: linkingRows(known),
  };

  async function readHome(): Promise<Record<string, Figure>> {
    try {
      const page = await fetchPage(domain, { signal, onTruncate: "keep", maxBytes: 2_000_000 });
      const source = "Its home page, read now";
      const until = page.hops.at(-1)?.tls?.validTo;
      const reading = await readPage(Buffer.from(page.body).toString("utf8"), page.url);
      return {
        https: {
          state: "measured",
          value: page.url.startsWith("https:") ? `Yes${until ? `, until ${formatDate(until.slice(0, 10))}` : ""}` : "No",
          source,
          asOf: today,
        },
        out: { state: "measured", value: domainsLinkedFrom(reading.links, domain).length, source, asOf: today },
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      const none: Figure = { state: "unavailable", reason: "upstream-error", detail: error.message };
      return { https: none, out: none };
    }
  }
}

function headlineOf(domain: string, { score, seen }: Record<string, Figure>): string {
  if (score?.state === "estimated") return `${domain} has a link rank score of ${score.value}.`;
  if (seen?.state === "measured") return `Our own crawls saw links to ${domain}.`;
  return `No link rank is known here for ${domain}.`;
}
