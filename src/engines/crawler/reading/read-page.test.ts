import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { readPage } from "./read-page.ts";

const AT = "https://site.example/dir/page";
const read = (html: string) => readPage(html, AT);

const linksOf = async (html: string) => (await read(html)).links;
const at = (path: string) => `https://site.example${path}`;

describe("links", () => {
  it.each<[html: string, links: string[]]>([
    ['<a href="x">', [at("/dir/x")]],
    ['<A HREF="/x?a=1&amp;b=2#top">', [at("/x?a=1&b=2#top")]],
    ['<area href="../up">', [at("/up")]],
    ['<base href="/base/"><a href="x">', [at("/base/x")]],
    ['<base href="/one/"><base href="/two/"><a href="x">', [at("/one/x")]],
    ['<a href="x"></a><base href="/late/">', [at("/late/x")]],
    ['<a href=" \n/x\t">', [at("/x")]],
    ['<a href="/a\n b\tc">', [at("/a%20bc")]],
    ['<a href="//other.example/x">', ["https://other.example/x"]],
    ['<a href="https://bücher.example/ü">', ["https://xn--bcher-kva.example/%C3%BC"]],
    ['<a href="">', [AT]],
    ['<a href="#part">', [`${AT}#part`]],
    ['<base href=""><a href="x">', [at("/dir/x")]],
    ['<base href="https://[bad"><a href="x">', [at("/dir/x")]],
    ['<base target="_blank"><base href="/base/"><a href="x">', [at("/base/x")]],
    ['<base href="//cdn.example/"><a href="x">', ["https://cdn.example/x"]],
    ['<a href="/x"></a><a href="/x">', [at("/x"), at("/x")]],
    ['<a href="/x"><a href="/y">', [at("/x"), at("/y")]],
    ['<!-- <a href="/x"> -->', []],
    ['<script>document.write(\'<a href="/x">\')</script><a href="/y">', [at("/y")]],
    ['<style><a href="/x"></style>', []],
    ['<textarea><a href="/x"></textarea>', []],
    ['<iframe><a href="/x"></iframe>', []],
    ['<template><a href="/x"></template><a href="/y">', [at("/y")]],
    ['<noscript><a href="/x"></noscript>', [at("/x")]],
    ['<svg><title>t</title><a href="/x"/></svg>', [at("/x")]],
    ['<svg><style></style><a xlink:href="/x"></a></svg>', [at("/x")]],
    ["<a>", [""]],
    ['<a href="https://[bad">', ["https://[bad"]],
  ])("of %s", async (html, links) => expect((await linksOf(html)).map(({ url }) => url)).toEqual(links));

  it("are found across the pieces in which a long page is read", async () => {
    let pauses = 0;
    const filler = `<p>${"x".repeat(32_768 - 12)}</p>`;
    const reading = await readPage(`${filler}<a href="/straddling/the/border">x</a>${filler}`, AT, async () => void pauses++);
    expect([reading.links.map(({ url }) => url), pauses]).toEqual([[at("/straddling/the/border")], 1]);
  });

  it("cost no more than the page is long, however it nests", async () => {
    const started = cpuTime();
    await read(`${"<div><table><b>".repeat(60_000)}${"<p><li>".repeat(60_000)}`);
    await read(`<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(" ")}>`);
    expect(cpuTime() - started).toBeLessThan(15_000);
  });
});

