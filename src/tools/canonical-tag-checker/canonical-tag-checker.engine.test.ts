import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import type { Around } from "./around.ts";
import { canonicalCheck } from "./canonical-tag-checker.engine.ts";
import type { CanonicalTarget } from "./canonical-tag-checker.schema.ts";
import { tool } from "./canonical-tag-checker.tool.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { pageNumberOf, trackingParameters, urlDifferences, withoutTracking } from "./url-differences.ts";

const PAGE = "https://www.shop.test/shoes/red";
const now = new Date("2026-11-15T12:00:00Z");
const open: CanonicalTarget["robots"] = { allowed: true, line: null, rule: null };
const alone: Around = { target: null, pageRobots: { allowed: null, line: null, rule: null }, sitemap: null };

function reportOf(
  head: string,
  { url = PAGE, around = alone, headers = [] as [string, string][], status = 200, body = "", after = undefined as string | undefined } = {},
) {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  const page =
    headers.length > 0 || status !== 200
      ? { url, status, headers, body: new TextEncoder().encode(html), truncated: false, hops: [], bytesWire: 0, totalMs: 1 }
      : { html, url };
  return judgePage(
    canonicalCheck,
    { snapshot: takeSnapshot(page), kept: null },
    {
      now,
      extra: { around, rendered: after === undefined ? null : { snapshot: takeSnapshot({ html: after, url }), failure: null } },
      input: {},
    },
  );
}

