import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { DomainName } from "../domain-name.ts";
import { type DomainRecord, filledRecord } from "./domain-record.ts";
import { createRdapServers } from "./rdap-servers.server.ts";
import { readRdap } from "./read-rdap.ts";
import { readWhois } from "./read-whois.ts";
import { IANA_WHOIS, knownWhois, whoisQuery } from "./registry-servers.ts";
import { witnessTrouble } from "./witness-trouble.ts";

type Ports = Pick<ToolPorts, "fetchPage" | "askWhois" | "now">;

/** What a registry said, or the sentence that says why it did not. */
export interface Registration {
  record?: DomainRecord;
  /** "RDAP of rdap.verisign.com". */
  source: string;
  sourceUrl: string | null;
  trouble?: string;
}

/** Asks RDAP first, then WHOIS for what RDAP leaves out. A second server fills gaps and overwrites nothing. */
export function createRegistrationLookup() {
  const rdapServerOf = createRdapServers();

  return async function lookUpRegistration(name: DomainName, ports: Ports, signal: AbortSignal): Promise<Registration> {
    const base = await rdapServerOf(name.suffix, ports, signal);
    const rdap = base ? await askRdap(new URL(`domain/${name.domain}`, base), ports, signal) : undefined;
    if (rdap?.record && (!rdap.record.isRegistered || rdap.record.created)) return rdap;
    const referral = rdap?.record?.referral;
    const fuller = rdap?.record && referral && URL.canParse(referral) ? await askRdap(new URL(referral), ports, signal) : undefined;
    const known = rdap?.record && fuller?.record ? { ...rdap, record: filledRecord(rdap.record, fuller.record) } : rdap;
    if (known?.record?.created) return known;
    const whois = await askWhoisFor(name, ports, signal);
    if (!known?.record) return whois.record || !known ? whois : { ...known, trouble: known.trouble ?? whois.trouble ?? "" };
    if (!whois.record?.created) return known;
    return { ...known, record: filledRecord(known.record, whois.record), source: `${known.source} and ${whois.source}` };
  };
}

async function askRdap(url: URL, { fetchPage }: Ports, signal: AbortSignal): Promise<Registration> {
  const source = `RDAP of ${url.hostname}`;
  try {
    const page = await fetchPage(url, { maxBytes: 500_000, accept: "application/rdap+json,application/json;q=0.9", signal });
    const record =
      page.status === 404
        ? { isRegistered: false, statuses: [], nameservers: [] }
        : page.status === 200
          ? readRdap(new TextDecoder().decode(page.body))
          : undefined;
    if (record) return { record, source, sourceUrl: url.href };
    const trouble =
      page.status === 429
        ? "The registry has had too many questions from us. Ask again in a minute."
        : `The registry answers with status ${page.status} and no record.`;
    return { source, sourceUrl: url.href, trouble };
  } catch (error) {
    return { source, sourceUrl: url.href, trouble: witnessTrouble(error, url.hostname) };
  }
}

async function askWhoisFor({ domain, suffix }: DomainName, ports: Ports, signal: AbortSignal): Promise<Registration> {
  const ending = suffix.split(".").at(-1) ?? suffix;
  const server = await whoisServerOf(ending, ports, signal);
  if (!server)
    return {
      source: "WHOIS",
      sourceUrl: null,
      trouble: `No server that answers for .${ending} could be found. Its registry may offer a web page only.`,
    };
  const first = await askWhois(server, domain, ports, signal);
  const referral = first.record?.referral;
  if (!first.record || first.record.created || !referral || referral === server) return first;
  const second = await askWhois(referral, domain, ports, signal);
  return second.record ? { ...first, record: filledRecord(first.record, second.record) } : first;
}

async function whoisServerOf(ending: string, { askWhois: ask }: Ports, signal: AbortSignal): Promise<string | undefined> {
  if (knownWhois[ending]) return knownWhois[ending];
  try {
    const answer = await ask(IANA_WHOIS, ending, signal);
    return /^(?:refer|whois):\s*([a-z\d.-]+)\s*$/im.exec(answer)?.[1];
  } catch (error) {
    witnessTrouble(error, IANA_WHOIS);
    return undefined;
  }
}

async function askWhois(server: string, domain: string, { askWhois: ask }: Ports, signal: AbortSignal): Promise<Registration> {
  const source = `WHOIS of ${server}`;
  try {
    const record = readWhois(await ask(server, whoisQuery(server, domain), signal));
    return record
      ? { record, source, sourceUrl: null }
      : { source, sourceUrl: null, trouble: "The registry's WHOIS answered, but not with a record." };
  } catch (error) {
    return { source, sourceUrl: null, trouble: witnessTrouble(error, server) };
  }
}
