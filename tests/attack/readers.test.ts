import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { tools } from "#tools/registry.server.ts";
import { fetchedPage, pagePorts } from "../support/page-ports.ts";
import { figure, isLong } from "./support/figures.ts";
import { createGenerator, type Generator } from "./support/generator.ts";
import { readerNames } from "./support/reader-names.ts";

const READER = process.env["READER"];
/** Another one makes other texts: READER=HTML READER_SEED=2 READER_INPUTS=25000 is a quarter of a long attack, which ends in minutes. */
const SEED = Number(process.env["READER_SEED"] ?? 2026);
/** Of each reader. */
const INPUTS = Number(process.env["READER_INPUTS"] ?? (isLong ? 100_000 : 60));

/** What stands in every kind of text somewhere, and what does harm to those who did not expect it. */
const ANYWHERE = [
  "",
  " ",
  "\n",
  "\r",
  "\t",
  "\0",
  "\ufeff",
  "\ud800",
  "\u202e",
  "é",
  "日本",
  "🇩🇪",
  "0",
  "-1",
  "1e999",
  "%",
  "%zz",
  "\\",
  "'",
  '"',
  "&",
  "<",
  ">",
  "__proto__",
];

interface Reader {
  /** Whole texts to begin with, and pieces of the language to put between. */
  seeds: readonly string[];
  pieces: readonly string[];
  read(text: string, random: Generator): unknown;
}

/** Each tool has an input of its own, which its schema has read. */
type Run = (input: unknown, ports: unknown, signal: AbortSignal) => unknown;

const run = (slug: string, input: Record<string, unknown>) => {
  const tool = tools.get(slug)?.tool as AnyTool;
  const read = safeParse(tool.input, input);
  return read.success
    ? (tool.run as Run)(read.data, { ...pagePorts(notThere), showImage: String }, new AbortController().signal)
    : undefined;
};

function notThere(address: string) {
  return fetchedPage(address, { status: 404, html: "" });
}

const readers: Record<(typeof readerNames)[number], Reader> = {
  HTML: {
    seeds: [
      '<!doctype html><html lang="en"><head><title>T</title><meta name="description" content="D"></head><body><h1>H</h1><img src="a.png" alt="A"><a href="/b">B</a></body></html>',
    ],
    pieces: [
      "<div>",
      "</div>",
      "<table>",
      "<tr>",
      "<svg>",
      "<math>",
      "<template>",
      "<!--",
      "-->",
      "<![CDATA[",
      "<script>",
      "</script>",
      "<title>",
      '<base href="::">',
      '<link rel=canonical href="http://[">',
      "<meta charset=x>",
      "<h1>",
      "</p>",
      "&#x110000;",
      "&notin;",
      '<a href="javascript:1">',
      "<select><option>",
      "<frameset>",
      "<plaintext>",
    ],
    read: (text, random) =>
      run(
        random.pick([
          "title-tag-checker",
          "h1-tag-checker",
          "tag-analyzer",
          "seo-meta-in-one-click",
          "canonical-tag-checker",
          "image-alt-tag-checker",
          "webpage-word-count",
          "meta-description-checker",
          "html-minifier",
          "html-to-php-converter",
        ]),
        { html: text, code: text },
      ),
  },
  robots: {
    seeds: ["User-agent: *\nDisallow: /a\nAllow: /a/b$\nCrawl-delay: 1\nSitemap: https://a.example/s.xml"],
    pieces: [
      "User-agent:",
      "Disallow: /",
      "Allow: *",
      "Disallow: /*.js$",
      "$",
      "*".repeat(40),
      "Sitemap: x",
      "#",
      "Noindex: /",
      "Disalow:",
      "Host: a",
      "Clean-param: a /",
    ],
    read: (text) => run("robots-txt-checker", { text }),
  },
  sitemap: {
    seeds: [
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc><lastmod>2026-01-01</lastmod></url></urlset>',
      "https://a.example/\nhttps://a.example/b",
    ],
    pieces: [
      "<url>",
      "</url>",
      "<loc>",
      "</loc>",
      "<sitemapindex>",
      "<sitemap>",
      "<image:image>",
      "<![CDATA[",
      "]]>",
      "<!DOCTYPE a [<!ENTITY b 'c'>]>",
      "&b;",
      "<lastmod>2026-13-40",
      "<priority>5",
      "xmlns:x=",
      "<?xml",
      "?>",
    ],
    read: (text) => run("sitemap-url-extractor", { xml: text, url: "https://a.example/sitemap.xml" }),
  },
  "JSON-LD": {
    seeds: [
      '{"@context":"https://schema.org","@type":"Product","name":"A","offers":{"@type":"Offer","price":"1","priceCurrency":"EUR"},"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":2}}',
    ],
    pieces: [
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"@id":',
      '"@type":["@x",1]',
      '"@graph":[',
      '"@context":{"a":"@type","@base":null}',
      '"@index":',
      '"@reverse":{',
      '"@set":',
      '"@list":[[',
      '"@value":{}',
      '"@language":1',
      '"sameAs":"@x"',
      "null",
      "true",
      "1e400",
      '"@included":',
      '"@nest":',
      '"@container":"@graph"',
      '"@protected":true',
      '"@propagate":1',
      '"@import":"x"',
      '"@version":2',
    ],
    read: (text) => run("schema-validator", { html: `<script type="application/ld+json">${text}</script>` }),
  },
  headers: {
    seeds: [
      "HTTP/2 200\ncontent-type: text/html; charset=utf-8\ncache-control: max-age=600\nset-cookie: a=b; Secure\nstrict-transport-security: max-age=1\ncontent-security-policy: default-src 'self'\n",
    ],
    pieces: [
      "HTTP/1.1 301 Moved",
      "location: //",
      "location: http://[",
      "set-cookie:",
      "; SameSite=x",
      "expires: 0",
      "link: <a>; rel=canonical",
      "vary: *",
      "x-robots-tag: googlebot: noindex",
      "permissions-policy: a=(",
      "content-security-policy: script-src 'nonce-",
      'alt-svc: h3=":',
      "etag: W/",
      "age: -1",
      ": x",
      "content-length: 9".repeat(3),
      "date: Tue, 99 Foo",
    ],
    read: (text) => run("header-checker", { head: text, url: "https://a.example/" }),
  },
  htaccess: {
    seeds: ["/old,/new\n/a?b=1 /c#d\n^/x/(.*)$ /y/$1\nRedirect 301 /a https://b.example/"],
    pieces: [
      "RewriteRule ^(",
      "RewriteCond %{",
      "[R=301,L",
      "$9",
      "%1",
      "410",
      "/*",
      "(?<a",
      "->",
      "=>",
      ";",
      "//",
      "https://",
      "http://[",
      "?",
      "#",
      "\\1",
      "(((((",
      "{1,99999}",
    ],
    read: (text, random) =>
      random.number(2)
        ? run("redirect-file-directory", { list: text, kind: random.pick(["file", "directory", "pattern"]) })
        : run("htaccess-generator", { redirects: text, domain: text.slice(0, 60) }),
  },
  CSS: {
    seeds: ["@media (min-width:1px){a:is(.b,#c)::before{color:rgb(0 0 0/.5);background:url(a.png);margin:calc(1px + 2%)}}"],
    pieces: [
      "{",
      "}",
      "(",
      ")",
      ";",
      ":",
      "/*",
      "*/",
      "@import",
      "@layer a",
      "url(",
      "!important",
      "--x:{",
      "\\",
      "U+26",
      "<!--",
      "#",
      "1e3px",
      "&",
      "@supports not (",
      "'",
    ],
    read: (text, random) => run("css-minifier", { code: text, action: random.pick(["minify", "beautify"]) }),
  },
  JavaScript: {
    seeds: ["const a = async (b = 1, ...c) => { for await (const d of b) yield?.(`x`); }; class E extends F { #g = /h[/]/giu; static {} }"],
    pieces: [
      "{",
      "}",
      "(",
      ")",
      "`",
      "$" + "{",
      "/*",
      "*/",
      "//",
      "/[/",
      "=>",
      "?.",
      "#x",
      "await",
      "yield",
      "import(",
      "export default",
      "with(a)",
      "0x",
      "1n",
      "\\u{110000}",
      "<div>",
      "'",
      "label:",
      "super()",
      "new.target",
      "@dec",
    ],
    read: (text, random) =>
      run("javascript-minifier", { code: text, action: random.pick(["minify", "beautify"]), type: random.pick(["script", "module"]) }),
  },
};

