import { headerOf } from "#core/http/header-of.ts";
import { runRules } from "#core/rules/run-rules.ts";
import type { PageInShort } from "./page-in-short.ts";
import type { Asset, InstantLook } from "./page-speed-checker.schema.ts";
import { instantLookRules } from "./rules/instant-look-rules.ts";

/** What one request and the headers of a page's files say about its speed. Pure: everything was asked before. */
export function instantLook({ request, response, hops, blocking, named, images }: PageInShort, assets: readonly Asset[]): InstantLook {
  const last = hops.at(-1);
  const header = (name: string) => headerOf(response?.headers ?? [], name) ?? null;
  const redirects = hops.slice(0, -1).map(({ url, status }) => ({ url, status }));
  const look: Omit<InstantLook, "findings" | "passes"> = {
    url: request.url,
    status: response?.status ?? 0,
    timings: {
      redirectMs: hops.slice(0, -1).reduce((sum, { totalMs }) => sum + totalMs, 0),
      dnsMs: last?.dnsMs ?? null,
      connectMs: last?.connectMs ?? null,
      tlsMs: last?.tlsMs ?? null,
      firstByteMs: last?.firstByteMs ?? 0,
      downloadMs: Math.max(
        0,
        (last?.totalMs ?? 0) - (last?.dnsMs ?? 0) - (last?.connectMs ?? 0) - (last?.tlsMs ?? 0) - (last?.firstByteMs ?? 0),
      ),
    },
    redirects,
    bytes: response?.bytes ?? 0,
    bytesWire: response?.bytesWire ?? 0,
    encoding: header("content-encoding"),
    cacheControl: header("cache-control"),
    protocol: `HTTP/${last?.httpVersion ?? "1.1"}`,
    offersHttp3: /\bh3(?:-\d+)?\s*=/.test(header("alt-svc") ?? ""),
    blocking,
    named,
    assets: [...assets],
    byKind: byKind(assets),
    thirdParties: byHost(assets),
  };
  const findings = runRules(instantLookRules, { images, look });
  return {
    ...look,
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

const KINDS = ["script", "stylesheet", "image", "font", "media", "other"] as const;

function byKind(assets: readonly Asset[]): InstantLook["byKind"] {
  return KINDS.map((kind) => {
    const own = assets.filter((asset) => asset.kind === kind);
    return {
      kind,
      count: own.length,
      bytes: own.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
      unknown: own.filter(({ bytes }) => bytes === null).length,
    };
  }).filter(({ count }) => count > 0);
}

function byHost(assets: readonly Asset[]): InstantLook["thirdParties"] {
  const hosts = Map.groupBy(
    assets.filter(({ isThirdParty }) => isThirdParty),
    ({ url }) => new URL(url).host,
  );
  return [...hosts]
    .map(([host, own]) => ({ host, count: own.length, bytes: own.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) }))
    .sort((a, b) => b.bytes - a.bytes || b.count - a.count)
    .slice(0, 50);
}

/** Seconds that an answer may be kept: RFC 9111, 4.2.1, for a cache of one person. Null when nothing is said. */
export function maxAgeOf(cacheControl: string | null, expires: string | null, date: string | null): number | null {
  const said = (cacheControl ?? "").toLowerCase();
  if (/\bno-store\b|\bno-cache\b/.test(said)) return 0;
  const seconds = /(?:^|[,\s])max-age\s*=\s*"?(\d{1,12})/.exec(said)?.[1];
  if (seconds !== undefined) return Number(seconds);
  if (expires === null) return null;
  const until = Date.parse(expires);
  const from = Date.parse(date ?? "");
  // An invalid date means that it has expired already.
  return Number.isNaN(until) ? 0 : Number.isNaN(from) ? null : Math.max(0, Math.round((until - from) / 1000));
}
