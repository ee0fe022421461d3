import { describe, expect, it } from "vitest";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { takeSnapshot } from "./take-snapshot.ts";

const url = "https://shop.example/blue/shoes";
const of = (html: string) => takeSnapshot({ html, url });

function fetched(body: Uint8Array | string, headers: [string, string][] = [["Content-Type", "text/html; charset=utf-8"]]): FetchedPage {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return { url, status: 200, headers, body: bytes, truncated: false, hops: [], bytesWire: bytes.length, totalMs: 120 };
}

describe("titles, as document.title finds them", () => {
  it.each([
    ["strips and collapses ASCII white space", "<title>\n a\t\tb \f c\r\n</title>", ["a b c"]],
    ["keeps no-break spaces and vertical tabs", "<title>\u00a0a\u000b b</title>", ["\u00a0a\u000b b"]],
    ["resolves character references once", "<title>A &amp;amp; B &lt;3</title>", ["A &amp; B <3"]],
    ["reads tags inside a title as text", "<title>a <b>c</b></title>", ["a <b>c</b>"]],
    ["lists two in tree order", "<head><title>one</title><title>two</title>", ["one", "two"]],
    ["finds one in the body", "<body><p>x<title>late</title>", ["late"]],
    ["does not count an SVG's", "<body><svg><title>icon</title></svg><title>page</title>", ["page"]],
    ["does not count an SVG's before the page's own", "<svg><title>icon</title></svg>", []],
    ["counts an HTML title inside foreignObject", "<svg><foreignObject><title>deep</title></foreignObject></svg>", ["deep"]],
    ["does not count a template's", "<template><title>t</title></template>", []],
    ["does not count a noscript's", "<head><noscript><title>n</title></noscript><title>t</title>", ["t"]],
    ["does not count one in a comment or a script", "<!-- <title>c</title> --><script>'<title>s</title>'</script><title>t</title>", ["t"]],
    ["reads an unclosed one to the end", "<title>a<p>b", ["a<p>b"]],
    ["reads an empty one", "<title> </title>", [""]],
  ])("%s", (_, html, titles) => {
    expect(of(html).titles.map(({ text }) => text)).toEqual(titles);
  });

  it("says where each stands", () => {
    const [title] = of("<!doctype html>\r\n<html>\r\n  <head>\r\n    <title>Blue\r\nshoes</title>").titles;
    expect(title).toMatchObject({ line: 4, column: 5, inHead: true, source: "html", snippet: "<title>Blue\r\nshoes</title>" });
  });
});

it("shows the source of a title that is never closed", () => {
  expect(of("<title>a<p>b").titles[0]?.snippet).toBe("<title>a<p>b");
});

