import type { DomainRecord } from "./domain-record.ts";
import { readRegistryDate } from "./registry-date.ts";

/** An RDAP answer about a domain (RFC 9083), or undefined when it is none. Every part may be missing or of another type. */
export function readRdap(text: string): DomainRecord | undefined {
  const answer = parsed(text);
  if (!isRecord(answer)) return undefined;
  if (answer["errorCode"] === 404) return { isRegistered: false, statuses: [], nameservers: [] };
  if (typeof answer["objectClassName"] === "string" ? answer["objectClassName"].toLowerCase() !== "domain" : !("ldhName" in answer))
    return undefined;
  const event = (...names: string[]) => {
    const found = records(answer["events"]).find(
      ({ eventAction }) => typeof eventAction === "string" && names.includes(eventAction.toLowerCase()),
    );
    return typeof found?.["eventDate"] === "string" ? readRegistryDate(found["eventDate"])?.day : undefined;
  };
  const secure = answer["secureDNS"];
  const [created, expires, updated] = [event("registration"), event("expiration", "registrar expiration"), event("last changed")];
  const registrar = registrarOf(records(answer["entities"]));
  const referral = records(answer["links"]).find(({ rel, type }) => rel === "related" && type === "application/rdap+json")?.["href"];
  return {
    isRegistered: true,
    ...(created ? { created } : {}),
    ...(expires ? { expires } : {}),
    ...(updated ? { updated } : {}),
    ...(registrar ? { registrar } : {}),
    ...(isRecord(secure) && typeof secure["delegationSigned"] === "boolean" ? { dnssec: secure["delegationSigned"] } : {}),
    ...(typeof referral === "string" && referral.startsWith("https://") ? { referral } : {}),
    statuses: strings(answer["status"]).slice(0, 30),
    nameservers: records(answer["nameservers"])
      .flatMap(({ ldhName }) => (typeof ldhName === "string" ? ldhName.toLowerCase().replace(/\.$/, "") : []))
      .slice(0, 20),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON is not RDAP; the caller says who answered so.
    return undefined;
  }
}

/** The name in the vCard of the entity whose role it is (RFC 7095: [name, parameters, type, value]). */
function registrarOf(entities: readonly Record<string, unknown>[]): string | undefined {
  const registrar = entities.find(({ roles }) => strings(roles).includes("registrar"));
  const card = Array.isArray(registrar?.["vcardArray"]) ? (registrar["vcardArray"] as unknown[])[1] : undefined;
  if (!Array.isArray(card)) return undefined;
  for (const wanted of ["fn", "org"]) {
    const property = card.find(
      (one): one is unknown[] => Array.isArray(one) && one[0] === wanted && typeof one[3] === "string" && one[3].trim() !== "",
    );
    if (property) return String(property[3]).trim().slice(0, 200);
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : typeof value === "string" ? [value] : [];
}