describe("what is said of a link", () => {
  it.each<[html: string, said: Record<string, unknown>]>([
    ["<a href=/x> Two\n <b>words</b> </a>", { text: "Two words", rel: [], flags: {}, region: "body", line: 1 }],
    ["<p>\n\n<a href=/x rel='NoFollow UGC'>x</a>", { rel: ["nofollow", "ugc"], line: 3 }],
    ["<a href=/x><div>One</div><div>two</div></a>", { text: "One two" }],
    ["<a href=/x>A<span hidden>B</span>C</a>", { text: "AC" }],
    ["<a href=/x><img alt='A picture'></a>", { text: "A picture", visibleText: "", flags: { image: true } }],
    ["<a href=/x><svg><title>Cart</title><desc>d</desc><path/></svg></a>", { text: "Cart", flags: { image: true } }],
    ["<a href=/x aria-label='Next page'>›</a>", { text: "›", flags: {} }],
    ["<a href=/x style='display:none'>Menu</a>", { text: "Menu", flags: {} }],
    ["<a href=/x target=_blank>x</a>", { flags: { blank: true } }],
    ["<a href=/x target=_blank rel=opener>x</a>", { flags: { blank: true, opener: true } }],
    ["<a href=/x>Read more</a>", { flags: { generic: true } }],
    ["<a href=/x rel=nofollow>Read more</a>", { flags: {} }],
    ["<a href=#part>here</a>", { flags: {} }],
    ["<a href=/x>https://site.example/x</a>", { flags: { generic: true } }],
    ["<html lang=de><a href=/x>hier</a>", { flags: { generic: true } }],
    ["<html lang=de><a href=/x>here</a>", { flags: {} }],
    ["<html lang=de><p lang=en-GB><a href=/x>here</a>", { flags: { generic: true } }],
    ["<a href=/x></a>", { text: "", flags: { empty: true } }],
    ["<a>text</a>", { url: "", raw: null, flags: { uncrawlable: true } }],
    ["<a id=top></a>", { flags: {} }],
    ["<a name=top></a>", { flags: {} }],
    ["<a aria-current=page>Here you are</a>", { flags: {} }],
    ["<a aria-current=page rel=next>x</a>", { flags: { uncrawlable: true } }],
    ["<a role=button>x</a>", { flags: {} }],
    ["<a href='javascript:void(0)'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='javascript:openMap()'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='JavaScript:go()' name=m>x</a>", { flags: { uncrawlable: true } }],
    ["<a href=' \u0001java\tscr\nipt:go()'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='&#106;avascript&colon;go()'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='/javascript:x'>x</a>", { flags: {} }],
    ["<a target=_blank>x</a>", { flags: { uncrawlable: true } }],
    ["<a target=_blank href=/x>x</a>", { flags: { blank: true } }],
    ["<a href='javascript: void 0'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='mailto:javascript:void(0)'>x</a>", { flags: {} }],
    ["<a href='file:///c/x.pdf'>x</a>", { flags: { uncrawlable: true } }],
    ["<a href='https://[bad'>x</a>", { flags: { uncrawlable: true, invalid: true } }],
    ["<a href=''>x</a>", { flags: {} }],
  ])("%s", async (html, said) => expect((await linksOf(html))[0]).toMatchObject(said));

  it.each<[html: string, region: string]>([
    ["<nav><a href=/x>x</a></nav>", "nav"],
    ["<header><nav><ul><li><a href=/x>x</a></ul></nav></header>", "nav"],
    ["<header><a href=/x>x</a></header>", "header"],
    ["<main><header><a href=/x>x</a></header></main>", "main"],
    ["<article><footer><a href=/x>x</a></footer></article>", "body"],
    ["<nav>y</nav><main><p>text<p><a href=/x>x</a></main>", "main"],
    ["<div role=contentinfo><div><a href=/x>x</a></div></div>", "footer"],
    ["<aside><a href=/x>x</a></aside>", "aside"],
    ["<div id=footer><a href=/x>x</a></div>", "footer"],
    ["<div class='card header'><a href=/x>x</a></div>", "body"],
    ["<nav><table><tr><td></nav><a href=/x>x</a></table></nav>", "nav"],
    ["</nav><footer></footer><a href=/x>x</a>", "body"],
  ])("stands where the page says: %s", async (html, region) => expect((await linksOf(html))[0]?.region).toBe(region));
});

