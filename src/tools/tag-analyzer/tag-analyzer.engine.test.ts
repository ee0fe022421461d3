import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import type { Alternates } from "./gather-alternates.ts";
import { tagCheck } from "./tag-analyzer.engine.ts";
import { tool } from "./tag-analyzer.tool.ts";

const url = "https://a.example/page";

function reportOf(html: string, { at = url, extra = null }: { at?: string; extra?: Alternates | null } = {}) {
  return judgePage(tagCheck, { snapshot: takeSnapshot({ html, url: at }), kept: null }, { now: new Date(0), extra, input: {} });
}

/** What one rule says: "fail No viewport tag", or nothing. */
it.each([
  ["<p>x", "4 elements and no script."],
  ["<script>x()</script>", "4 elements and one script, its own."],
  ['<script src="https://b.example/x.js"></script>', "4 elements and one script, from another site."],
  ['<script src="https://b.example/x.js"></script><script>x()</script>', "5 elements and 2 scripts, 1 of them from other sites."],
])("counts the scripts of %s in words", (html, words) => expect(reportOf(html).verdict.summary).toContain(`The page has ${words}`));

function said(html: string, ruleId: string, extra?: Alternates): string {
  const { findings, passes } = reportOf(html, extra ? { extra } : {});
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const head = (inside: string, body = "") => `<!doctype html><html lang="en"><head>${inside}</head><body>${body}</body></html>`;
const hiding = (style: string, ...names: string[]) =>
  `<div style="${style}">${names.map((name) => `<a href="https://${name}.example/">x</a>`).join(" ")}</div>`;
const alternate = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const own = alternate("en", url);

describe("rules", () => {
  it.each([
    ["head-whole", head("<title>t</title>"), "pass The head is whole"],
    [
      "head-whole",
      '<html><head>\n<title>t</title>\n<div></div>\n<meta name="robots" content="noindex">\n<link rel="canonical" href="/">\n</head><body>',
      "fail A <div> on line 3 ends the head: 2 tags after it count as body",
    ],
    ["head-whole", "<head>\nwords\n</head><body>", "fail Words on line 2 end the head: what follows counts as body"],
    [
      "head-whole",
      '<head><noscript><img src="/p"></noscript><title>t</title></head><body>',
      "note An <img> inside a noscript ends the head for readers without scripts",
    ],
    ["metadata-in-body", '<head></head><body><p>x</p><link rel="canonical" href="/">', "fail A metadata tag stands in the body"],
    ["metadata-in-body", '<head></head><body><link rel="stylesheet" href="/a.css"><meta itemprop="name" content="x">', ""],

    ["doctype", "<!doctype html><p>", "pass Starts with a doctype"],
    ["doctype", "<p>", "warn No doctype: browsers fall into quirks mode"],
    ["doctype", '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN"><p>', "warn An old doctype puts browsers in quirks mode"],
    ["lang", '<html lang="de-AT">', "pass Tells its language: de-AT"],
    ["lang", "<html>", "fail No lang on the html element"],
    ["lang", '<html lang=" ">', "fail lang is empty"],
    ["lang", '<html lang="english">', 'fail lang="english" is no language: there is no language “english”'],
    ["lang", '<html lang="en-US-GB">', 'note lang="en-US-GB": it is no language tag'],
    ["lang", '<html lang="em-US">', 'fail lang="em-US" is no language: there is no language “em”'],
    ["lang", '<html lang="i-lux">', 'fail lang="i-lux" is no language: it is no language tag'],
    ["lang", '<html lang="en-UK">', 'note lang="en-UK": the code of the United Kingdom is GB'],
    ["charset", head('<meta charset="utf-8">'), "pass Tells its encoding early"],
    ["charset", head('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'), "pass Tells its encoding early"],
    ["charset", head(""), "warn The page does not tell its encoding"],
    [
      "charset",
      head(`<style>${"a".repeat(1100)}</style><meta charset="utf-8">`),
      "warn The encoding is declared after 1,174 bytes; browsers look at the first 1,024",
    ],
    ["viewport", head('<meta name="viewport" content="width=device-width">'), "pass Fits phones"],
    ["viewport", head(""), "fail No viewport tag"],
    ["viewport", head('<meta name="viewport" content="width=2899">'), "fail The viewport is 2899 pixels wide, on every phone"],
    ["viewport", head('<meta name="viewport" content="width=2899, width=device-width">'), "pass Fits phones"],
    ["charset", head('<meta charset="iso-8859-1">'), "warn Encoded as iso-8859-1"],
    ["viewport", head('<meta name="viewport" content="width=device-width, maximum-scale = 1">'), "fail The viewport forbids zooming"],
    ["viewport", head('<meta name="viewport" content="width=device-width, user-scalable=no">'), "fail The viewport forbids zooming"],
    ["viewport", head('<meta name="viewport" content="maximum-scale=1.0">'), "fail The viewport forbids zooming"],
    ["viewport", head('<meta name="viewport" content="maximum-scale=5">'), "pass Fits phones"],
    ["viewport", head('<meta name="viewport" content="user-scalable=yes, maximum-scale=-1">'), "pass Fits phones"],
    ["viewport", head('<meta name="viewport" content="maximum-scale = yes">'), "fail The viewport forbids zooming"],
    ["viewport", head('<meta name="viewport" content="user-scalable=0.5">'), "fail The viewport forbids zooming"],
    ["viewport", head('<meta name="viewport" content="user-scalable=5">'), "pass Fits phones"],

    ["meta-duplicates", head('<meta name="author" content="a"><meta name="author" content="b">'), "pass No meta tag stands twice"],
    [
      "meta-duplicates",
      head('<meta property="og:image" content="a"><meta property="og:image" content="b">'),
      "pass No meta tag stands twice",
    ],
    [
      "meta-duplicates",
      head('<meta name="description" content="a"><meta name="Description" content="b">'),
      "warn description stands more than once",
    ],
    [
      "meta-duplicates",
      head('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000"><meta name="theme-color" content="#fff">'),
      "pass No meta tag stands twice",
    ],
    ["meta-empty", head('<meta property="og:title" content=" ">'), "note 1 meta tag says nothing"],
    ["meta-empty", head('<meta content="x">'), "note 1 meta tag says nothing"],
    [
      "meta-ignored",
      head('<meta name="keywords" content="a"><meta http-equiv="X-UA-Compatible" content="IE=edge">'),
      "note keywords, x-ua-compatible: nobody reads them",
    ],
    ["meta-ignored", head('<meta name="description" content="a">'), "pass Every meta tag that we know is read by somebody"],
    ["meta-unknown", head('<meta name="descripton" content="a">'), "note 1 meta name we do not know: descripton"],

    ["links-in-sight", head("", hiding("left:-9999px", "one", "two")), "fail 2 links to other sites are hidden"],
    ["links-in-sight", head("", hiding("height:1px; overflow:hidden", "one", "two")), "fail 2 links to other sites are hidden"],
    ["links-in-sight", head("", hiding("display:none", "one", "buy-viagra")), "fail A link to another site is hidden"],
    ["links-in-sight", head("", hiding("display:none", ..."bcdefghijk")), "fail 10 links to other sites are hidden"],
    ["links-in-sight", head("", hiding("display:none", "one", "two")), "pass No link to another site is hidden"],
    ["links-in-sight", head("", hiding("margin-left:-10px", "one", "two")), "pass No link to another site is hidden"],
    ["links-in-sight", head(""), ""],

    ["base-element", head('<base href="/shop/"><link rel="icon" href="a">'), "pass base is used as it should be"],
    ["base-element", head('<base href="/a"><base href="/b">'), "fail 2 base elements; only the first counts"],
    ["base-element", head('<base target="_blank"><base href="/b">'), "pass base is used as it should be"],
    ["base-element", "<head></head><body><p></p><base href='/a'>", "fail base stands in the body"],
    ["base-element", head('<base href="javascript:x">'), "fail The address of base cannot be used"],
    ["base-element", head('<base href="https://staging.a.example/">'), "warn base sends relative addresses to staging.a.example"],
    ["base-element", head('<link rel="icon" href="a">\n<base href="/shop/">'), "warn A relative address stands before base"],
    ["base-element", head('<link rel="icon" href="https://a.example/a">\n<base href="/shop/">'), "pass base is used as it should be"],
    ["base-element", head(""), ""],

    ["link-preload", head('<link rel="preload" href="/a">'), "warn A preload without as"],
    ["link-preload", head('<link rel="preload" href="/a.woff2" as="font">'), "warn A font is preloaded without crossorigin"],
    ["link-preload", head('<link rel="preload" href="/a.woff2" as="font" crossorigin>'), "pass Preloads say what they load"],
    ["link-unknown", head('<link rel="stylsheet" href="/a"><link href="/b">'), "note 2 link elements of an unknown kind"],
    ["link-unknown", head('<link rel="shortcut icon" href="/a">'), ""],

    ["scripts-blocking", head('<script src="/a.js"></script><script src="/b.js"></script>'), "warn 2 scripts hold up the page"],
    [
      "scripts-blocking",
      head('<script src="/a.js" async></script><script type="module" src="/b.js"></script><script defer src="/c.js"></script>'),
      "pass No script in the head holds up the page",
    ],
    ["scripts-blocking", head('<script>a()</script><script type="application/json" src="/x"></script>'), ""],
    ["tracking-dead", head("<script>ga('create', 'UA-12345-1')</script>"), "warn UA-12345-1: Google Analytics (Universal) is dead"],
    [
      "tracking-duplicates",
      head("<script>gtag('config','G-ABCDEF1234');gtag('config','G-ZYXWVU9876')</script>"),
      "warn Google Analytics 4 is loaded with 2 numbers: G-ABCDEF1234, G-ZYXWVU9876",
    ],
    ["tracking-duplicates", head("<script>gtag('config','G-ABCDEF1234')</script>"), "pass 1 tracking number found, each service once"],

    ["obsolete-elements", "<center><font>x</font></center><center></center>", "warn HTML has dropped <center>, <font>"],
    ["obsolete-elements", "<p>x", "pass No obsolete element"],
    ["duplicate-ids", '<p id="a"><p id="a"><p id="b">', "warn The id “a” stands more than once"],
    ["duplicate-ids", '<p id="a">', "pass Every id stands once"],
    ["dom-size", "<p>".repeat(100), "pass 103 elements, at most 3 deep"],
    ["dom-size", "<p>".repeat(900), "note 903 elements"],
    ["dom-size", "<p>".repeat(1500), "note 1,503 elements"],
    ["dom-size", "<div>".repeat(40), "note Elements nest 42 deep"],
    ["main-element", "<main>x</main>", "pass The main part is marked"],
    ["main-element", '<div role="main">x</div>', "pass The main part is marked by role"],
    ["main-element", "<p>x</p>", "warn No main element"],
    ["main-element", "<main>x</main><main>y</main>", "warn 2 main elements"],
    ["text-share", `<p>${"a".repeat(200)}`, "pass 99% of the source is text that readers see"],
    ["text-share", `<p>a<script>${"a".repeat(2000)}</script>`, "note Less than 1% of the source is text that readers see"],

    ["hreflang-codes", head(own + alternate("fr-CA", "https://a.example/fr")), "pass 2 language codes are valid"],
    [
      "hreflang-codes",
      head(own + alternate("en-UK", "https://a.example/uk")),
      'fail hreflang="en-UK": the code of the United Kingdom is GB',
    ],
    ["hreflang-codes", head(own + alternate("EU", "https://a.example/eu")), "pass 2 language codes are valid"],
    ["hreflang-codes", head(own + alternate("en-EU", "https://a.example/eu")), "note en-EU: valid, but more than Google documents"],
    ["hreflang-codes", head(alternate("x-default", url)), "pass 1 language code is valid"],
    ["hreflang-codes", head(""), ""],
    [
      "hreflang-addresses",
      head(own + alternate("de", "/de") + alternate("fr", "//a.example/fr")),
      "fail 2 hreflang links have no full address",
    ],
    ["hreflang-self", head(own), "pass The page names itself among its languages"],
    ["hreflang-self", head(alternate("de", "https://a.example/de")), "warn The page is not among the languages it names"],
    [
      "hreflang-self",
      head(`<link rel="canonical" href="https://a.example/other">${alternate("en", "https://a.example/other#x")}`),
      "pass The page names itself among its languages",
    ],
    ["hreflang-conflicts", head(own + alternate("EN", "https://a.example/b")), "fail en is given 2 addresses"],
    ["hreflang-default", head(own + alternate("de", "https://a.example/de")), "note No x-default"],
    ["hreflang-body", `<head></head><body><p></p>${own}`, "fail 1 hreflang link stands in the body"],
  ])("%s of %s", (ruleId, html, expected) => {
    expect(said(html, ruleId)).toBe(expected);
  });

  it("is not held up by a long viewport", () => {
    const started = cpuTime();
    expect(said(`<head><meta name="viewport" content="${"x".repeat(200_000)}">`, "viewport")).not.toBe("");
    expect(cpuTime() - started).toBeLessThan(3_000);
  });

  it("judges what other languages answered", () => {
    const html = head(own + alternate("de", "https://a.example/de") + alternate("fr", "https://a.example/fr"));
    const answer = { status: 200, movedTo: null, returns: true, isNoindex: false, canonical: null, failure: null };
    const good = { answers: [{ ...answer, url: "https://a.example/de" }], notAsked: 0 };
    expect(said(html, "hreflang-returns", good)).toBe("pass 1 language links back");
    expect(said(html, "hreflang-targets", good)).toBe("pass Every language leads to a page that may be indexed");
    const bad = {
      answers: [
        { ...answer, url: "https://a.example/de", returns: false },
        { ...answer, url: "https://a.example/fr", status: 404 },
      ],
      notAsked: 3,
    };
    expect(said(html, "hreflang-returns", bad)).toBe("fail 1 of 1 languages does not link back (3 more not asked)");
    expect(said(html, "hreflang-targets", bad)).toBe("fail 1 of 2 languages leads to no page of its own");
  });

  it("carries a source and the day it was read", () => {
    for (const { sources } of tagCheck.rules) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), checkedOn: "2026-11-15" });
    }
  });
});

