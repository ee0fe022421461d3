import { getDomain } from "tldts";

export interface Cookie {
  name: string;
  value: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  isPartitioned: boolean;
  /** Lower-cased as written, also when no browser knows it; null when there is none. */
  sameSite: string | null;
  path: string | null;
  domain: string | null;
  maxAge: string | null;
  expires: string | null;
}

/** Reads Set-Cookie as browsers do; undefined for one that they ignore. https://www.rfc-editor.org/rfc/rfc6265#section-5.2 */
export function parseSetCookie(header: string): Cookie | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ones that make a browser drop the cookie.
  if (/[\x00-\x08\x0a-\x1f\x7f]/.test(header)) return undefined;
  const [pair = "", ...attributes] = header.split(";");
  const equals = pair.indexOf("=");
  // Without an equals sign all of it is the value of a cookie without a name: RFC 6265bis.
  const name = equals < 0 ? "" : pair.slice(0, equals).trim();
  const value = pair.slice(equals + 1).trim();
  if (name === "" && value === "") return undefined;
  const said = new Map<string, string>();
  for (const attribute of attributes) {
    const at = attribute.indexOf("=");
    const key = (at < 0 ? attribute : attribute.slice(0, at)).trim().toLowerCase();
    // The last of two counts.
    said.set(key, at < 0 ? "" : attribute.slice(at + 1).trim());
  }
  return {
    name,
    value,
    isSecure: said.has("secure"),
    isHttpOnly: said.has("httponly"),
    isPartitioned: said.has("partitioned"),
    sameSite: said.get("samesite")?.toLowerCase() ?? null,
    path: said.get("path") ?? null,
    domain: said.get("domain") ?? null,
    maxAge: said.get("max-age") ?? null,
    expires: said.get("expires") ?? null,
  };
}

/** Why browsers drop a cookie that reads well otherwise; undefined when they keep it. RFC 6265bis, section 5.7. */
export function cookieRefusal(cookie: Cookie, sender: URL): string | undefined {
  const { name, value, isSecure, isPartitioned, sameSite, path, domain } = cookie;
  if (name.length + value.length > 4096) return "it is longer than 4,096 characters";
  if (isSecure && sender.protocol !== "https:") return "it asks for https and was sent without";
  const misplaced = domainRefusal(domain, sender.hostname);
  if (misplaced) return misplaced;
  if (sameSite === "none" && !isSecure) return "SameSite=None needs Secure";
  if (isPartitioned && !isSecure) return "Partitioned needs Secure";
  if (name === "" && /^__(?:secure|host)-/i.test(value)) return "it has no name, and its value looks like a protected one";
  if (/^__secure-/i.test(name) && !isSecure) return "a name that begins with __Secure- needs Secure";
  if (/^__host-/i.test(name) && (!isSecure || path !== "/" || (domain !== null && domain !== "")))
    return "a name that begins with __Host- needs Secure, Path=/ and no Domain";
  return undefined;
}

/** A Domain may name the host itself or a domain above it, but none that anybody can register under: `co.uk`. */
function domainRefusal(domain: string | null, host: string): string | undefined {
  const written = domain?.replace(/^\./, "");
  if (!written) return undefined;
  const wanted = URL.parse(`https://${written}`)?.hostname ?? written;
  if (wanted === host) return undefined;
  if (!host.endsWith(`.${wanted}`)) return `its Domain is not ${host}, nor a domain above it`;
  return getDomain(wanted, { allowPrivateDomains: true }) === null
    ? `its Domain is ${wanted}, under which anybody can register a site`
    : undefined;
}