describe("the head", () => {
  const broken = '<html>\n<head>\n<title>t</title>\n<div class="x">oops</div>\n<link rel="canonical" href="/a">\n</head>\n<body>b</body>';

  it("names the element that ended it early, and what fell out", () => {
    const snapshot = of(broken);
    expect(snapshot.headBreak).toEqual({ element: "div", line: 4, column: 1, snippet: '<div class="x">', onlyWithoutScripts: false });
    expect(snapshot.titles[0]?.inHead).toBe(true);
    expect(snapshot.links[0]).toMatchObject({ inHead: false, line: 5, resolved: "https://shop.example/a" });
  });

  it.each([
    ["an image", "<head><img src=a><title>t</title></head>", "img"],
    ["words", "<head>\nBOM or words\n<title>t</title></head>", "#text"],
    ["an iframe before the body tag", "<head><title>t</title><iframe src=x></iframe><body>", "iframe"],
  ])("is ended by %s", (_, html, element) => {
    expect(of(html).headBreak?.element).toBe(element);
  });

  it.each([
    ["valid markup", "<head><title>t</title><style></style><script></script><template><p></template></head><body><div>"],
    ["left-out tags", "<title>t</title><p>x"],
    ["metadata after the head's end, which the parser puts back", "<head></head><title>t</title><body>"],
    ["a div between head and body", "<head><title>t</title></head><div><body>"],
  ])("is whole with %s", (_, html) => {
    expect(of(html).headBreak).toBeNull();
    expect(of(html).titles[0]?.inHead).toBe(true);
  });

  it("tells a break that only readers without scripts meet", () => {
    const { headBreak, images } = of('<head>\n<noscript>\n  <img alt="" src="/pixel">\n</noscript><title>t</title></head><body>');
    expect(headBreak).toEqual({ element: "img", line: 3, column: 3, snippet: '<img alt="" src="/pixel">', onlyWithoutScripts: true });
    expect(images).toMatchObject([{ inNoscript: true, inHead: true, resolved: "https://shop.example/pixel", line: 3, column: 3 }]);
  });

  it("reads doctype, language, base, metas and structured data", () => {
    const snapshot = of(`<!DOCTYPE html><html lang="de-AT"><head><base href="/shop/"><base href="/no/">
<meta charset="utf-8"><meta name="Description" property="og:description" content="Schuhe &amp; mehr"><meta http-equiv="Refresh" content="5">
<link rel="Alternate" hreflang="en" href="en/"><script type="application/ld+json">{"a":1}</script></head>`);
    expect(snapshot.doctype).toEqual({ name: "html", publicId: "", systemId: "", isQuirks: false });
    expect(snapshot.lang?.raw).toBe("de-AT");
    expect(snapshot.base?.resolved).toBe("https://shop.example/shop/");
    expect(snapshot.metas.map(({ name, property, httpEquiv, charset, raw }) => [name, property, httpEquiv, charset, raw])).toEqual([
      [null, null, null, "utf-8", ""],
      ["description", "og:description", null, null, "Schuhe & mehr"],
      [null, null, "refresh", null, "5"],
    ]);
    expect(snapshot.links).toMatchObject([
      { rel: ["alternate"], attributes: { hreflang: "en" }, resolved: "https://shop.example/shop/en/" },
    ]);
    expect(snapshot.jsonLd.map(({ raw }) => raw)).toEqual(['{"a":1}']);
  });
});

describe("the body", () => {
  it("reads headings with the alt of their images", () => {
    const { headings } = of(`<h1> Blue <img src=s alt="suede"><noscript><img alt="suede"></noscript><script>x</script>shoes<br>on sale</h1>
<div hidden><h3>later</h3></div><h2><a href=x>two</a></h2><h2 style="color:red; display: none">h</h2>`);
    expect(headings.map(({ level, raw, imageAlts, isHidden }) => [level, raw, imageAlts, isHidden])).toEqual([
      [1, "Blue suede shoes on sale", ["suede"], false],
      [3, "later", [], true],
      [2, "two", [], false],
      [2, "h", [], true],
    ]);
  });

  it("reads anchors and images, each with its address resolved", () => {
    const { anchors, images } =
      of(`<a href=" ../red?a#b " rel="NoFollow ugc"><img alt="Red shoes" src=r.png></a><a>no</a><a href="mailto:a@b.example">Mail <b>us</b></a>
<a href="http://[">bad</a><img src="data:,x"><img>`);
    expect(anchors.map(({ resolved, text, rel }) => [resolved, text, rel])).toEqual([
      ["https://shop.example/red?a#b", "Red shoes", ["nofollow", "ugc"]],
      ["mailto:a@b.example", "Mail us", []],
      [null, "bad", []],
    ]);
    expect(images.map(({ resolved, alt, anchor }) => [resolved, alt, anchor])).toEqual([
      ["https://shop.example/blue/r.png", "Red shoes", 0],
      ["data:,x", null, null],
      [null, null, null],
    ]);
  });

  it("reads a declarative shadow root as drawn, other templates not", () => {
    const html =
      "<div><template shadowrootmode=open><h1>shadow</h1><title>no</title></template><template><h1>not drawn</h1></template></div>";
    expect(of(html).headings.map(({ raw }) => raw)).toEqual(["shadow"]);
    expect(of(html).titles).toEqual([]);
  });
});

