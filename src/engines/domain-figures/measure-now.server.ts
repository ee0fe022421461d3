import { AppError } from "#core/errors/app-error.ts";
import type { Figure } from "#core/figures/figure.schema.ts";
import type { FigureColumn } from "#core/figures/figure-csv.ts";
import { formatDate } from "#core/text/format.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { domainNameOf } from "./domain-name.ts";
import { domainsLinkedFrom } from "./linking-domains.ts";
import { createRegistrationLookup, type Registration } from "./registration/look-up-registration.server.ts";

/** What the registry and the home page say now, whatever lists are loaded. */
export const MEASURED_NOW: readonly FigureColumn[] = [
  { key: "registered", title: "Registered since" },
  { key: "https", title: "Encrypted" },
  { key: "out", title: "Domains that it links to", note: "from its home page" },
];

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "now">;
type ReadLinks = (html: string, url: string) => Promise<readonly { url: string; kind: string }[]>;

/** Which server answers for which ending is remembered here, between runs. */
export function createMeasureNow(readLinks: ReadLinks) {
  const lookUp = createRegistrationLookup();
  return async (domain: string, ports: Ports, signal: AbortSignal) => {
    const asOf = ports.now().toISOString().slice(0, 10);
    const [registered, home] = await Promise.all([
      lookUp(domainNameOf(domain), ports, signal).then((said) => registrationFigure(said, asOf)),
      readHome(domain, ports, asOf, readLinks, signal),
    ]);
    return { registered, ...home };
  };
}

async function readHome(domain: string, { fetchPage }: Ports, asOf: string, readLinks: ReadLinks, signal: AbortSignal) {
  try {
    const page = await fetchPage(domain, { signal, onTruncate: "keep", maxBytes: 2_000_000 });
    const known = { state: "measured", source: "Its home page, read now", asOf } as const;
    const until = page.hops.at(-1)?.tls?.validTo;
    const links = await readLinks(Buffer.from(page.body).toString("utf8"), page.url);
    const https = page.url.startsWith("https:") ? `Yes${until ? `, until ${formatDate(until.slice(0, 10))}` : ""}` : "No";
    return { https: { ...known, value: https }, out: { ...known, value: domainsLinkedFrom(links, domain).length } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "cancelled") throw error;
    const none: Figure = { state: "unavailable", reason: "upstream-error", detail: error.message };
    return { https: none, out: none };
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
