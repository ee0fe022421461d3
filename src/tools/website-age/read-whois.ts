import type { DomainRecord } from "./domain-record.ts";
import { readRegistryDate } from "./registry-date.ts";

/**
 * A WHOIS answer, or undefined when nothing in it can be told apart. There is no standard, so keys are known by their words; the first
 * value that can be read counts, because registries put their own data first.
 */
export function readWhois(text: string): DomainRecord | undefined {
  const pairs = pairsOf(text);
  const first = (keys: RegExp) => pairs.find(({ key, value }) => keys.test(key) && value !== "")?.value;
  const date = (keys: RegExp) =>
    pairs
      .filter(({ key }) => keys.test(key))
      .map(({ value }) => readRegistryDate(value))
      .find(Boolean);
  const all = (keys: RegExp) => pairs.filter(({ key, value }) => keys.test(key) && value !== "").map(({ value }) => value);
  const [created, expires, updated] = [date(CREATED), date(EXPIRES), date(UPDATED)];
  const nameservers = [...new Set(all(NAMESERVER).map((value) => (value.split(/\s/, 1)[0] ?? "").toLowerCase().replace(/\.$/, "")))].filter(
    (name) => name.includes("."),
  );
  const statuses = all(STATUS).map((value) => value.replace(/\s*\(?https?:\/\/\S+.*$/i, "").trim());
  const hasData =
    created ||
    expires ||
    updated ||
    nameservers.length > 0 ||
    statuses.some((status) => /connect|active|ok|prohibited|registered/i.test(status));
  if (!hasData) return FREE.test(text) ? { isRegistered: false, statuses: [], nameservers: [] } : undefined;
  const registrar = first(REGISTRAR);
  const dnssec = first(DNSSEC);
  const referral = first(REFERRAL)?.replace(/^\w+:\/\//, "");
  return {
    isRegistered: true,
    ...(created ? { created: created.day, isCreatedBefore: created.isBefore } : {}),
    ...(expires ? { expires: expires.day } : {}),
    ...(updated ? { updated: updated.day } : {}),
    ...(registrar ? { registrar: registrar.slice(0, 200) } : {}),
    ...(dnssec ? { dnssec: !/unsigned|no\b|inactive/i.test(dnssec) } : {}),
    ...(referral && /^[a-z\d.-]+$/i.test(referral) ? { referral } : {}),
    statuses: [...new Set(statuses)].slice(0, 30),
    nameservers: nameservers.slice(0, 20),
  };
}

const CREATED =
  /^(?:creation date|created(?: on| date)?|registered(?: on)?|registration (?:date|time)|domain registration date|domain_dateregistered|registered date|domain created|activated|record created|登録年月日|登録日)$/;
const EXPIRES =
  /^(?:registry expiry date|registrar registration expiration date|expir(?:y|ation|es)(?: date| on| time)?|paid-till|renewal date|valid until|expire(?:-date|s)?|domain expires|record expires on|validity|有効期限)$/;
const UPDATED =
  /^(?:updated date|last[- ]updated?(?: on| date)?|last[- ]modified|modified|changed|last update of whois record|domain_datelastmodified|最終更新)$/;
const NAMESERVER = /^(?:name ?servers?|nserver|nameservers?|ns \d|host ?name|domain nameservers|ネームサーバ)$/;
const STATUS = /^(?:domain status|status|state|eppstatus|registration status|状態)$/;
const REGISTRAR = /^(?:registrar|sponsoring registrar|registrar name|registered by|registrar organization)$/;
const DNSSEC = /^(?:dnssec|dnssec delegated|signed|ds status)$/;
const REFERRAL = /^(?:registrar whois server|whois server|refer|whois|referralserver)$/;
const FREE =
  /\b(?:no match(?:ing)?\b|not found|no entries found|no data found|no object found|status:\s*(?:free|available)|is (?:free|available)|not (?:been )?registered|no such domain|nothing found|no information available|domain unknown|does not exist)/i;

/** "Key: value", "[Key] value", "key......: value", and values that follow on the lines below their key. */
function pairsOf(text: string): { key: string; value: string }[] {
  const pairs: { key: string; value: string }[] = [];
  let open = "";
  for (const line of text.slice(0, 200_000).split(/\r\n|\r|\n/)) {
    if (/^\s*[%#;]/.test(line)) continue;
    const found = /^\s*(?:\[([^\]]{1,60})\]\s*(.*)|([^:[\]]{1,60}?)[\s.]*:\s*(.*))$/.exec(line);
    if (found && !/^\s*https?$/i.test(found[3] ?? "")) {
      open = (found[1] ?? found[3] ?? "").trim().replace(/\s+/g, " ").toLowerCase();
      pairs.push({ key: open, value: (found[2] ?? found[4] ?? "").trim() });
    } else if (line.trim() === "") open = "";
    // Nominet and its kin put values, indented, under the key.
    else if (open !== "" && /^\s{4,}\S/.test(line)) pairs.push({ key: open, value: line.trim() });
  }
  return pairs;
}