/** What a reader may take for all of them, in the long form. */
const LONGEST_MS = 3_600_000;

describe.each(readerNames.filter((name) => READER === undefined || name === READER))("the reader of %s", (name) => {
  const { seeds, pieces, read } = readers[name];
  it("answers every text that is made for it, and throws at none", { timeout: isLong ? LONGEST_MS + 60_000 : 120_000 }, async () => {
    const random = createGenerator(SEED);
    const thrown: string[] = [];
    const started = performance.now();
    let made = 0;
    for (; made < INPUTS && thrown.length < 5 && performance.now() - started < LONGEST_MS; made++) {
      const text = textFrom(random, seeds, pieces);
      try {
        await read(text, random);
      } catch (error) {
        if (!(error instanceof AppError)) thrown.push(`${JSON.stringify(text)}: ${error instanceof Error ? error.stack : error}`);
      }
    }
    figure(`${name}: texts read`, made);
    expect(thrown).toEqual([]);
    expect(made).toBe(INPUTS);
  });
});

/** A whole text with pieces put in, taken out, doubled and swapped; or nothing but pieces. */
function textFrom(random: Generator, seeds: readonly string[], pieces: readonly string[]): string {
  let text = random.number(4) === 0 ? "" : random.pick(seeds);
  for (let changes = 1 + random.number(12); changes > 0; changes--) {
    const at = random.number(text.length + 1);
    const end = Math.min(text.length, at + random.number(30));
    const piece = random.pick(random.number(3) === 0 ? ANYWHERE : pieces);
    const kinds = [piece, piece + text.slice(at, end), text.slice(at, end).repeat(2), "", piece.repeat(1 + random.number(20))];
    text = text.slice(0, at) + random.pick(kinds) + text.slice(end);
  }
  return text;
}

it("takes what it makes from the seed alone", () => {
  const texts = () => Array.from({ length: 3 }, (_, seed) => textFrom(createGenerator(seed), ["abc"], ["x", "y"]));
  expect(texts()).toEqual(texts());
  expect(() => takeSnapshot({ html: texts().join(""), url: "https://a.example/" })).not.toThrow();
});
