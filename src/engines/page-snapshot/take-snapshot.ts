import { decodeBody } from "#core/html/decode-body.ts";
import { parseHtml } from "#core/html/parse-html.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { FetchedPage, PastedPage } from "#core/tool/tool-ports.ts";
import { readLinkHeaders } from "./link-header.ts";
import type { AddressFact, PageSnapshot } from "./page-snapshot.ts";
import { readDocument } from "./read-document.ts";

/** Everything the on-page rules read, from one page: no network, linear in the size of the page. */
export function takeSnapshot(page: FetchedPage | PastedPage, options: { input?: string } = {}): PageSnapshot {
  const { html, response } = "html" in page ? { html: page.html, response: null } : readResponse(page);
  const document = readDocument(parseHtml(html), html);
  const links = [...document.links, ...(response ? readLinkHeaders(response.headers, page.url) : [])];
  const resolve = resolverOf(document.base, page.url);
  return {
    request: { input: options.input ?? page.url, url: page.url },
    hops: "hops" in page ? page.hops.map((hop) => ({ ...hop, headers: [...hop.headers], location: hop.location ?? null })) : [],
    html,
    response,
    ...document,
    base: document.base && { ...document.base, resolved: URL.parse(document.base.raw.trim(), page.url)?.href ?? null },
    // A header's address is resolved against the page, never against its base element: RFC 8288, section 3.2.
    links: links.map((link) => ({
      ...link,
      resolved: link.source === "header" ? (URL.parse(link.raw, page.url)?.href ?? null) : resolve(link.raw),
    })),
    images: document.images.map((image) => ({ ...image, resolved: image.raw === "" ? null : resolve(image.raw) })),
    anchors: document.anchors.map((anchor) => ({ ...anchor, resolved: resolve(anchor.raw) })),
    scripts: document.scripts.map((script) => ({ ...script, resolved: script.raw === "" ? null : resolve(script.raw) })),
    iframes: document.iframes.map((frame) => ({ ...frame, resolved: frame.raw === "" ? null : resolve(frame.raw) })),
    // A srcset names several; whoever needs them takes them apart.
    media: document.media.map((item) => ({ ...item, resolved: item.raw === "" ? null : resolve(item.raw) })),
  };
}

function readResponse(page: FetchedPage): { html: string; response: NonNullable<PageSnapshot["response"]> } {
  const contentType = headerOf(page.headers, "content-type") ?? null;
  const { html, charset } = decodeBody(page.body, contentType);
  const { status, headers, truncated, totalMs, body, httpsTrouble } = page;
  return {
    html,
    response: {
      status,
      headers: [...headers],
      bytes: body.byteLength,
      bytesWire: page.bytesWire,
      truncated,
      totalMs,
      charset,
      ...(httpsTrouble === undefined ? {} : { httpsTrouble }),
    },
  };
}

function resolverOf(base: Omit<AddressFact, "resolved"> | null, url: string): (raw: string) => string | null {
  const against = (base && URL.parse(base.raw.trim(), url)?.href) ?? url;
  return (raw) => URL.parse(raw.trim(), against)?.href ?? null;
}
