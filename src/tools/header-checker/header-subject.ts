import { parseCacheControl } from "#engines/http-headers/cache-control.ts";
import { fieldValue, fieldValues, type HeaderEntries } from "#engines/http-headers/header-fields.ts";
import { parseMediaType } from "#engines/http-headers/media-type.ts";
import { observe } from "#engines/http-headers/observatory/observe.ts";
import { cookieRefusal, parseSetCookie } from "#engines/http-headers/set-cookie.ts";
import type { HopFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { HeaderExtra } from "./header-extra.ts";

/** What the header rules read: the answers and what was computed from them once. */
export interface HeaderSubject {
  snapshot: PageSnapshot;
  now: Date;
  extra: HeaderExtra;
  /** Null when HTML was pasted without headers: then only the headings are shown. */
  answer: {
    status: number;
    url: string;
    headers: HeaderEntries;
    /** Measured, not pasted. */
    isMeasured: boolean;
    isHtml: boolean;
    mediaType: ReturnType<typeof parseMediaType>;
    cacheControl: ReturnType<typeof parseCacheControl>;
  } | null;
  hops: HopFact[];
  cookies: { name: string; isSecure: boolean; isHttpOnly: boolean; sameSite: string | null; refusal: string | null; header: string }[];
  observed: ReturnType<typeof observe> | null;
}

export function headerSubject(snapshot: PageSnapshot, now: Date, extra: HeaderExtra): HeaderSubject {
  const { response } = snapshot;
  const answer = response && answerOf(snapshot);
  const hops = snapshot.hops.length > 0 || !response ? snapshot.hops : [onlyHop(snapshot, response)];
  const setCookies = hops.flatMap(({ url, headers }) => fieldValues(headers, "set-cookie").map((header) => ({ url, header })));
  return {
    snapshot,
    now,
    extra,
    answer,
    hops,
    cookies: setCookies.flatMap(({ url, header }) => {
      const cookie = parseSetCookie(header);
      if (!cookie) return [];
      const { name, isSecure, isHttpOnly, sameSite } = cookie;
      return [{ name, isSecure, isHttpOnly, sameSite, refusal: cookieRefusal(cookie, new URL(url)) ?? null, header }];
    }),
    // Half a chain is no page to grade.
    observed:
      answer && !extra.broken
        ? observe(observedPage(snapshot, answer, { setCookies: setCookies.map(({ header }) => header), extra }))
        : null,
  };
}

function observedPage(
  snapshot: PageSnapshot,
  { headers, isHtml }: NonNullable<HeaderSubject["answer"]>,
  { setCookies, extra }: { setCookies: string[]; extra: HeaderExtra },
): Parameters<typeof observe>[0] {
  const scripts = snapshot.scripts.map(({ raw, attributes }) => ({ src: raw, hasIntegrity: Boolean(attributes["integrity"]) }));
  return {
    url: snapshot.request.url,
    headers,
    setCookies,
    httpEquiv: httpEquivOf(snapshot),
    scripts: isHtml ? scripts : null,
    httpRoute: extra.httpRoute,
  };
}

function answerOf({ response, request, hops, html }: PageSnapshot): NonNullable<HeaderSubject["answer"]> {
  const headers = response?.headers ?? [];
  const type = fieldValue(headers, "content-type");
  const mediaType = type === undefined ? undefined : parseMediaType(type);
  return {
    status: response?.status ?? 200,
    url: request.url,
    headers,
    isMeasured: hops.some(({ address }) => address !== "") || (response?.totalMs ?? 0) > 0,
    isHtml: mediaType === undefined ? html !== "" : mediaType.essence === "text/html" || mediaType.essence === "application/xhtml+xml",
    mediaType,
    cacheControl: parseCacheControl(fieldValue(headers, "cache-control") ?? ""),
  };
}

/** A page that was kept without its way here. */
function onlyHop({ request }: PageSnapshot, { status, headers, totalMs }: NonNullable<PageSnapshot["response"]>): HopFact {
  return { url: request.url, status, headers, location: null, address: "", firstByteMs: totalMs, totalMs };
}

function httpEquivOf({ metas }: PageSnapshot): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { httpEquiv, raw, inHead } of metas) {
    if (httpEquiv && inHead) found.set(httpEquiv, [...(found.get(httpEquiv) ?? []), raw]);
  }
  return found;
}
