import { pathWithQuery } from "./path-with-query.ts";

/** What a crawler would compare for an address that a person typed: a whole URL, "example.com/a", "/a" or "a/b". */
export function testPath(typed: string): string {
  const text = typed.trim();
  return escapePath(pathWithQuery(isBarePath(text) ? `/${text}` : text));
}

/** The host that the person named, in lower case; undefined for a path alone. */
export function testHost(typed: string): string | undefined {
  const text = typed.trim();
  if (text.startsWith("/") || isBarePath(text)) return undefined;
  return URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)?.host;
}

/** "products/shoes" means a path, "example.com/shoes" a host: a dot before the first slash tells. */
function isBarePath(text: string): boolean {
  if (text === "" || /^[/?#]|^[a-z][a-z\d+.-]*:\/\//i.test(text)) return false;
  const [first = ""] = text.split(/[/?#]/, 1);
  return !first.includes(".") && !/^localhost(?::\d+)?$/i.test(first);
}

const ANY_ORIGIN = "https://host.example";

/** As a browser sends it: dots resolved, what no path may hold escaped; and escapes in capitals, as the rules carry them. */
function escapePath(path: string): string {
  return new URL(ANY_ORIGIN + path).href.slice(ANY_ORIGIN.length).replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase());
}
