import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readPage } from "#engines/crawler/reading/read-page.ts";
import { OWN_COLUMNS, ownFigures, scoreColumns, scoreFigures } from "#engines/domain-figures/authority-figures.ts";
import { domainNameOf } from "#engines/domain-figures/domain-name.ts";
import { domainsLinkedFrom, linkingRows } from "#engines/domain-figures/linking-domains.ts";
import { createRegistrationLookup, type Registration } from "#engines/domain-figures/registration/look-up-registration.server.ts";
import type { SingleDomainAuthorityInput, SingleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "knownDomains" | "askProviders" | "now">;

/** What the registry and the home page say now, whatever lists are loaded. */
const MEASURED_NOW: readonly FigureColumn[] = [
  { key: "registered", title: "Registered since" },
  { key: "https", title: "Encrypted" },
  { key: "out", title: "Domains that it links to", note: "from its home page" },
];

/** Which server answers for which ending is remembered here, between runs. */
export function createAuthorityCheck() {
  const lookUp = createRegistrationLookup();
  return (input: SingleDomainAuthorityInput, ports: Ports, signal: AbortSignal) => readAuthority(input, ports, signal, lookUp);
}

async function readAuthority(
  { url }: SingleDomainAuthorityInput,
  ports: Ports,
  signal: AbortSignal,
  lookUp: ReturnType<typeof createRegistrationLookup>,
): Promise<SingleDomainAuthorityOutput> {
  const { fetchPage, knownDomains, askProviders, now } = ports;
  const name = domainNameOf(url);
  const { domain } = name;
  const today = now().toISOString().slice(0, 10);
  const [[known], answers, home, registered] = await Promise.all([
    knownDomains([domain], signal),
    askProviders("authorityScores", { domains: [domain] }, signal),
    readHome(),
    lookUp(name, ports, signal).then((said) => registrationFigure(said, today)),
  ]);
  if (!known) throw new Error("a domain that was asked for has a record");
  const own = ownFigures(known);
  return {
    domain,
    headline: headlineOf(domain, own, registered),
    columns: [...OWN_COLUMNS, ...scoreColumns(answers), ...MEASURED_NOW],
    row: { name: domain, figures: { ...own, ...scoreFigures(answers, domain), registered, ...home } },
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

function registrationFigure({ record, source, sourceUrl, trouble }: Registration, asOf: string): Figure {
  if (!record?.created) {
    const silent = record?.isRegistered === false ? "The registry knows no such domain." : "Its registry does not publish the day.";
    return { state: "unavailable", reason: trouble ? "upstream-error" : "not-in-dataset", detail: trouble || silent };
  }
  const value = `${record.isCreatedBefore ? "Before " : ""}${formatDate(record.created)}`;
  return { state: "measured", value, source, asOf, ...(sourceUrl && { url: sourceUrl }) };
}

function headlineOf(domain: string, { score, seen }: Record<string, Figure>, registered: Figure): string {
  if (score?.state === "estimated") return `${domain} has a link rank score of ${score.value}.`;
  if (seen?.state === "measured") return `Our own crawls saw links to ${domain}.`;
  const since = registered.state === "measured" ? ` It is registered since ${registered.value}.` : "";
  return `No link rank is known here for ${domain}.${since}`;
}