describe("the inventory", () => {
  it("lists every child of the head and every meta tag with its reader", () => {
    const { facts } = reportOf(
      head(
        '<meta charset="utf-8"><title>t</title><meta name="keywords" content="a"><meta name="odd" content="b"><style>x</style><noscript><link rel="stylesheet" href="/n.css"></noscript><template></template>',
      ),
    );
    expect(facts.head.map(({ element }) => element)).toEqual(["meta", "title", "meta", "meta", "style", "noscript", "template"]);
    expect(facts.metas.map(({ name, value, status }) => [name, value, status])).toEqual([
      ["charset", "utf-8", "used"],
      ["keywords", "a", "ignored"],
      ["odd", "b", "unknown"],
    ]);
  });

  it("tells how scripts load and from whom", () => {
    const { facts } = reportOf(
      head(`<script src="/a.js"></script><script async src="https://cdn.a.example/b.js"></script><script defer src="//c.test/c.js"></script>
<script type="module" src="d.js"></script><script> e( ) </script><script type="application/ld+json">{}</script>`),
    );
    expect(facts.scripts.map(({ source, mode, isThirdParty }) => [source, mode, isThirdParty])).toEqual([
      ["/a.js", "blocking", false],
      ["https://cdn.a.example/b.js", "async", false],
      ["//c.test/c.js", "defer", true],
      ["d.js", "module", false],
      ["e( )", "inline", false],
      ["{}", "data", false],
    ]);
  });

  it("finds numbers of statistics and advertising services, each once", () => {
    const { facts } = reportOf(`<script>(function(w,d,s,l,i){})(window,document,'script','dataLayer','GTM-ABC1234');</script>
<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-ABC1234"></iframe></noscript>
<script src="https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234"></script><script>gtag('config', 'AW-123456789'); fbq('init', '1234567890');</script>
<script>(function(h,o,t,j,a,r){h._hjSettings={hjid:123456,hjsv:6};})()</script><script src="https://www.clarity.ms/tag/abcdef1234"></script>
<script>_linkedin_partner_id = "12345";</script><script src="//js.hs-scripts.com/123456.js"></script>`);
    expect(facts.ids.map(({ service, id }) => `${service} ${id}`)).toEqual([
      "Google Tag Manager GTM-ABC1234",
      "Google Analytics 4 G-ABCDEF1234",
      "Google Ads AW-123456789",
      "Meta Pixel 1234567890",
      "Hotjar 123456",
      "Microsoft Clarity abcdef1234",
      "LinkedIn Insight 12345",
      "HubSpot 123456",
    ]);
  });

  it("counts elements and names those that mean something", () => {
    const { structure } = reportOf("<main><p>one<p>two</main><nav></nav><svg><path/></svg>").facts;
    expect(structure).toMatchObject({ elements: 9, maxDepth: 4, textCharacters: 6 });
    expect(structure.semantic).toEqual([
      { name: "main", count: 1 },
      { name: "nav", count: 1 },
    ]);
  });
});

