import { gzipSync as nativeGzip } from "node:zlib";
import { gzipSync, strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { readSitemap } from "./read-sitemap.ts";
import type { SitemapDocument } from "./sitemap-document.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (body: string | Uint8Array) => readSitemap(typeof body === "string" ? bytes(body) : body, { now: NOW });
const urlset = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NS}>\n${inner}\n</urlset>\n`;
const url = (inner: string) => `<url>${inner}</url>`;
const locs = ({ entries }: SitemapDocument) => entries.map(({ loc }) => loc);
const codes = ({ problems }: SitemapDocument) => problems.map(({ code, line }) => (line === null ? code : `${line} ${code}`));

describe("forms", () => {
  it("reads a sitemap with everything the protocol has", () => {
    const document = read(
      urlset(
        url(
          "<loc>https://a.example/?x=1&amp;y=2</loc><lastmod>2026-01-02T03:04:05+02:00</lastmod><changefreq>daily</changefreq><priority>0.5</priority>",
        ),
      ),
    );
    expect(document).toMatchObject({ kind: "urlset", count: 1, encoding: "utf-8", packed: false, isCut: false, problems: [] });
    expect(document.entries).toEqual([
      {
        loc: "https://a.example/?x=1&y=2",
        line: 3,
        lastmod: "2026-01-02T03:04:05+02:00",
        changefreq: "daily",
        priority: "0.5",
        images: 0,
        videos: 0,
        hasNews: false,
        alternates: [],
      },
    ]);
  });

  it("reads an index, in any order of its elements", () => {
    const document = read(
      `<sitemapindex ${NS}><sitemap><lastmod>2026-01-02</lastmod><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>`,
    );
    expect([document.kind, locs(document), codes(document)]).toEqual(["sitemapindex", ["https://a.example/s.xml"], []]);
  });

  it("reads text with a mark, any line end and lines that are none", () => {
    const document = read("\ufeffhttps://a.example/\r\n\r\nhttps://a.example/b\nnot an address\rhttps://a.example/c");
    expect([document.kind, document.entries.map(({ loc, line }) => [loc, line]), codes(document)]).toEqual([
      "text",
      [
        ["https://a.example/", 1],
        ["https://a.example/b", 3],
        ["https://a.example/c", 5],
      ],
      ["4 line-not-address"],
    ]);
  });

  it("reads RSS 2.0: the link, or the guid that is one", () => {
    const document = read(
      `<rss version="2.0"><channel><link>https://a.example/</link><item><title>x</title><link>https://a.example/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item><item><guid>https://a.example/2</guid></item><item><guid isPermaLink="false">7</guid></item></channel></rss>`,
    );
    expect([document.kind, document.entries.map(({ loc, lastmod }) => [loc, lastmod])]).toEqual([
      "rss",
      [
        ["https://a.example/1", "2026-11-02T10:00:00.000Z"],
        ["https://a.example/2", undefined],
      ],
    ]);
    expect(codes(document)).toEqual(["1 loc-missing"]);
  });

  it("reads Atom 1.0: the alternate link", () => {
    const document = read(
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><entry><link rel="edit" href="https://a.example/e"/><link href="https://a.example/1"/><updated>2026-11-02T10:00:00Z</updated></entry></feed>`,
    );
    expect([document.kind, document.entries.map(({ loc, lastmod }) => [loc, lastmod]), codes(document)]).toEqual([
      "atom",
      [["https://a.example/1", "2026-11-02T10:00:00.000Z"]],
      [],
    ]);
  });

  /** https://github.com/GateNLP/ultimate-sitemap-parser, tests/tree/test_rss_atom.py */
  it.each([
    ["<issued>2026-11-02T10:00:00Z</issued>", "2026-11-02T10:00:00.000Z"],
    ["<issued>2026-11-01T10:00:00Z</issued><modified>2026-11-02T10:00:00Z</modified>", "2026-11-02T10:00:00.000Z"],
    ["<published>2026-11-01T10:00:00Z</published><updated>2026-11-02T10:00:00Z</updated>", "2026-11-02T10:00:00.000Z"],
    ["<updated>2026-11-02T10:00:00Z</updated><published>2026-11-01T10:00:00Z</published>", "2026-11-02T10:00:00.000Z"],
    ["<content><updated>2026-11-02</updated></content>", undefined],
  ])("takes the day of a change from %s", (dates, lastmod) => {
    const feed = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><entry><link rel="alternate" href="https://a.example/1"/>${dates}</entry></feed>`;
    expect(read(feed).entries.map((entry) => entry.lastmod)).toEqual([lastmod]);
  });

  it("knows a web page for one", () => {
    const document = read("<!doctype html>\n<html><head><title>Not found</title></head><body><p>Sorry</body></html>");
    expect([document.kind, document.count, codes(document).slice(0, 1)]).toEqual(["html", 0, ["is-html"]]);
  });

  it.each(["", "   \n ", "hello", "{}", "\0\0\0\0"])("finds nothing in %j", (body) =>
    expect(read(body)).toMatchObject({ kind: "unknown", count: 0 }),
  );
});

