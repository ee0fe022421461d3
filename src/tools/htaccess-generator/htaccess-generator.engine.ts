import type { HostRule } from "#engines/apache/host/host-rule.ts";
import { readSiteHost, type SiteHost } from "#engines/apache/host/site-host.ts";
import type { AccessOptions } from "#engines/apache/htaccess/access-part.ts";
import { errorCodes } from "#engines/apache/htaccess/page-parts.ts";
import { readAddressRange } from "#engines/apache/htaccess/read-address-range.ts";
import { type HtaccessOptions, writeHtaccess } from "#engines/apache/htaccess/write-htaccess.ts";
import { isSafeArgument } from "#engines/apache/quote-argument.ts";
import { judgeRedirects } from "#engines/apache/redirects/judge-redirects.ts";
import { readRedirectList } from "#engines/apache/redirects/read-redirect-list.ts";
import { botNamesFor } from "./bot-names.ts";
import type { HtaccessGeneratorInput, HtaccessGeneratorOutput } from "./htaccess-generator.schema.ts";

type Input = HtaccessGeneratorInput;
type Problem = HtaccessGeneratorOutput["problems"][number];

/** The whole file, and what could not go into it. A field that cannot be used is left out and named; the rest is written. */
export function generateHtaccess(input: Input): HtaccessGeneratorOutput {
  const problems: Problem[] = [];
  const report = (field: string, text: string) => void problems.push({ field, text });
  const site = siteOf(input, report);
  const host = hostRuleOf(input, site);
  if (!host && input.slash && input.slash !== "leave")
    report("slash", "The closing slash is left alone until you write your domain and choose its name.");
  const options: HtaccessOptions = {
    host,
    redirects: redirectsOf(input, host, report),
    access: accessOf(input, report),
    hotlink: hotlinkOf(input, site, report),
    bots: [...new Set([...botNamesFor(input.bots ?? []), ...ownBotNames(input.botNames ?? [], report)])],
    files: input.files ?? [],
    errorPages: errorPagesOf(input, report),
    directory: input.index || input.noListing ? { index: indexOf(input.index ?? "", report), listing: !input.noListing } : undefined,
    security: securityOf(input, host, report),
    fonts: fontsOf(input, report),
    types: input.types ?? false,
    compression: input.compression ?? false,
    caching: input.caching,
    fallback: fallbackOf(input, report),
    proxy: input.proxy ?? false,
  };
  const { apache, nginx, ...rest } = writeHtaccess(options);
  return {
    files: [
      { server: "apache", title: "Apache", fileName: ".htaccess", lines: apache, limits: [] },
      { server: "nginx", title: "nginx", fileName: "nginx.conf", lines: nginx, limits: [] },
    ],
    problems,
    htpasswd: null,
    ...rest,
  };
}

type Report = (field: string, text: string) => void;

function siteOf({ domain }: Input, report: Report): SiteHost | undefined {
  if (!domain) return undefined;
  const read = readSiteHost(domain);
  if (read.ok) return read.host;
  report("domain", read.problem);
  return undefined;
}

function hostRuleOf(
  { host = "leave", scheme = "https", proxy = false, slash = "leave", hsts = "none" }: Input,
  site: SiteHost | undefined,
): HostRule | undefined {
  if (host === "leave" || !site) return undefined;
  return { host: site, to: host, scheme, proxy, slash, hsts, code: 301 };
}

function redirectsOf({ redirects }: Input, host: HostRule | undefined, report: Report): HtaccessOptions["redirects"] {
  if (!redirects?.trim()) return [];
  const { rows, leftOver } = readRedirectList(redirects, { kind: "file", code: 301, keepQuery: true });
  const site = host && new URL(`${host.scheme === "https" ? "https" : "http"}://${host.to === "www" ? host.host.www : host.host.root}`);
  // Without https for all, the scheme is the visitor's: targets stay paths.
  const { planned, findings } = judgeRedirects(rows, host?.scheme === "https" ? site : undefined);
  for (const { level, title, detail } of findings) if (level !== "note") report("redirects", `${title}. ${detail}`);
  if (leftOver > 0) report("redirects", `1,000 rows are the limit; ${leftOver} more were not read.`);
  return planned;
}

