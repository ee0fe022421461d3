import type { VisitorRequest } from "#core/tool/tool-ports.ts";
import type { RequestFacts } from "./my-ip-address.schema.ts";

/** What a request tells of the browser that sent it. */
export function describeRequest({ headers, httpVersion, secure, proxies, trustedHeader }: VisitorRequest): RequestFacts {
  const values = (name: string) => headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value);
  const first = (name: string) => values(name)[0];
  return {
    httpVersion,
    secure,
    ownProxies: proxies,
    proxyHeaders: headers
      .filter(([name]) => PROXY_HEADERS.has(name.toLowerCase()))
      .map(([name, value]) => ({ name, value, believed: proxies > 0 && name.toLowerCase() === trustedHeader })),
    browser: browserOf(first("user-agent") ?? "", first("sec-ch-ua") ?? "", unquoted(first("sec-ch-ua-platform") ?? "")),
    userAgent: first("user-agent") ?? null,
    hints: headers
      .filter(([name]) => /^(?:sec-ch-|device-memory$|dpr$|viewport-width$|downlink$|ect$|rtt$|save-data$)/i.test(name))
      .map(([name, value]) => ({ name, value })),
    languages: languagesOf(values("accept-language").join(",")),
    doNotTrack: first("dnt") === "1",
    // https://w3c.github.io/gpc/#the-sec-gpc-header-field-for-http-requests: exactly the character 1.
    globalPrivacyControl: first("sec-gpc") === "1",
    headers: headers.map(([name, value]) => ({ name, value })),
  };
}

const PROXY_HEADERS = new Set(
  "forwarded x-forwarded-for x-forwarded-host x-forwarded-proto x-real-ip via x-client-ip true-client-ip cf-connecting-ip cf-ray fly-client-ip x-cluster-client-ip x-forwarded x-proxyuser-ip client-ip proxy-connection cdn-loop".split(
    " ",
  ),
);

/** Tags of Accept-Language, dearest first (RFC 9110, 12.5.4). */
export function languagesOf(header: string): { tag: string; quality: number }[] {
  return header
    .split(",")
    .slice(0, 50)
    .flatMap((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim());
      const weight = parameters.map((parameter) => /^q=(\d(?:\.\d{0,3})?)$/i.exec(parameter)?.[1]).find((value) => value !== undefined);
      const quality = weight === undefined ? 1 : Math.min(1, Number(weight));
      return /^(?:\*|[a-z\d]{1,8}(?:-[a-z\d]{1,8})*)$/i.test(tag) ? [{ tag, quality }] : [];
    })
    .sort((a, b) => b.quality - a.quality);
}

/** "Firefox 140 on Linux"; null when the request names none. A program may call itself whatever it likes. */
export function browserOf(userAgent: string, brands: string, platform: string): string | null {
  const name = brandOf(brands) ?? productOf(userAgent);
  if (!name) return null;
  const system = platform || systemOf(userAgent);
  return system ? `${name} on ${system}` : name;
}

/** Sec-CH-UA lists a made-up brand to keep servers honest, the engine, and the browser: the last known one is meant. */
function brandOf(brands: string): string | undefined {
  const listed = [...brands.matchAll(/"((?:[^"\\]|\\.)*)";v="(\d{1,5})/g)].map(([, brand = "", version]) => ({ brand, version }));
  const known = listed.filter(({ brand }) => !/not.?a.?brand|^\W/i.test(brand));
  const own = known.find(({ brand }) => brand !== "Chromium") ?? known[0];
  return own && `${own.brand} ${own.version}`;
}

/** The order matters: nearly every browser also names those it descends from. */
function productOf(userAgent: string): string | undefined {
  for (const [pattern, name] of PRODUCTS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return undefined;
}

const PRODUCTS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?(?:iOS)?\/(\d+)/, "Edge"],
  [/\bOPR\/(\d+)/, "Opera"],
  [/\bSamsungBrowser\/(\d+)/, "Samsung Internet"],
  [/\bVivaldi\/(\d+)/, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, "Firefox"],
  [/\b(?:Chrome|CriOS)\/(\d+)/, "Chrome"],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, "Safari"],
  [/^curl\/(\d+)/, "curl"],
  [/^Wget\/(\d+)/, "Wget"],
];

function systemOf(userAgent: string): string | undefined {
  if (/\b(?:iPhone|iPad)\b/.test(userAgent)) return "iOS";
  if (/\bAndroid\b/.test(userAgent)) return "Android";
  if (/\bCrOS\b/.test(userAgent)) return "ChromeOS";
  if (/\bWindows\b/.test(userAgent)) return "Windows";
  if (/\bMac OS X\b/.test(userAgent)) return "macOS";
  return /\bLinux\b/.test(userAgent) ? "Linux" : undefined;
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, "");
}