function said(ruleId: string, ...page: Parameters<typeof reportOf>): string {
  const { findings, passes } = reportOf(...page);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const tag = (href: string, more = "") => `<link rel="canonical" href="${href}"${more}>`;
const targetOf = (change: Partial<CanonicalTarget>, url = "https://www.shop.test/shoes/"): Around => ({
  ...alone,
  target: {
    fetched: true,
    problem: null,
    hops: [{ url, status: 200, by: "canonical" }],
    finalUrl: url,
    status: 200,
    noindex: null,
    robots: open,
    loops: false,
    similarity: 0.9,
    ...change,
  },
});

describe("declaration rules", () => {
  it.each([
    ["canonical-present", "", "note No canonical is declared"],
    ["canonical-present", tag(PAGE), ""],
    ["canonical-in-head", tag(PAGE), "pass The canonical stands in the head"],
    ["canonical-in-head", `<div></div>${tag(PAGE)}`, "fail The canonical stands in the body"],
    ["canonical-in-head", `<noscript>${tag(PAGE)}</noscript>`, "fail The canonical stands in noscript"],
    ["canonical-in-head", `Text ${tag(PAGE)}${tag("/b")}`, "fail 2 canonicals stand in the body"],
    ["canonical-attributes", tag(PAGE, ' hreflang="de"'), "fail A canonical with a hreflang attribute is passed over"],
    ["canonical-attributes", tag(PAGE, ' media="print"'), "fail A canonical with a media attribute is passed over"],
    ["canonical-attributes", tag(PAGE, ' id="c"'), ""],
    ["canonical-valid", tag(PAGE), "pass It is a web address"],
    ["canonical-valid", tag(""), "fail The canonical is empty"],
    ["canonical-valid", tag("  "), "fail The canonical is empty"],
    ["canonical-valid", '<link rel="canonical">', "fail The canonical is empty"],
    ["canonical-valid", tag("https://"), "fail The canonical is no web address"],
    ["canonical-valid", tag("mailto:a@b.c"), "fail The canonical is no web address"],
    ["canonical-valid", tag("javascript:alert(1)"), "fail The canonical is no web address"],
    ["canonical-single", tag(PAGE), "pass One canonical, said once"],
    ["canonical-single", tag(PAGE) + tag(PAGE), "note The same canonical stands there 2 times"],
    ["canonical-single", tag(PAGE) + tag(`${PAGE}#top`), "note The same canonical stands there 2 times"],
    ["canonical-single", tag(PAGE) + tag(`${PAGE}/`), "fail Two canonicals disagree"],
    ["canonical-single", tag(PAGE) + tag(`${PAGE}/`) + tag("/x"), "fail Three canonicals disagree"],
    ["canonical-single", tag(PAGE) + tag("https://"), "pass One canonical, said once"],
    ["canonical-single", '<LINK REL="Canonical SHORTLINK" HREF="https://www.shop.test/shoes/red">', "pass One canonical, said once"],
  ])("%s of %s", (ruleId, head, expected) => expect(said(ruleId, head)).toBe(expected));

  const html: [string, string] = ["Content-Type", "text/html"];
  it.each([
    ["canonical-header", tag(PAGE), [html, ["Link", `<${PAGE}>; rel="canonical"`]], "pass Header and tag name the same address"],
    ["canonical-header", tag(PAGE), [html, ["Link", '</shoes/blue>; rel="canonical"']], "fail Header and tag name different addresses"],
    ["canonical-header", "", [html, ["Link", '</shoes/blue>; rel="canonical"']], ""],
    ["canonical-present", "", [["Content-Type", "application/pdf"]], "note No canonical in the headers"],
    ["canonical-present", tag(PAGE), [["Content-Type", "application/pdf"]], "note No canonical in the headers"],
    [
      "canonical-present",
      "",
      [
        ["Content-Type", "application/pdf"],
        ["Link", `<${PAGE}>; rel=canonical`],
      ],
      "",
    ],
  ])("%s with %s and %j", (ruleId, head, headers, expected) =>
    expect(said(ruleId, head, { headers: headers as [string, string][] })).toBe(expected),
  );

  it.each([
    [404, "fail The address answers with status 404"],
    [403, "fail The address answers with status 403"],
  ])("an answer of %i", (status, expected) => expect(said("canonical-page-status", tag(PAGE), { status })).toBe(expected));
});

describe("address rules", () => {
  it.each([
    ["canonical-absolute", tag(PAGE), {}, "pass Written in full, with scheme and host"],
    ["canonical-absolute", tag("/shoes/red"), {}, "warn The canonical is relative"],
    ["canonical-absolute", tag("//www.shop.test/shoes/red"), {}, "warn The canonical leaves out the scheme"],
    ["canonical-fragment", tag(`${PAGE}#buy`), {}, "warn The canonical carries a fragment"],
    ["canonical-fragment", tag(PAGE), {}, ""],
    ["canonical-https", tag("http://www.shop.test/shoes/red"), {}, "warn The canonical names http, the page is https"],
    ["canonical-https", tag(PAGE), {}, "pass https, as the page"],
    ["canonical-https", tag("http://a.test/"), { url: "http://a.test/" }, ""],
    // That of another site is told once, as such.
    ["canonical-root", tag("https://other.test/"), {}, ""],
    ["canonical-root", tag("https://www.shop.test/"), {}, "fail The canonical points to the front page"],
    ["canonical-root", tag("https://www.shop.test"), {}, "fail The canonical points to the front page"],
    ["canonical-root", tag("https://www.shop.test/"), { url: "https://www.shop.test/index.html" }, ""],
    ["canonical-root", tag("https://www.shop.test/?id=1"), {}, ""],
    ["canonical-host", tag(PAGE), {}, "pass Stays on this host"],
    ["canonical-host", tag("https://shop.test/shoes/red"), {}, "note The canonical uses shop.test, the page www.shop.test"],
    ["canonical-host", tag("https://other.test/x"), {}, "fail The canonical is on another site: other.test"],
    ["canonical-tracking", tag(`${PAGE}?utm_source=a&gclid=b&size=4`), {}, "warn The canonical carries utm_source, gclid"],
    ["canonical-tracking", tag(`${PAGE}?size=4`), {}, "pass No tracking parameters"],
    [
      "canonical-spelling",
      tag("https://WWW.Shop.test:443/shoes//red"),
      {},
      "note The canonical has capitals in the host and a port that is the default and empty or dotted folders",
    ],
    ["canonical-spelling", tag("https://www.shop.test/schöne"), {}, "note The canonical has unescaped letters"],
    ["canonical-spelling", tag(PAGE), {}, ""],
    [
      "canonical-pagination",
      tag("https://www.shop.test/list"),
      { url: "https://www.shop.test/list?page=3" },
      "fail Page 3 of a list points to page 1",
    ],
    [
      "canonical-pagination",
      tag("https://www.shop.test/list?page=1"),
      { url: "https://www.shop.test/list?page=3" },
      "fail Page 3 of a list points to page 1",
    ],
    [
      "canonical-pagination",
      tag("https://www.shop.test/blog/"),
      { url: "https://www.shop.test/blog/page/2/" },
      "fail Page 2 of a list points to page 1",
    ],
    [
      "canonical-pagination",
      tag("https://www.shop.test/list?page=3"),
      { url: "https://www.shop.test/list?page=3" },
      "pass Page 3 of a list does not point to page 1",
    ],
    ["canonical-pagination", tag("https://www.shop.test/list"), { url: "https://www.shop.test/list?page=1" }, ""],
    [
      "canonical-hreflang",
      `${tag("https://www.shop.test/de/")}<link rel="alternate" hreflang="de" href="https://www.shop.test/de/"><link rel="alternate" hreflang="en" href="${PAGE}">`,
      {},
      "fail The canonical points to the de version",
    ],
    [
      "canonical-hreflang",
      `${tag(PAGE)}<link rel="alternate" hreflang="de" href="/de/">`,
      {},
      "pass Language versions each name themselves",
    ],
    ["canonical-hreflang", tag("https://www.shop.test/de/"), {}, ""],
  ])("%s of %s", (ruleId, head, options, expected) => expect(said(ruleId, head, options)).toBe(expected));
});

describe("target rules", () => {
  const head = tag("https://www.shop.test/shoes/");
  it.each([
    ["canonical-target-status", targetOf({}), "pass The named page answers with 200"],
    ["canonical-target-status", targetOf({ status: 404 }), "fail The named page answers with 404"],
    ["canonical-target-status", targetOf({ status: 503 }), "fail The named page answers with 503"],
    ["canonical-target-reached", targetOf({ fetched: false, problem: "No answer." }), "note We could not look at the page it names"],
    [
      "canonical-target-redirect",
      targetOf({
        hops: [
          { url: "a", status: 301, by: "canonical" },
          { url: "b", status: 200, by: "redirect" },
        ],
      }),
      "fail The named address redirects",
    ],
    ["canonical-target-redirect", targetOf({}), "pass The named page answers itself, without a redirect"],
    ["canonical-target-noindex", targetOf({ noindex: "X-Robots-Tag: noindex" }), "fail The named page is noindex"],
    ["canonical-target-noindex", targetOf({}), "pass The named page may be indexed"],
    [
      "canonical-target-robots",
      targetOf({ robots: { allowed: false, line: 4, rule: "Disallow: /shoes" } }),
      "fail robots.txt closes the named page to Googlebot",
    ],
    ["canonical-chain", targetOf({ loops: true }), "fail The canonicals lead in a circle"],
    [
      "canonical-chain",
      targetOf({
        hops: [
          { url: "a", status: 200, by: "canonical" },
          { url: "b", status: 200, by: "canonical" },
        ],
      }),
      "fail The named page names yet another",
    ],
    ["canonical-same-content", targetOf({ similarity: 0.55 }), "note The two pages hardly share any text"],
    ["canonical-same-content", targetOf({ similarity: 0.95 }), "pass Both pages share text: 90 of 100 by simhash"],
    ["canonical-same-content", targetOf({ similarity: null }), ""],
  ])("%s", (ruleId, around, expected) => expect(said(ruleId, head, { around })).toBe(expected));
});

describe("agreement rules", () => {
  const other = tag("https://www.shop.test/shoes/");
  const noindex = '<meta name="robots" content="noindex,follow">';
  const listed = (page: boolean, canonical: boolean, complete = true): Around => ({ ...alone, sitemap: { page, canonical, complete } });
  it.each([
    ["canonical-noindex", noindex + other, alone, "fail noindex and a canonical to another page"],
    ["canonical-noindex", `<meta name="googlebot" content="none">${other}`, alone, "fail noindex and a canonical to another page"],
    ["canonical-noindex", noindex + tag(PAGE), alone, ""],
    ["canonical-noindex", other, alone, "pass No noindex beside it"],
    [
      "canonical-readable",
      other,
      { ...alone, pageRobots: { allowed: false, line: 2, rule: "Disallow: /" } },
      "fail robots.txt closes this page to Googlebot",
    ],
    ["canonical-readable", other, { ...alone, pageRobots: open }, "pass Googlebot may read this page"],
    [
      "canonical-og-url",
      `${tag(PAGE)}<meta property="og:url" content="https://www.shop.test/x">`,
      alone,
      "note og:url differs from the canonical",
    ],
    ["canonical-og-url", `${tag(PAGE)}<meta property="og:url" content="${PAGE}">`, alone, "pass og:url names the same address"],
    ["canonical-sitemap", other, listed(true, true), "fail The sitemap lists this page, the canonical names another"],
    ["canonical-sitemap", tag(PAGE), listed(true, true), "pass The sitemap lists the canonical"],
    ["canonical-sitemap", tag(PAGE), listed(false, false), "note The sitemap does not list the canonical"],
    ["canonical-sitemap", tag(PAGE), listed(false, false, false), ""],
  ])("%s of %s", (ruleId, head, around, expected) => expect(said(ruleId, head, { around })).toBe(expected));

  it("sees several pages that name one", () => {
    const reports = ["/a", "/b", "/c"].map((path) => reportOf(tag(path === "/c" ? "/c" : "/a"), { url: `https://www.shop.test${path}` }));
    expect(acrossPagesRules[0]?.run(reports).map(({ title }) => title)).toEqual(["2 pages name https://www.shop.test/a as canonical"]);
  });
});

describe("a page that noindex keeps out", () => {
  const noindex = '<meta name="robots" content="noindex">';
  const other = tag("https://www.shop.test/shoes/");
  it.each([
    ["alone", noindex, alone, null],
    ["naming itself", noindex + tag(PAGE), alone, null],
    ["naming a page that is gone", noindex + other, targetOf({ status: 404 }), null],
    ["naming a page that is kept out too", noindex + other, targetOf({ noindex: "noindex" }), null],
    ["naming a page that can be shown", noindex + other, targetOf({}), "https://www.shop.test/shoes/"],
  ])("is no candidate, %s", (_, head, around, url) => {
    const { facts, verdict, findings } = reportOf(head, { around });
    expect(facts.likely.url).toBe(url);
    expect(findings[0]).toMatchObject({ grade: url === null ? "fatal" : "fault" });
    if (url === null)
      expect(verdict).toMatchObject({
        level: "failed",
        headline: expect.stringMatching(/^noindex keeps this page out of results/),
        summary: expect.stringMatching(/^Google will index this content under no address, because noindex keeps this page out/),
      });
  });

  it.each([
    ["a day that has passed", '<meta name="robots" content="unavailable_after: 2026-11-01">', {}, "unavailable_after keeps this page out"],
    ["an error", tag(PAGE), { status: 404 }, "this address answers 404"],
    [
      "robots.txt",
      tag(PAGE),
      { around: { ...alone, pageRobots: { allowed: false, line: 1, rule: "Disallow: /" } } },
      "robots.txt keeps Googlebot",
    ],
  ])("so is one that is kept out by %s", (_, head, options, because) => {
    const { facts, verdict, findings } = reportOf(head, options);
    expect([facts.likely.url, verdict.level, findings[0]?.grade]).toEqual([null, "failed", "fatal"]);
    expect(verdict.summary).toMatch(new RegExp(`^Google will index this content under no address, because ${because}`));
  });

  it("is told from one that a server only refuses to us", () => {
    const { facts, findings } = reportOf(tag(PAGE), { status: 403 });
    expect([facts.likely.url, findings[0]?.grade]).toEqual([PAGE, "fault"]);
  });
});

describe("the verdict", () => {
  const other = tag("https://www.shop.test/shoes/");
  it.each([
    ["", alone, "None", PAGE, true],
    [tag(PAGE), alone, "Self", PAGE, true],
    [`<p>${tag("/x")}`, alone, "Void", PAGE, false],
    [tag("/a") + tag("/b"), alone, "Clash", PAGE, false],
    [other, targetOf({}), "Other", "https://www.shop.test/shoes/", true],
    [other, targetOf({ status: 404 }), "Other", PAGE, true],
    [other, targetOf({ noindex: "noindex" }), "Other", PAGE, false],
    [other, targetOf({ loops: true }), "Other", PAGE, false],
    [other, targetOf({ robots: { allowed: false, line: 1, rule: "Disallow: /" } }), "Other", PAGE, false],
    [other, targetOf({ similarity: 0.5 }), "Other", PAGE, false],
    [other, targetOf({ finalUrl: "https://www.shop.test/new/" }), "Other", "https://www.shop.test/new/", false],
    [other, targetOf({ fetched: false }), "Other", "https://www.shop.test/shoes/", false],
  ])("of %s", (head, around, figure, url, certain) => {
    const { verdict, facts } = reportOf(head, { around });
    expect([verdict.figure, facts.likely.url, facts.likely.certain]).toEqual([figure, url, certain]);
  });

  it("names what is wrong first, and what comes of it after", () => {
    const moved = targetOf({
      finalUrl: PAGE,
      hops: [
        { url: `${PAGE}/`, status: 301, by: "canonical" },
        { url: PAGE, status: 200, by: "redirect" },
      ],
    });
    expect(reportOf(tag(`${PAGE}/`), { around: moved }).verdict).toMatchObject({
      level: "failed",
      headline: "The named address redirects back to this page.",
      summary: expect.stringMatching(
        /^Google will perhaps treat www\.shop\.test\/shoes\/red as canonical, because the address it names leads back to this page\. One thing/,
      ),
    });
  });

  it("says it in one sentence, with the reason", () => {
    expect(reportOf(tag(PAGE)).verdict).toMatchObject({
      headline: "Google will most likely treat www.shop.test/shoes/red as canonical.",
      summary: "Because it names itself, and nothing else is said. Seven pass.",
    });
  });

  it("lists the signals with what each says", () => {
    const { facts } = reportOf(other, {
      around: { ...targetOf({}), sitemap: { page: true, canonical: false, complete: true } },
      body: '<a href="/shoes/red">Red</a>',
    });
    expect(facts.signals.map(({ name, says, agrees }) => [name, says, agrees])).toEqual([
      ["Redirect", null, null],
      ["Link tag", "https://www.shop.test/shoes/", true],
      ["HTTP header", null, null],
      ["Sitemap", PAGE, false],
      ["Links on this page", PAGE, false],
      ["https", "https://www.shop.test/shoes/", true],
    ]);
  });
});

describe("addresses", () => {
  it("are compared part by part", () => {
    expect(urlDifferences("https://www.a.test/Shoes/?b=1", "http://a.test:8080/shoes/#x")).toEqual([
      { part: "Scheme", page: "https", canonical: "http" },
      { part: "Host", page: "www.a.test", canonical: "a.test" },
      { part: "Port", page: "default", canonical: "8080" },
      { part: "Path, upper and lower case", page: "/Shoes/", canonical: "/shoes/" },
      { part: "Query", page: "?b=1", canonical: "none" },
      { part: "Fragment", page: "none", canonical: "#x" },
    ]);
    expect(urlDifferences("https://a.test/b", "https://a.test/b/")).toEqual([
      { part: "Path, closing slash", page: "/b", canonical: "/b/" },
    ]);
  });

  it.each([
    ["https://a.test/?utm_source=x&UTM_Medium=y&fbclid=1&color=red", ["utm_source", "UTM_Medium", "fbclid"]],
    ["https://a.test/?refine=1&page=2", []],
  ])("%s is tracked by %j", (address, names) => expect(trackingParameters(address)).toEqual(names));

  it("takes tracking out and leaves the rest as it is written", () =>
    expect(withoutTracking("https://a.test/?q=a%20b&utm_source=x&new&gclid=1#y")).toBe("https://a.test/?q=a%20b&new"));

  it.each([
    ["https://a.test/?page=4&x=1", { number: 4, first: "https://a.test/?x=1" }],
    ["https://a.test/?q=a%20b&page=4&new", { number: 4, first: "https://a.test/?q=a%20b&new" }],
    ["https://a.test/blog/page/12/", { number: 12, first: "https://a.test/blog/" }],
    ["https://a.test/list/p3", { number: 3, first: "https://a.test/list/" }],
    ["https://a.test/list/p3x", undefined],
    ["https://a.test/?page=about", undefined],
  ])("%s has the page number %j", (address, expected) => expect(pageNumberOf(address)).toEqual(expected));
});

it("answers its examples without a network, in the shape it promises", async () => {
  const openPage = async ({ html, url = "" }: { html: string; url?: string }) => ({
    id: null,
    takenAt: "",
    until: "",
    input: url,
    page: { html, url },
  });
  const ports = {
    openPage: openPage as never,
    fetchPage: () => Promise.reject(new Error("no network")),
    renderPage: () => Promise.reject(new Error("no browser")),
    now: () => now,
  };
  const levels: string[] = [];
  for (const { input } of tool.examples) {
    const output = await tool.run(input, ports, new AbortController().signal);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    levels.push(`${output.reports[0]?.verdict.level} ${output.reports[0]?.verdict.figure}`);
  }
  expect(levels).toEqual(["failed Void", "pass Self", "failed Clash"]);
});

describe("after scripts have run", () => {
  const other = "https://www.shop.test/shoes/";

  it.each([
    ["nobody asked", tag(PAGE), undefined, "", "Google will most likely treat www.shop.test/shoes/red as canonical."],
    [
      "the same",
      tag(PAGE),
      `<head>${tag(PAGE)}`,
      "pass The same canonical after scripts have run",
      "Google will most likely treat www.shop.test/shoes/red as canonical.",
    ],
    [
      "another",
      tag(PAGE),
      `<head>${tag(other)}`,
      `fail A script changes the canonical to “${other}”`,
      `A script changes the canonical to “${other}”.`,
    ],
    [
      "one where there was none",
      "",
      `<head>${tag(other)}`,
      `fail A script writes the canonical: “${other}”`,
      `A script writes the canonical: “${other}”.`,
    ],
    ["none", tag(PAGE), "<head>", "fail A script takes the canonical away", "A script takes the canonical away."],
    [
      "one in the body, which does not count",
      tag(PAGE),
      `<head>${tag(PAGE)}</head><body>${tag(other)}`,
      "pass The same canonical after scripts have run",
      "Google will most likely treat www.shop.test/shoes/red as canonical.",
    ],
  ])("finds %s", (_, head, after, expected, headline) => {
    expect(said("canonical-rendered", head, { after })).toBe(expected);
    expect(reportOf(head, { after }).verdict.headline).toBe(headline);
  });

  it("sets it among the signals", () => {
    const signal = (after: string) => reportOf(tag(PAGE), { after }).facts.signals.find(({ name }) => name === "Link tag after scripts");
    expect(signal(`<head>${tag(other)}`)).toEqual({
      name: "Link tag after scripts",
      weight: "strong",
      says: other,
      agrees: true,
      detail: "Written by a script.",
    });
    expect(signal("<head>")).toMatchObject({ says: null, agrees: null, detail: "None is there." });
  });

  it.each([
    [`document.querySelector('link[rel="canonical"]').href = x`, "note A script in line 1 speaks of the canonical"],
    [`link.rel = "canonical"`, "note A script in line 1 speaks of the canonical"],
    [`link.setAttribute("rel", "canonical")`, "note A script in line 1 speaks of the canonical"],
    [`var canonical = 3; // relation to canonical forms`, ""],
  ])("points at a script that was not run: %s", (code, expected) => {
    expect(said("canonical-script", `<script>${code}</script>`)).toBe(expected);
    expect(said("canonical-script", `<script>${code}</script>`, { after: "<head>" })).toBe("");
    expect(said("canonical-script", `<script type="application/ld+json">${code}</script>`)).toBe("");
  });
});

it("stays calm before thousands of canonicals", () => {
  const started = cpuTime();
  expect(reportOf(Array.from({ length: 4_000 }, (_, index) => tag(`/p${index}`)).join("")).facts.declarations).toHaveLength(50);
  expect(cpuTime() - started).toBeLessThan(12_000);
});