describe("bytes", () => {
  const xml = urlset(url("<loc>https://a.example/é</loc>"));
  const utf16 = (text: string, little: boolean, mark: boolean) => {
    const units = [...(mark ? "\ufeff" : ""), ...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return little ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
    });
    return Uint8Array.from(units);
  };

  it("unpacks by the first bytes, not by the name", () =>
    expect(read(gzipSync(strToU8(xml)))).toMatchObject({ count: 1, packed: true, bytes: bytes(xml).length }));

  it("unpacks a file of several members, as gzip allows", () => {
    const half = xml.indexOf("<url>");
    const members = [xml.slice(0, half), "", xml.slice(half)].map((part) => gzipSync(strToU8(part)));
    const document = read(Uint8Array.from(members.flatMap((member) => [...member])));
    expect([locs(document), document.bytes, document.isCut]).toEqual([["https://a.example/é"], bytes(xml).length, false]);
  });

  it("tells a packed file that ends too early", () => {
    const packed = gzipSync(strToU8(xml));
    expect(read(packed.subarray(0, packed.length - 12))).toMatchObject({ isCut: true, problemCounts: { "not-unpacked": 1 } });
  });

  it.each([
    ["UTF-16 LE with a mark", utf16(xml, true, true), "utf-16le"],
    ["UTF-16 BE with a mark", utf16(xml, false, true), "utf-16be"],
    ["UTF-16 LE without one", utf16(xml, true, false), "utf-16le"],
    ["UTF-16 BE without one", utf16(xml, false, false), "utf-16be"],
    ["Latin-1 as declared", Uint8Array.from(xml.replace("UTF-8", "ISO-8859-1"), (character) => character.charCodeAt(0)), "windows-1252"],
  ])("reads %s", (_, body, encoding) => {
    const document = read(body);
    expect([locs(document), document.encoding, codes(document)]).toEqual([
      ["https://a.example/é"],
      encoding,
      ["3 loc-unescaped", "not-utf-8"],
    ]);
  });

  it("reads what can be read of a packed file that is cut short", () => {
    const packed = gzipSync(
      strToU8(
        urlset(
          Array.from({ length: 3_000 }, (_, index) => url(`<loc>https://a.example/${index}/${"x".repeat(index % 50)}</loc>`)).join("\n"),
        ),
      ),
    );
    const document = read(packed.subarray(0, packed.length - 2_000));
    expect(document.count).toBeGreaterThan(100);
    expect(document.count).toBeLessThan(3_000);
  });

  it("tells a packed file that is damaged", () => {
    const packed = gzipSync(strToU8(xml));
    packed.fill(0xff, 12, 40);
    expect(read(packed)).toMatchObject({ isCut: true, problemCounts: { "not-unpacked": 1 } });
  });

  it("tells bytes that are not UTF-8", () => {
    const body = bytes(xml);
    body[body.indexOf(0xc3)] = 0xff;
    expect(codes(read(body))).toContain("bad-encoding");
  });
});

