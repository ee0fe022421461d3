import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

interface Odd {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** A redirect, for the path that was asked. */
  to?(path: string): string | undefined;
}

/** Pages that no example has, by the name of the host that answers every path with them: `broken-nesting.test`. */
export async function startOddPages() {
  const bodies = new Map(Object.entries(oddPages).map(([label, { body = "" }]) => [label, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const label = request.headers.host?.split(".", 1)[0] ?? "";
    const odd = oddPages[label];
    if (!odd) return void response.writeHead(404).end();
    const to = odd.to?.(request.url ?? "/");
    const headers = { "content-type": "text/html", ...odd.headers, ...(to === undefined ? {} : { location: to }) };
    if (headers["content-type"] === "") Reflect.deleteProperty(headers, "content-type");
    response.writeHead(to === undefined ? (odd.status ?? 200) : 302, headers).end(to === undefined ? bodies.get(label) : "");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const PLAIN = '<!doctype html><html lang="en"><head><title>A page</title></head><body><h1>A page</h1><p>Words on it.</p></body></html>';
const filler = (piece: string, bytes: number) => piece.repeat(Math.ceil(bytes / piece.length));
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const sitemap = (inside: string) => `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;
const xml = { "content-type": "application/xml" };

export const oddPages: Record<string, Odd> = {
  "broken-nesting": {
    body: `<table><a href=/x><tr><b><p></b><td><form><select><option><svg><title>no</title><desc><h1>In a picture</h1></desc></svg></form></h6></table><title>Late</title><frameset><noscript><meta name=robots content=noindex></noscript><template><h1>Inert</h1></template></p></br></body></html><h1 <h1>Twice</h1 h1>`,
  },
  "broken-attribute": {
    body: `${PLAIN.slice(0, 40)}<meta name="description" content="never closed><title>Swallowed</title><body><h1>Swallowed`,
  },
  "broken-comment": { body: "<!doctype html><!-- never closed <title>A</title><h1>B</h1>" },
  "broken-script": { body: "<!doctype html><title>A</title><script>var a = '<!-- <script>'; </script> still inside <h1>B</h1>" },
  "broken-json-ld": {
    body: `${PLAIN}<script type="application/ld+json">{"@context":"https://schema.org","@type":["Article",{}],"a":[[[[]]]],,"__proto__":{"x":1}}</script><script type="application/ld+json">${"[".repeat(20_000)}</script><script type="application/ld+json">${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}</script>`,
  },
  "broken-microdata": {
    body: `<div itemscope itemref="a b" id=a itemtype="https://schema.org/Person x:y"><div itemprop="a http://[" itemscope itemref=a id=b></div><time itemprop=t datetime="\u0000"></div><div vocab="http://[" typeof="a:b" property="::" resource="[:]" prefix="a: http://%">x</div>`,
  },
  "broken-addresses": {
    body: `<base href="http://[bad"><link rel=canonical href="http://a b:99999999/"><link rel="alternate" hreflang="\u202e" href="//"><link rel=icon href="data:,"><link rel=manifest href="http://:80"><meta property=og:image content="https://"><a href="http://%zz/">a</a><a href="http://xn--a/">b</a><a href="javascript:alert(1)">c</a><a href="${"a".repeat(9_000)}">d</a><img src="http://256.256.256.256/" srcset=", , ,1x 2x 3w"><meta http-equiv=refresh content=";;url=http://[">`,
  },
  "null-bytes": { body: `<!doctype html><title>A\u0000B</title><h1>\u0000</h1><p>&#0;&#xD800;&#x110000;&#128;</p><a href="/\u0000">x</a>` },
  bidi: { body: `<!doctype html><title>\u202egnp.exe\u202c \u2066\u2069</title><h1>\u200f\u200e\ufeff</h1><img src=/a.png alt="\u202e">` },
  "nested-100000": { body: `<!doctype html><title>Deep</title>${"<div>".repeat(100_000)}deep` },
  "less-than-1mb": { body: "<".repeat(1_000_000) },
  "huge-page": {
    // What tools look at is crowded; the rest only has to be there.
    body: `${PLAIN.replace("</body></html>", "")}${filler('<section><h2>Part</h2><p>Words and <a href="/x">links</a>.</p><img src="/i.png"></section>\n', 300_000)}${filler(`<p>${filler("Words and words. ", 20_000)}</p>\n`, 5_000_000)}`,
  },
  "huge-attribute": { body: `<!doctype html><title>A</title><meta name="description" content="${"a, ".repeat(1_500_000)}"><h1>B</h1>` },
  "huge-title": { body: `<!doctype html><title>${"W ".repeat(400_000)}</title><h1>${"W ".repeat(400_000)}</h1>` },
  "huge-head": {
    body: `<!doctype html>${Array.from({ length: 12_000 }, (_, i) => `<meta name="m${i}" content="x"><link rel="alternate" hreflang="en" href="/#${i}">`).join("")}`,
  },
  empty: { body: "" },
  "empty-204": { status: 204 },
  "empty-spaces": { body: " \n\t ".repeat(1_000) },
  "no-type": { headers: { "content-type": "" }, body: PLAIN },
  pdf: { headers: { "content-type": "application/pdf" }, body: "%PDF-1.7\n%âãÏÓ\n1 0 obj<</Type/Catalog>>endobj" },
  png: { headers: { "content-type": "image/png" }, body: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") },
  json: { headers: { "content-type": "application/json" }, body: '{"title":"<h1>"}' },
  binary: {
    headers: { "content-type": "application/octet-stream" },
    body: Buffer.from(Uint8Array.from({ length: 4_096 }, (_, i) => (i * 37) % 256)),
  },
  "png-as-html": { body: Buffer.from("89504e470d0a1a0a0000000d494844520000ffffffff", "hex") },
  "html-as-png": { headers: { "content-type": "image/png" }, body: PLAIN },
  "bad-type": { headers: { "content-type": ";;;charset" }, body: PLAIN },
  "charset-unknown": { headers: { "content-type": "text/html; charset=klingon" }, body: PLAIN },
  "charset-replacement": { headers: { "content-type": "text/html; charset=iso-2022-kr" }, body: PLAIN },
  "charset-utf16-without-mark": { headers: { "content-type": "text/html; charset=utf-16" }, body: utf16(PLAIN) },
  "charset-utf16-unsaid": { body: utf16(PLAIN) },
  "charset-odd-bytes": {
    headers: { "content-type": "text/html; charset=utf-16le" },
    body: Buffer.concat([utf16(PLAIN), Buffer.from([0x00, 0xd8, 0x41])]),
  },
  "charset-invalid-bytes": {
    headers: { "content-type": "text/html; charset=utf-8" },
    body: Buffer.concat([Buffer.from(PLAIN), Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0xf4, 0x90, 0x80, 0x80])]),
  },
  "charset-two-stories": { headers: { "content-type": "text/html; charset=shift_jis" }, body: `\ufeff<meta charset="utf-7">${PLAIN}` },
  "status-403": { status: 403, body: "no" },
  "status-404": { status: 404, body: PLAIN },
  "status-429": { status: 429, headers: { "retry-after": "soon" }, body: "" },
  "status-500": { status: 500, body: "" },
  "status-503": { status: 503, headers: { "retry-after": "1" }, body: "" },
  "status-999": { status: 999, body: "" },
  "redirect-chain": {
    body: PLAIN,
    to: (path) => {
      const step = Number(/^\/step-(\d)/.exec(path)?.[1] ?? 0);
      return step < 4 ? `/step-${step + 1}` : undefined;
    },
  },
  "redirect-nowhere": { status: 302, body: "" },
  "redirect-malformed": { to: () => "http://[half" },
  "redirect-to-unknown": { to: () => "http://unknown.test/" },
  "refresh-loop": { body: `<!doctype html><title>Again</title><meta http-equiv="refresh" content="0;url=/"><h1>Again</h1>` },
  "many-headers": { headers: Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`x-h-${i}`, "v"])), body: PLAIN },
  "odd-headers": {
    headers: {
      link: '<http://[>; rel="canonical", <',
      "x-robots-tag": ":::,,unavailable_after: never",
      "set-cookie": "=;;;",
      "strict-transport-security": "max-age=1;;=;max-age",
      "content-security-policy": ";;script-src ';'",
      "cache-control": ',,="',
      "alt-svc": '="',
      etag: '"',
      "last-modified": "yesterday",
    },
    body: PLAIN,
  },
  "sitemap-entities": {
    headers: xml,
    body: `<?xml version="1.0"?><!DOCTYPE u [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY x SYSTEM "file:///etc/passwd">]><urlset><url><loc>http://a.test/&c;&x;</loc></url></urlset>`,
  },
  "sitemap-of-itself": {
    headers: xml,
    body: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Array.from({ length: 300 }, (_, i) => `<sitemap><loc>http://sitemap-of-itself.test/${i}.xml</loc></sitemap>`).join("")}</sitemapindex>`,
  },
  "sitemap-packed-bomb": { headers: { "content-type": "application/gzip" }, body: gzipSync(Buffer.alloc(60_000_000)) },
  "sitemap-huge": {
    headers: xml,
    body: sitemap(filler("<url><loc>http://sitemap-huge.test/a</loc><lastmod>never</lastmod></url>", 5_300_000)),
  },
  "sitemap-deep": { headers: xml, body: `<urlset>${"<url>".repeat(50_000)}` },
  "robots-huge": {
    headers: { "content-type": "text/plain" },
    body: filler("User-agent: a\nDisallow: /*a*a*a*a*a*a*a*a*a*a*b$\n", 1_000_000),
  },
  "robots-binary": {
    headers: { "content-type": "text/plain" },
    body: Buffer.from("\ufeffUser-agent: *\r\rdisallow /\u0000\u2028Sitemap: //[\n\xff\xfe", "latin1"),
  },
};
