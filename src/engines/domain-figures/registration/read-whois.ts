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

const CREATED = anyOf(
  "creation date|created(?: on| date)?|registered(?: on)?|registration(?: date| time)?|domain registration date|domain_dateregistered",
  "registered date|domain created|activated|domain record activated|record created|domain name commencement date",
  "fecha de (?:alta|creaci[oó]n|registro)|data de (?:cria[cç][aã]o|registr?o)|date de cr[eé]ation|data (?:di )?creazione|data utworzenia",
  "登録年月日|登録日|등록일",
);
const EXPIRES = anyOf(
  "registry expiry date|registrar registration expiration date|exp(?:ir(?:y|ation|es))?(?: date| on| time)?|paid-till|renewal(?: date)?",
  "valid until|expire(?:-date|s| date)?|domain expires|record expires on|validity",
  "fecha de (?:expiraci[oó]n|vencimiento|caducidad)|data de (?:expira[cç][aã]o|vencimento)|date d['’]expiration|data (?:di )?scadenza|data wygaśnięcia",
  "有効期限|사용 종료일",
);
const UPDATED = anyOf(
  "updated date|last[- ]updated?(?: on| date)?|last[- ]modified|modified|changed|last update of whois record|domain_datelastmodified",
  "domain record last updated|fecha de (?:actualizaci[oó]n|modificaci[oó]n)|data de (?:altera[cç][aã]o|atualiza[cç][aã]o)|derni[eè]re modification",
  "最終更新|최근 정보 변경일",
);
const NAMESERVER = /^(?:name ?servers?|nserver|nameservers?|ns \d|host ?name|domain nameservers|ネームサーバ)$/;
const STATUS = /^(?:domain status|status|state|eppstatus|registration status|estado|stato|statut|状態)$/;
const REGISTRAR = /^(?:registrar|sponsoring registrar|registrar name|registered by|registrar organization)$/;
const DNSSEC = /^(?:dnssec|dnssec delegated|signed|ds status)$/;
const REFERRAL = /^(?:registrar whois server|whois server|refer|whois|referralserver)$/;
const FREE =
  /\b(?:no match(?:ing)?\b|not found|no entries found|no data found|no object found|status:\s*(?:free|available)|is (?:free|available)|not (?:been )?registered|no such domain|nothing found|no information available|domain unknown|does not exist|no se encuentra registrado|n[aã]o (?:foi )?(?:encontrado|registr?ado)|non trouv[eé]|nicht registriert)|등록되어 있지 않습니다/i;

function anyOf(...keys: string[]): RegExp {
  return new RegExp(`^(?:${keys.join("|")})$`);
}

/** "Key: value", "[Key] value", "key......: value", and values that follow on the lines below their key. */
function pairsOf(text: string): { key: string; value: string }[] {
  const pairs: { key: string; value: string }[] = [];
  let open = "";
  for (const line of text.slice(0, 200_000).split(/\r\n|\r|\n/)) {
    if (/^\s*[%#;]/.test(line)) continue;
    const found = /^\s*(?:(?:[a-z] )?\[([^\]]{1,60})\]\s*(.*)|([^:[\]]{1,60}?)[\s.]*:\s*(.*))$/.exec(line) ?? inWords(line);
    if (found && !/^\s*https?$/i.test(found[3] ?? "")) {
      open = (found[1] ?? found[3] ?? "").trim().replace(/\s+/g, " ").toLowerCase();
      const value = (found[2] ?? found[4] ?? "").trim();
      for (const key of namesOf(open)) pairs.push({ key, value });
    } else if (line.trim() === "") open = "";
    // Nominet and its kin put values, indented, under the key.
    else if (open !== "" && /^\s{4,}\S/.test(line)) pairs.push({ key: open, value: line.trim() });
  }
  return pairs;
}

/** .tw and .mo: “Record created on 2000-08-29 (YYYY-MM-DD)”. */
function inWords(line: string): (string | undefined)[] | null {
  const [whole, verb, value] = /^\s*Record (created|expires) on (\d.{0,40})$/i.exec(line) ?? [];
  return whole === undefined ? null : [whole, `${verb} on`, value];
}

/** .pt says everything twice and adds the form: “Data de registo / Creation Date (dd/mm/yyyy)”. */
function namesOf(key: string): string[] {
  const names = key.replace(/\s*\([^()]*\)$/, "").split(/\s+\/\s+/);
  return [...new Set(names)];
}