describe("leniency", () => {
  it.each([
    ["no namespace", "<urlset><url><loc>https://a.example/</loc></url></urlset>", ["1 namespace-missing"]],
    [
      "https in the namespace",
      '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
      ["1 namespace-wrong"],
    ],
    [
      "the namespace of 2005",
      '<urlset xmlns="http://www.google.com/schemas/sitemap/0.84"><url><loc>https://a.example/</loc></url></urlset>',
      ["1 namespace-old"],
    ],
    [
      "a prefix on everything",
      '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>https://a.example/</s:loc></s:url></s:urlset>',
      [],
    ],
    ["CDATA", urlset(url("<loc><![CDATA[https://a.example/]]></loc>")), []],
    ["CDATA with an ampersand", urlset(url("<loc><![CDATA[https://a.example/]]></loc><!-- a & b -->")), []],
    ["white space around", urlset(url("<loc>\n  https://a.example/\n</loc>")), []],
    ["a comment inside", urlset(url("<loc>https://a.exa<!-- x -->mple/</loc>")), []],
    [
      "a stylesheet",
      urlset(url("<loc>https://a.example/</loc>")).replace("<urlset", '<?xml-stylesheet type="text/xsl" href="s.xsl"?><urlset'),
      [],
    ],
    ["an empty line before the declaration", `\n${urlset(url("<loc>https://a.example/</loc>"))}`, ["2 space-before-declaration"]],
    [
      "an end that is missing",
      `<urlset ${NS}><url><loc>https://a.example/</loc></url><url><loc>https://a.exa`,
      ["1 not-well-formed", "1 not-well-formed", "1 not-well-formed"],
    ],
    [
      "an undeclared prefix",
      urlset(url("<loc>https://a.example/</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image>")),
      ["3 prefix-undeclared", "3 prefix-undeclared"],
    ],
  ])("reads through %s", (_, body, expected) => {
    const document = read(body);
    expect([locs(document), codes(document)]).toEqual([["https://a.example/"], expected]);
  });

  it("tells an ampersand that is not escaped, with its line, and loses no address", () => {
    const document = read(
      urlset(
        [
          url("<loc>https://a.example/?a=1&b=2</loc>"),
          url("<loc>https://a.example/?a=1&amp;b=2&c;</loc>"),
          url("<loc>https://a.example/3&</loc>"),
        ].join("\n"),
      ),
    );
    expect(locs(document)).toEqual(["https://a.example/?a=1&b=2", "https://a.example/?a=1&b=2&c;", "https://a.example/3&"]);
    expect(codes(document)).toEqual(["3 bare-ampersand", "4 bare-ampersand", "5 bare-ampersand"]);
  });

  it("keeps an ampersand in CDATA", () =>
    expect(locs(read(urlset(url("<loc><![CDATA[https://a.example/?a&b]]></loc>"))))).toEqual(["https://a.example/?a&b"]));

  it("reads extensions", () => {
    const document = read(
      `<urlset ${NS} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:v="http://www.google.com/schemas/sitemap-video/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"><url><loc>https://a.example/</loc><image:image><image:loc>https://a.example/1.png</image:loc></image:image><image:image><image:title>x</image:title></image:image><v:video/><news:news/><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/><xhtml:link rel="alternate" href="https://a.example/fr"/></url></urlset>`,
    );
    expect(document.entries[0]).toMatchObject({
      images: 2,
      imageLocs: ["https://a.example/1.png"],
      videos: 1,
      hasNews: true,
      alternates: [{ hreflang: "de", href: "https://a.example/de" }],
    });
    expect(codes(document).map((code) => code.replace(/^\d+ /, ""))).toEqual(["image-without-loc", "alternate-incomplete"]);
  });
});