describe("other addresses", () => {
  it.each<[html: string, kind: string, urls: string[]]>([
    ["<link rel=stylesheet href=/a.css>", "link", [at("/a.css")]],
    ["<link rel=preconnect href=https://cdn.example>", "link", []],
    ["<link rel=' DnS-PrEfEtCh\tPRECONNECT\n' href=https://cdn.example>", "link", []],
    ["<link rel='preconnect stylesheet' href=/a.css>", "link", [at("/a.css")]],
    ["<link rel='dns-prefetch\u00a0preconnect' href=/a>", "link", [at("/a")]],
    ["<link rel='' href=/a>", "link", [at("/a")]],
    ["<img src=/a.png longdesc=/a.txt>", "img", [at("/a.png")]],
    ["<img srcset='/a.png 1x, /b,c.png 2x,/d.png'>", "img", [at("/a.png"), at("/b,c.png"), at("/d.png")]],
    ["<source srcset='/a.webp 400w'>", "img", [at("/a.webp")]],
    ["<source srcset='data:svg+xml,%3Csvg%3E%3C%2Fsvg%3E, /foo.png 2x'>", "img", [at("/foo.png")]],
    ["<source src=/a.mp4 srcset=/b.png>", "img", [at("/b.png")]],
    ["<img src='data:image/png;base64,AAAA'>", "img", []],
    ["<svg><use href='#icon'/><image xlink:href='/a.svg'/></svg>", "img", [at("/a.svg")]],
    ["<video poster=/p.jpg src=/v.mp4><track src=/t.vtt></video>", "media", [at("/v.mp4"), at("/t.vtt")]],
    ["<video poster=/p.jpg></video>", "img", [at("/p.jpg")]],
    ["<script src=/a.js></script>", "script", [at("/a.js")]],
    ["<iframe src=/f></iframe><embed src=/e><object data=/o></object>", "media", [at("/e"), at("/o")]],
    ["<form action=/search></form>", "form", [at("/search")]],
    ["<meta http-equiv=refresh content='30;url=/next'>", "refresh", [at("/next")]],
    ["<meta property=og:image content=/og.png><meta name=twitter:image content=/tw.png>", "share", [at("/og.png"), at("/tw.png")]],
    ["<style>a{background:url( '/bg.png' )}/* url(/no.png) */@import \"/b.css\"</style>", "css", [at("/bg.png"), at("/b.css")]],
    ["<p style='background:url(/in.png)'>", "css", [at("/in.png")]],
    [
      '<script type="application/ld+json">{"@id":"https://a.example/#id","logo":{"url":"https://a.example/logo.png"},"sameAs":["https://b.example/"],"target":{"urlTemplate":"https://a.example/?q={q}"}}</script>',
      "json-ld",
      ["https://b.example/", "https://a.example/logo.png"],
    ],
    ["<blockquote cite=/src></blockquote>", "cite", [at("/src")]],
  ])("%s", async (html, kind, urls) =>
    expect((await linksOf(html)).filter((link) => link.kind === kind).map(({ url }) => url)).toEqual(urls),
  );

  it("marks a form that posts", async () =>
    expect((await linksOf("<form method=POST action=/buy></form>"))[0]).toMatchObject({ kind: "form", flags: { posts: true } }));
});

/** The examples of ACT rule c487ae, by their content: https://act-rules.github.io/rules/c487ae */
describe("links without a name", () => {
  const img = (rest: string) => `<img src="/logo.png" ${rest}/>`;
  it.each<[html: string]>([
    ['<a href="/x"> Web Accessibility Initiative </a>'],
    ['<div role="link" tabindex="0">\n\tInitiative\n</div>'],
    ['<button role="link">Go to the initiative</button>'],
    [`<a href="/x">${img('aria-label="Initiative"')}</a>`],
    [`<a href="/x" title="Initiative">${img('alt=""')}</a>`],
    [`<a href="/x">${img('title="Initiative"')}</a>`],
    [`<a href="/x">${img('alt=""')}Initiative</a>`],
    [`<a href="/x">${img('aria-labelledby="id1"')}</a><div id="id1">Initiative</div>`],
    ['<a href="/x" aria-labelledby="a b"></a><span id="a">One</span><span id="b" hidden>two</span>'],
    ['<map name="m"><area href="/x" alt="Sun" /></map>'],
    ['<a href="/x" role="doc-biblioref">ACT</a>'],
    ['<a href="/x" role="button"></a>'],
    [`<a href="/x" style="display: none;">${img("")}</a>`],
    ['<a href="/x" style="visibility: hidden;"></a>'],
    ['<a aria-hidden="true" href="/x"></a>'],
    ['<div hidden><a href="/x"></a></div>'],
    ['<area shape="rect" />'],
    ["<a />"],
  ])("passes %s", async (html) => expect((await read(html)).emptyLinks).toEqual([]));

  it.each<[html: string]>([
    ['<a href="/x"></a>'],
    [`<a href="/x">${img('alt=""')}</a>`],
    [`<a href="/x">${img('role="presentation"')}</a>`],
    [`<a href="/x">${img('role="none"')}</a>`],
    [`<a href="/x">${img('title=""')}</a>`],
    [`<a href="/x">${img('aria-labelledby="id1"')}</a><div id="id1"></div>`],
    [`<a href="/x">${img('aria-labelledby="id1"')}</a>`],
    [`<a href="/x" style="left: -9999px;">${img("")}</a>`],
    ['<map name="m"><area href="/x" /></map>'],
    ['<a href="/x" role="none"> </a>'],
    [`<a href="/x" role="doc-biblioref">${img('alt=""')}</a>`],
    ['<a href="/x"><span aria-hidden="true">×</span></a>'],
    ['<a href="/x"><svg><path/></svg></a>'],
    ['<span role="link" tabindex="0"></span>'],
  ])("finds %s", async (html) => {
    const tag = /^<map/.test(html) ? '<area href="/x" />' : `${html.split(">", 1)[0]}>`;
    expect((await read(html)).emptyLinks).toEqual([{ line: 1, snippet: tag }]);
  });
});