describe("the response", () => {
  it("carries headers in order, size and redirects", () => {
    const page = fetched("<p>ü", [
      ["X-B", "1"],
      ["Content-Type", "text/html"],
      ["x-a", "2"],
    ]);
    const hops = [
      { url: "http://shop.example/", status: 301, location: url, headers: [], address: "192.0.2.1", firstByteMs: 1, totalMs: 2 },
    ];
    const snapshot = takeSnapshot({ ...page, hops }, { input: "shop.example" });
    expect(snapshot.response).toMatchObject({
      status: 200,
      bytes: 5,
      truncated: false,
      headers: [
        ["X-B", "1"],
        ["Content-Type", "text/html"],
        ["x-a", "2"],
      ],
    });
    expect(snapshot.hops).toMatchObject([{ url: "http://shop.example/", status: 301, location: url }]);
    expect(snapshot.request).toEqual({ input: "shop.example", url });
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  it.each([
    ["the byte order mark over the header", [0xef, 0xbb, 0xbf, 0xc3, 0xbc], "text/html; charset=iso-8859-1", "UTF-8", "bom", "ü"],
    [
      "the header over the meta",
      [...Buffer.from("<meta charset=utf-8><title>"), 0xfc],
      'text/html; Charset="ISO-8859-1"',
      "windows-1252",
      "header",
      "ü",
    ],
    [
      "the meta when the header is silent",
      [...Buffer.from("<meta charset=windows-1251><title>"), 0xdf],
      "text/html",
      "windows-1251",
      "meta",
      "Я",
    ],
    [
      "the meta when the header names no encoding we know",
      [...Buffer.from("<meta charset=shift_jis><title>"), 0x82, 0xa0],
      "text/html; charset=foo",
      "Shift_JIS",
      "meta",
      "あ",
    ],
    [
      "a meta past the first 1,024 bytes, for which browsers begin anew",
      [...Buffer.from(`<!--${"x".repeat(2_000)}--><meta http-equiv=content-type content="text/html; charset=windows-1251"><title>`), 0xdf],
      "text/html",
      "windows-1251",
      "meta",
      "Я",
    ],
    [
      "UTF-8 for a meta that says UTF-16, which it cannot be in",
      [...Buffer.from("<meta charset=utf-16le><title>ü")],
      "text/html",
      "UTF-8",
      "meta",
      "ü",
    ],
    [
      "windows-1252 for a meta that says x-user-defined",
      [...Buffer.from("<meta charset=x-user-defined><title>"), 0xfc],
      "text/html",
      "windows-1252",
      "meta",
      "ü",
    ],
    ["UTF-8 where nothing is said and the bytes are", [...Buffer.from("<title>ü")], "text/html", "UTF-8", "default", "ü"],
    [
      "windows-1252 where nothing is said and they are not",
      [...Buffer.from("<title>"), 0x93, 0x80],
      "text/html",
      "windows-1252",
      "default",
      "“€",
    ],
  ] as const)("takes %s", (_, bytes, contentType, value, source, title) => {
    const page = fetched(
      Uint8Array.from([...bytes.slice(0, 3), ...(source === "bom" ? [...Buffer.from("<title>")] : []), ...bytes.slice(3)]),
      [["content-type", contentType]],
    );
    const snapshot = takeSnapshot(page);
    expect(snapshot.response?.charset).toEqual({ value, source });
    expect(snapshot.titles[0]?.text).toBe(title);
  });

  it("reads Link headers beside link elements", () => {
    const { links } = takeSnapshot(
      fetched('<base href="/b/"><link rel=canonical href=c>', [
        [
          "link",
          '<d?a=1,2>; rel="canonical"; title="a, \\"b\\"", <https://x.example/>; rel="alternate preload"; hreflang=en; rel=no, nonsense',
        ],
      ]),
    );
    expect(links.map(({ source, resolved, rel, attributes }) => [source, resolved, rel, attributes])).toEqual([
      ["html", "https://shop.example/b/c", ["canonical"], {}],
      ["header", "https://shop.example/blue/d?a=1,2", ["canonical"], { title: 'a, "b"' }],
      ["header", "https://x.example/", ["alternate", "preload"], { hreflang: "en" }],
    ]);
  });
});

/** By RFC 8288 and the cases of https://github.com/httpwg/link-tests and https://github.com/jhermsmeier/node-http-link-header */
describe("Link headers", () => {
  const read = (...values: string[]) =>
    takeSnapshot(
      fetched(
        "",
        values.map((value) => ["Link", value]),
      ),
    ).links.map(({ resolved, rel, attributes }) => [resolved, rel.join(" "), ...Object.entries(attributes).map((pair) => pair.join("="))]);
  const A = "https://a.example/";
  it.each([
    [`<${A}>; rel=next`, [[A, "next"]]],
    [`<${A}>;rel="next"`, [[A, "next"]]],
    [`<${A}> ; rel = "next"`, [[A, "next"]]],
    [`<${A}>; REL=Next`, [[A, "next"]]],
    [`<${A}>; rel=next; rel=prev`, [[A, "next"]]],
    [`<${A}>; rel="next  Prev"`, [[A, "next prev"]]],
    [`<${A}>;; rel=next;`, [[A, "next"]]],
    [`<${A}>; ;;as=font ; rel=preload`, [[A, "preload", "as=font"]]],
    [`<${A}>; rel=next; title="x;y,<z>"`, [[A, "next", "title=x;y,<z>"]]],
    [`<${A}>; rel=next; title*=UTF-8''%e2%82%ac`, [[A, "next", "title*=UTF-8''%e2%82%ac"]]],
    [`<${A}>; crossorigin; rel=preload`, [[A, "preload", "crossorigin="]]],
    [
      `,, <${A}>; rel=next , ,<${A}b,c>; rel=prev ,`,
      [
        [A, "next"],
        [`${A}b,c`, "prev"],
      ],
    ],
    [`<${A}>; rel="canonical"; anchor="#part"`, []],
    [`<${A}>; rel="canonical"; anchor="https://a.example/other"`, []],
    [`<${A}>; rel="canonical"; anchor=""`, [[A, "canonical", "anchor="]]],
    ["<>; rel=self", [["https://shop.example/blue/shoes", "self"]]],
    [`${A}; rel=next`, []],
    [`<${A}; rel=next`, []],
  ])("%s", (value, expected) => expect(read(value)).toEqual(expected));

  it("adds up what several headers say", () =>
    expect(read(`<${A}>; rel=next`, `<${A}b>; rel=prev`)).toEqual([
      [A, "next"],
      [`${A}b`, "prev"],
    ]));
});

describe("hostile pages", () => {
  // No clock: what is not bounded runs out of memory or out of the suite's time.
  const repeated = (piece: (index: number) => string, length = 300_000) => {
    let html = "";
    for (let index = 0; html.length < length; index++) html += piece(index);
    return html;
  };

  it.each([
    ["nested elements", () => repeated(() => "<div>"), "depth"],
    ["formatting that multiplies", () => repeated((index) => `<p><i a${index}>x`), "depth"],
    ["endless elements", () => repeated(() => "<p>", 800_000), "size"],
    ["endless comments", () => repeated(() => "<!>", 800_000), "size"],
  ] as const)("stops at %s and says at which line", (_, html, reason) => {
    expect(of(`<title>kept</title>\n${html()}`)).toMatchObject({ parseStopped: { line: 2, reason }, titles: [{ text: "kept" }] });
  });

  it.each([
    ["attributes", () => `<p${repeated((index) => ` a${index}`)}>`],
    ["content fostered out of a table", () => `<table>${repeated(() => "x<i></i>")}`],
    ["anchors that are never closed", () => repeated(() => "<a href=x>x")],
    ["noscripts", () => repeated(() => "<noscript><img></noscript>")],
    ["one attribute of white space", () => `<h1 style="${" ".repeat(1_000_000)}">x`],
    ["a Link header", () => ""],
  ])("reads endless %s to the end", (_, html) => {
    const { parseStopped } = takeSnapshot(fetched(html(), [["link", `<${"<".repeat(100_000)}`]]));
    expect(parseStopped).toBeNull();
  });
});