describe("the report", () => {
  const page = ({
    doctype = "<!doctype html>",
    lang = "en",
    viewport = "width=device-width",
    head: more = "",
    body = "<main>words</main>",
  }) =>
    `${doctype}<html lang="${lang}"><head><meta charset="utf-8"><title>t</title><meta name="viewport" content="${viewport}">${more}</head><body>${body}</body></html>`;
  it.each([
    [page({ viewport: "width=device-width, user-scalable=no" }), "The viewport forbids zooming."],
    [page({ lang: "xx-klingon" }), /^lang="xx-klingon" is no language/],
    [page({ lang: "" }), "The page’s language is not declared."],
    [page({ body: "<main>a</main><main>b</main>" }), "2 main elements."],
    [page({ body: "<p>words</p>" }), "No main element."],
    [page({ doctype: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN">' }), "An old doctype puts browsers in quirks mode."],
    [page({ head: '<base href="/a/"><base href="/b/">' }), "2 base elements; only the first counts."],
  ])("says first what stands below: %s", (html, headline) => {
    const { verdict } = reportOf(html);
    expect(verdict.headline).toMatch(headline);
  });

  it.each([
    [0, "failed", "The head ends too early, and phones get a page laid out for desktops."],
    [1, "pass", "The head is whole, and every tag in it does something."],
    [2, "failed", "The page’s language is not declared, and the viewport forbids zooming."],
  ] as const)("of example %i", (index, level, headline) => {
    const { html = "", url: at } = tool.examples[index]?.input ?? {};
    const report = reportOf(html, at ? { at } : {});
    expect(report.verdict).toMatchObject({ level, headline });
    expect(safeParse(tool.output, { reports: [report], failures: [], acrossPages: [] })).toMatchObject({ success: true });
  });

  it("survives hostile pages", () => {
    expect(reportOf('<meta name="x" content="y">'.repeat(20_000)).facts.metas).toHaveLength(300);
    expect(reportOf(`<script src="data:,${"G-".repeat(500_000)}"></script>`).facts.ids).toEqual([]);
    expect(reportOf(alternate("x".repeat(10_000), "/").repeat(500)).facts.hreflang).toHaveLength(300);
    expect(reportOf("").verdict.figure).toBe("0");
  });
});