function accessOf(
  { user, realm, userFile, addresses = [], addressMode = "deny", either = false }: Input,
  report: Report,
): Omit<AccessOptions, "secureOnly" | "proxy"> | undefined {
  const ranges = addresses.flatMap((text) => {
    const range = readAddressRange(text);
    if (range === undefined) report("addresses", `“${text}” is not an address or a range such as 203.0.113.0/24.`);
    return range === undefined ? [] : [range];
  });
  const ip = ranges.length > 0 ? { mode: addressMode, addresses: [...new Set(ranges)] } : undefined;
  if (!user) return ip && { ip, either };
  const path = userFile || "/home/your-account/.htpasswd";
  const name = realm || "Members only";
  if (!isSafeArgument(path) || !path.startsWith("/")) report("userFile", "Write the full path on the server, from the first slash on.");
  else if (!isSafeArgument(name)) report("realm", "Control characters and variables cannot stand in it.");
  else return { password: { realm: name, userFile: path }, ip, either };
  return ip && { ip, either };
}

function hotlinkOf({ hotlink, hotlinkFriends = [] }: Input, site: SiteHost | undefined, report: Report): HtaccessOptions["hotlink"] {
  if (!hotlink) return undefined;
  if (!site) {
    report("hotlink", "Write your domain first: its own pages may show the pictures.");
    return undefined;
  }
  const friends = hotlinkFriends.flatMap((text) => {
    const read = readSiteHost(text);
    if (!read.ok) report("hotlinkFriends", `“${text}” is not a domain name.`);
    return read.ok ? [read.host.root] : [];
  });
  return { host: site, friends: [...new Set(friends)] };
}

/** Letters, digits and the few signs that names of crawlers have: nothing that ends a pattern. */
function ownBotNames(names: readonly string[], report: Report): string[] {
  return names.flatMap((name) => {
    if (/^[\w .+/-]{2,100}$/.test(name)) return [name];
    report("botNames", `“${name}” is not a crawler's name.`);
    return [];
  });
}

function errorPagesOf(input: Input, report: Report): HtaccessOptions["errorPages"] {
  return errorCodes.flatMap((code) => {
    const path = input[`error${code}`];
    if (!path) return [];
    if (path.startsWith("/") && !path.startsWith("//") && isSafeArgument(path)) return [{ code, path }];
    report(`error${code}`, `Write a path for ${code}, such as /${code}.html. With a full address Apache would answer 302.`);
    return [];
  });
}

function indexOf(text: string, report: Report): string[] {
  return text.split(/[\s,]+/).flatMap((name) => {
    if (name === "" || /^[\w][\w.-]*$/.test(name)) return name === "" ? [] : [name];
    report("index", `“${name}” is not the name of a file.`);
    return [];
  });
}

function securityOf(
  { hsts = "none", nosniff = false, referrer, frames, permissions = false, csp }: Input,
  host: HostRule | undefined,
  report: Report,
): HtaccessOptions["security"] {
  const isCspUsable = csp !== undefined && csp !== "" && isSafeArgument(csp) && /^[ -~]+$/.test(csp);
  if (csp && !isCspUsable) report("csp", "A policy is plain ASCII on one line.");
  if (hsts !== "none" && host?.scheme !== "https")
    report("hsts", "HSTS is left out until everything goes to https: choose a host name and https above.");
  return { hsts: host?.scheme === "https" ? hsts : "none", nosniff, referrer, frames, permissions, csp: isCspUsable ? csp : undefined };
}

function fontsOf({ fonts, fontOrigins = [] }: Input, report: Report): readonly string[] | undefined {
  if (fonts === "any") return [];
  if (fonts !== "listed") return undefined;
  const origins = fontOrigins.flatMap((text) => {
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.hostname.includes(".") && url.username === "" && /^[\w.:/-]+$/.test(url.origin)) return [url.origin];
    report("fontOrigins", `“${text}” is not an origin such as https://example.com.`);
    return [];
  });
  if (origins.length === 0) report("fontOrigins", "Name at least one origin, or let any site use the fonts.");
  return origins.length > 0 ? [...new Set(origins)] : undefined;
}

function fallbackOf({ fallback, fallbackFile }: Input, report: Report): HtaccessOptions["fallback"] {
  if (fallback === "wordpress") return { kind: "wordpress" };
  if (fallback !== "spa") return undefined;
  const file = fallbackFile || "/index.html";
  if (file.startsWith("/") && !file.startsWith("//") && isSafeArgument(file)) return { kind: "spa", file };
  report("fallbackFile", "Write the path of the page, such as /index.html.");
  return undefined;
}