describe("the schema", () => {
  const one = (inner: string) => codes(read(urlset(url(inner)))).map((code) => code.replace(/^\d+ /, ""));
  const LOC = "<loc>https://a.example/</loc>";
  it.each([
    ["", ["loc-missing"]],
    ["<loc></loc>", ["loc-missing"]],
    ["<loc>/page</loc>", ["loc-short", "loc-relative"]],
    ["<loc>//a.example/page</loc>", ["loc-relative"]],
    ["<loc>ftp://a.example/page</loc>", ["loc-scheme"]],
    ["<loc>https://a b.example/</loc>", ["loc-malformed"]],
    ["<loc>https://a.example/#top</loc>", ["loc-fragment"]],
    ["<loc>https://a.example/a b</loc>", ["loc-unescaped"]],
    ["<loc>https://a.example/100%</loc>", ["loc-not-uri"]],
    ["<loc>https://a.example/[x]</loc>", ["loc-not-uri"]],
    ["<loc>http://[2001:db8::1]/x</loc>", []],
    ["<loc>https://bücher.example/</loc>", []],
    [`<loc>https://a.example/${"x".repeat(2_040)}</loc>`, ["loc-long"]],
    ["<loc>http://a.ex</loc>", ["loc-short"]],
    [`${LOC}${LOC}`, ["element-twice"]],
    [`<lastmod>2026-01-01</lastmod>${LOC}`, ["wrong-order"]],
    [`${LOC}<title>x</title>`, ["unknown-element"]],
    [`<loc lang="en">https://a.example/</loc>`, ["unknown-attribute"]],
    [`<loc xml:lang="en">https://a.example/</loc>`, ["unknown-attribute"]],
    ["<loc>https://a.example/<b>x</b></loc>", ["unknown-element"]],
    [`text ${LOC}`, ["stray-text"]],
    ["<loc>https://a.example/#a#b</loc>", ["loc-fragment", "loc-not-uri"]],
    [`${LOC}<m:mobile xmlns:m="http://www.google.com/schemas/sitemap-mobile/1.0"/>`, []],
    [`${LOC}<x:loc xmlns:x="urn:x">y</x:loc>`, []],
    [
      `${LOC}<PageMap xmlns="http://www.google.com/schemas/sitemap-pagemap/1.0"><DataObject><Attribute name="loc">v</Attribute></DataObject></PageMap>`,
      [],
    ],
    [`<m:mobile xmlns:m="urn:m"/>${LOC}`, ["wrong-order"]],
    [`${LOC}<x xmlns="">y</x>`, ["unknown-element"]],
    [`${LOC}<lastmod>2026-01-01</lastmod>`, []],
    [`${LOC}<lastmod>2026-01</lastmod>`, ["lastmod-not-xsd"]],
    [`${LOC}<lastmod>2026</lastmod>`, ["lastmod-not-xsd"]],
    [`${LOC}<lastmod>2026-01-01T10:00Z</lastmod>`, ["lastmod-not-xsd"]],
    [`${LOC}<lastmod>2026-01-01T10:00:00</lastmod>`, []],
    [`${LOC}<lastmod>2026-02-30</lastmod>`, ["lastmod-invalid"]],
    [`${LOC}<lastmod>2024-02-29</lastmod>`, []],
    [`${LOC}<lastmod>01/02/2026</lastmod>`, ["lastmod-invalid"]],
    [`${LOC}<lastmod>2026-01-01T25:00:00Z</lastmod>`, ["lastmod-invalid"]],
    [`${LOC}<lastmod>2026-01-01T10:00:00+15:00</lastmod>`, ["lastmod-invalid"]],
    [`${LOC}<lastmod></lastmod>`, ["lastmod-invalid"]],
    [`${LOC}<lastmod>2027-01-01</lastmod>`, ["lastmod-future"]],
    [`${LOC}<lastmod>2026-11-16</lastmod>`, []],
    [`${LOC}<changefreq>sometimes</changefreq>`, ["changefreq-invalid"]],
    [`${LOC}<changefreq>Daily</changefreq>`, ["changefreq-invalid"]],
    [`${LOC}<priority>1.0</priority>`, []],
    [`${LOC}<priority>1</priority>`, []],
    [`${LOC}<priority>.5</priority>`, []],
    [`${LOC}<priority>1.1</priority>`, ["priority-invalid"]],
    [`${LOC}<priority>5e-1</priority>`, ["priority-invalid"]],
    [`${LOC}<priority>high</priority>`, ["priority-invalid"]],
  ])("%s", (inner, expected) => expect(one(inner)).toEqual(expected));

  /** What xmllint says of these by the schema of sitemaps.org. */
  it.each([
    [`<urlset ${NS} version="1">${url(LOC)}</urlset>`, ["unknown-attribute"]],
    [
      `<urlset ${NS} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sitemaps.org/schemas/sitemap/0.9 s.xsd">${url(LOC)}</urlset>`,
      [],
    ],
    [`<urlset ${NS}>text${url(LOC)}</urlset>`, ["stray-text"]],
    [`<urlset ${NS}><x:a xmlns:x="urn:x"><x:b>text</x:b></x:a>${url(LOC)}</urlset>`, []],
    [`<urlset ${NS}>${url(LOC)}<x:a xmlns:x="urn:x"/></urlset>`, ["wrong-order"]],
    [`<urlset ${NS}><URL>${LOC}</URL></urlset>`, ["unknown-element"]],
    [`<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">${url(LOC)}</s:urlset>`, ["unknown-element"]],
    [`<sitemapindex ${NS}><x:a xmlns:x="urn:x"/><sitemap>${LOC}</sitemap></sitemapindex>`, ["unknown-element"]],
    [`<sitemapindex ${NS}><sitemap>${LOC}<x:a xmlns:x="urn:x"/></sitemap></sitemapindex>`, ["unknown-element"]],
  ])("%s", (xml, expected) => {
    const document = read(xml);
    expect([codes(document).map((code) => code.replace(/^\d+ /, "")), locs(document)]).toEqual([expected, ["https://a.example/"]]);
  });

  it("tells a set with nothing in it", () => expect(codes(read(urlset("")))).toEqual(["empty"]));
  it("tells a root that no sitemap has", () =>
    expect(codes(read("<sitemap><loc>https://a.example/</loc></sitemap>"))).toEqual(["1 unknown-root", "empty"]));
});