describe("the text of a page", () => {
  it("leaves out what stands on every page, and what is hidden", async () => {
    const { bodyText, unlinkedText, h1 } = await read(
      "<nav>Menu</nav><main><h1>Big <img alt=red> shoes</h1><p>We sell <a href=/s>red shoes</a> here.</p><p hidden>no</p></main><footer>End</footer>",
    );
    expect([
      h1,
      bodyText(),
      unlinkedText()
        .split("\n")
        .map((part) => part.trim()),
    ]).toEqual(["Big red shoes", "Big shoes We sell red shoes here.", ["Big shoes We sell", "here."]]);
  });
  it("knows what a fragment can point to", async () =>
    expect([...(await read("<h2 id=a>x</h2><a name=b></a><p id=''></p><template><i id=c></i></template>")).targets]).toEqual(["a", "b"]));
});

describe("the head", () => {
  it("gives description, language and alternates", async () =>
    expect(
      await read(
        '<html lang=en-US><head><meta name=Description content=" What  it is "><link rel=alternate hreflang=de href=/de/><link rel=alternate type=application/rss+xml href=/feed>',
      ),
    ).toMatchObject({ description: "What it is", lang: "en-US", alternates: [["de", at("/de/")]] }));

  it("gives the title without its line breaks", async () =>
    expect((await read("<title>\n One &amp;\n two </title><title>b</title>")).title).toBe("One & two"));
  it("does not take the title of a drawing", async () => expect((await read("<body><svg><title>Icon</title></svg>")).title).toBe(""));

  it.each<[html: string, canonical: string | undefined]>([
    ['<link rel="canonical" href="/c#x">', "https://site.example/c"],
    ['<link rel="alternate Canonical" href="https://other.example/">', "https://other.example/"],
    ['</head><link rel="canonical" href="/late">', "https://site.example/late"],
    ['<body><link rel="canonical" href="/body">', undefined],
    ['<div></div><link rel="canonical" href="/body">', undefined],
    ['text<link rel="canonical" href="/body">', undefined],
    ['<link rel="canonical" href="/a"><link rel="canonical" href="/b">', undefined],
    ['<link rel="canonical" href="/a"><link rel="canonical" href="/a">', "https://site.example/a"],
    ['<link rel="canonical" href="">', undefined],
  ])("reads the canonical of %s", async (html, canonical) => expect((await read(html)).canonical).toBe(canonical));

  it.each<[html: string, noindex: boolean, nofollow: boolean]>([
    ['<meta name="robots" content="NOINDEX, follow">', true, false],
    ['<meta name="Robots" content="none">', true, true],
    ['<meta name="googlebot" content="noindex">', true, false],
    ['<meta name="bingbot" content="noindex">', false, false],
    ['<meta name="robots" content="index,nofollow">', false, true],
    ['<meta name="robots" content="max-snippet:-1">', false, false],
    ['<body><meta name="robots" content="noindex">', true, false],
    ['<noscript><meta name="robots" content="noindex"></noscript>', false, false],
  ])("reads the directives of %s", async (html, noindex, nofollow) => expect(await read(html)).toMatchObject({ noindex, nofollow }));

  it.each<[html: string, refresh: string | undefined]>([
    ['<meta http-equiv="refresh" content="0; url=/next">', "https://site.example/next"],
    ["<meta http-equiv=Refresh content=\"0;URL='/next'\">", "https://site.example/next"],
    ['<meta http-equiv="refresh" content="30; url=/next">', undefined],
    ['<meta http-equiv="refresh" content="0">', undefined],
    ['<noscript><meta http-equiv="refresh" content="0; url=/no-js"></noscript>', undefined],
  ])("reads the refresh of %s", async (html, refresh) => expect((await read(html)).refresh).toBe(refresh));
});

describe("dates", () => {
  it("collects every proof that the page gives", async () => {
    const { dates } = await read(`
      <meta property="article:modified_time" content="2026-03-01T10:00:00Z">
      <script type="application/ld+json">{"@graph":[{"dateModified":"2026-02-01"},{"a":[{"dateModified":"2026-02-03"}]}]}</script>
      <script type="application/ld+json">not json</script>
      <time datetime="2020-01-01">a</time><time class="entry-date updated" datetime="2026-01-09">b</time>`);
    expect(dates).toEqual({
      articleModified: "2026-03-01T10:00:00Z",
      jsonLd: ["2026-02-01", "2026-02-03"].toReversed(),
      time: "2026-01-09",
    });
  });
  it("takes a plain time only when it is the only one", async () => {
    expect((await read('<time datetime="2026-01-01">a</time>')).dates.time).toBe("2026-01-01");
    expect((await read('<time datetime="2026-01-01">a</time><time datetime="2026-01-02">b</time>')).dates.time).toBeUndefined();
  });
});
