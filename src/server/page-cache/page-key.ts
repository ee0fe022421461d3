/** Addresses that are answered by the API, by files or per visitor, and so never by the page cache. */
const NOT_PAGES =
  /^\/(?:api|mcp|r|audit|application|booking|chat|newsletter\/\w+|privacy-request|admin|_state|images|assets|healthz|readyz|ip)(?:\/|$)/;

/** What a visitor typed on another page and carries to the contact form: seen by that visitor alone. */
const CONTACT = /^\/contact-us\/?(?:_?\.data)?$/;
const PERSONAL = ["website", "clientName", "clientEmail", "name", "email", "message"];

/** Query names that change a page, by path. Every other name is ignored, so that no tracking parameter fills the cache. */
const ALLOWED_QUERY: readonly [path: RegExp, names: readonly string[]][] = [[CONTACT, ["plan"]]];

/** Added to addresses by other people's systems; they never start a tool. */
const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ref|mc_\w+)$/;

/** The key under which a page is kept, or undefined when the request is answered live. */
export function pageKey(address: string): string | undefined {
  const [path = "/", search = ""] = splitOnce(address, "?");
  if (NOT_PAGES.test(path)) return undefined;
  const isData = path.endsWith(".data");
  if (!isData && /\.\w+$/.test(path)) return undefined;
  if (!search) return path;
  const query = new URLSearchParams(search);
  const names = [...new Set(query.keys())];
  if (/^\/tools\/[^/]+/.test(path) && names.some((name) => name !== "_routes" && !TRACKING.test(name))) return undefined;
  if (CONTACT.test(path) && PERSONAL.some((name) => query.has(name))) return undefined;
  const allowed = ALLOWED_QUERY.find(([pattern]) => pattern.test(path))?.[1] ?? [];
  const kept = new URLSearchParams();
  for (const name of [...allowed, ...(isData ? ["_routes"] : [])]) {
    const value = query.get(name);
    if (value !== null && value.length <= 200) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