describe("limits", () => {
  it("tells more than 50,000 entries and keeps that many", () => {
    const document = read(urlset(Array.from({ length: 50_001 }, (_, index) => url(`<loc>https://a.example/${index}</loc>`)).join("\n")));
    expect([document.count, document.entries.length, codes(document)]).toEqual([50_001, 50_000, ["too-many"]]);
  });

  it("expands no entity of a document type", () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, level) => `<!ENTITY lol${level + 1} "${`&lol${level || ""};`.repeat(10)}">`).join("")}]><urlset ${NS}><url><loc>https://a.example/&lol9;</loc></url></urlset>`;
    const document = read(bomb);
    expect(locs(document)).toEqual([]);
    expect(codes(document)).toEqual(["1 has-doctype", "1 unknown-entity"]);
  });

  it("never asks for an external entity", () => {
    const document = read(
      `<!DOCTYPE urlset [<!ENTITY x SYSTEM "file:///etc/passwd">]><urlset ${NS}><url><loc>https://a.example/&x;</loc></url></urlset>`,
    );
    expect(locs(document)).toEqual(["https://a.example/&x;"]);
  });

  it("stops where elements are nested past all sense", () =>
    expect(read(`<urlset ${NS}>${"<a>".repeat(100_000)}`)).toMatchObject({ isCut: true, problemCounts: { "too-deep": 1 } }));

  it("gives up on a file of faults", () => {
    const started = cpuTime();
    expect(read(`<urlset ${NS}><url><loc>${"& ".repeat(1_000_000)}</loc></url></urlset>`)).toMatchObject({
      isCut: true,
      problemCounts: { "bare-ampersand": 1_001, "too-many-faults": 1 },
    });
    expect(cpuTime() - started).toBeLessThan(1_000);
  });

  it("stops a packed file at 50 MB", () => {
    const packed = nativeGzip(new Uint8Array(60_000_000).fill(0x20), { level: 1 });
    const document = read(packed);
    expect([document.bytes, document.isCut, codes(document)]).toEqual([52_428_800, true, ["too-large", "empty"]]);
  });

  it("gives the same whatever the pieces are", () => {
    const text = urlset(
      [
        url("<loc>https://a.example/?a=1&amp;b&#x41;</loc>"),
        "<!-- & -- -->",
        url("<loc><![CDATA[https://a.example/?a&b]]></loc>"),
        url("<loc>https://a.example/é&c</loc>"),
      ].join("\n"),
    );
    const whole = read(text);
    // 64 KB pieces: filler moves every part of the text across the seam.
    for (let shift = 0; shift < text.length; shift += 7) {
      const filler = `<!--${"x".repeat(65_536 - shift - 7)}-->`;
      expect(locs(read(text.replace("<urlset", `${filler}<urlset`)))).toEqual(locs(whole));
    }
  });
});

describe("what a file that is not whole still says", () => {
  const entry = (path: string) => url(`<loc>https://a.example/${path}</loc><lastmod>2026-01-02</lastmod>`);

  it.each([
    ["within an address", `${entry("1")}${entry("2")}<url><loc>https://a.exam`, ["https://a.example/1", "https://a.example/2"]],
    ["after an address", `${entry("1")}<url><loc>https://a.example/2</loc><last`, ["https://a.example/1", "https://a.example/2"]],
    ["before an address", `${entry("1")}<url>`, ["https://a.example/1"]],
  ])("keeps the complete addresses of XML that is cut %s", (_, text, expected) =>
    expect(locs(read(`<urlset ${NS}>${text}`))).toEqual(expected),
  );

  it("keeps the complete addresses of a packed file that is cut", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `https://a.example/${(index * 7_919) % 10_007}\n`);
    const packed = new Uint8Array(nativeGzip(many.join("")));
    const cut = read(packed.subarray(0, packed.length - 600));
    expect(cut.isCut).toBe(true);
    expect(cut.count).toBeGreaterThan(1_000);
    expect(locs(cut)).toEqual(many.slice(0, cut.count).map((line) => line.trim()));
  });

  it("drops the last line of a text whose end was not read", () => {
    const body = bytes("https://a.example/1\nhttps://a.example/2\nhttps://a.exa");
    expect(locs(readSitemap(body, { now: NOW, isTruncated: true }))).toEqual(["https://a.example/1", "https://a.example/2"]);
    expect(locs(readSitemap(body, { now: NOW }))).toEqual(["https://a.example/1", "https://a.example/2", "https://a.exa"]);
  });

  it("takes an address with an undefined entity for none", () => {
    const document = read(urlset(url("<loc>https://a.example/a&nbsp;b</loc>") + entry("2")));
    expect([locs(document), codes(document)]).toEqual([["https://a.example/2"], ["3 unknown-entity"]]);
  });

  it("says each address of an entry that has several", () => {
    const document = read(urlset(url("<loc>https://a.example/1</loc>\n<loc>https://a.example/2</loc>\n<loc>https://a.example/3</loc>")));
    expect(locs(document)).toEqual(["https://a.example/1", "https://a.example/2", "https://a.example/3"]);
    expect(document.problems).toEqual([
      { code: "element-twice", line: 4, snippet: "<loc>https://a.example/2" },
      { code: "element-twice", line: 5, snippet: "<loc>https://a.example/3" },
    ]);
  });
});
