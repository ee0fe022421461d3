import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { descriptionCheck } from "./meta-description-checker.engine.ts";
import { tool } from "./meta-description-checker.tool.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";

const url = "https://www.atlaspm.example/pricing";
const around = { now: new Date("2026-11-15T12:00:00Z"), extra: null, input: {} };

function reportOf(html: string, headers: [string, string][] = [], after?: string) {
  const body = new TextEncoder().encode(html);
  const page: FetchedPage = { url, status: 200, headers, body, truncated: false, hops: [], bytesWire: body.length, totalMs: 1 };
  return judgePage(
    descriptionCheck,
    { snapshot: takeSnapshot(headers.length > 0 ? page : { html, url }), kept: null },
    after === undefined ? around : { ...around, extra: { snapshot: takeSnapshot({ html: after, url }), failure: null } },
  );
}

/** What one rule says: "warn Short: 12 characters", or nothing. */
function said(html: string, ruleId: string, headers?: [string, string][]): string {
  const { findings, passes } = reportOf(html, headers);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const tag = (content: string, more = "") => `<head><meta name="description" content="${content}">${more}</head>`;
/** 100 characters and 585 px. */
const sentence = "Plans from $6 a seat for teams of two to fifty people, with boards, timelines and docs in all of it.";
const long = `${sentence} ${sentence}`;

describe("rules", () => {
  it.each([
    ["description-present", tag(sentence), ""],
    ["description-present", "<title>x</title>", "warn The page has no description"],
    ["description-present", '<meta property="description" content="a">', "warn The description is under property, not under name"],
    ["description-present", '<noscript><meta name="description" content="a"></noscript>', "warn The page has no description"],
    ["description-present", "<div>".repeat(600), "warn No description in the part of the page we could read"],
    ["description-present", '<META NAME="Description" CONTENT="a">', ""],

    ["description-not-empty", tag(" \n "), "warn The description is empty"],
    ["description-not-empty", '<meta name="description">', "warn The description is empty"],
    ["description-not-empty", tag("a"), ""],

    ["description-single", tag("a"), ""],
    ["description-single", tag("a", '<meta name="description" content="b">'), "warn 2 descriptions on one page"],
    ["description-single", tag("a", '<meta name="description" content=" a ">'), "warn The same description stands 2 times"],

    ["description-in-head", tag("a"), "pass One description, inside the head"],
    ["description-in-head", '<body><p>x</p><meta name="description" content="a">', "fail The description stands in the body"],
    [
      "description-in-head",
      '<head>\n<div>x</div>\n<meta name="description" content="a">\n</head><body>',
      "fail The description fell out of the head: a <div> on line 2 ended it",
    ],
    ["description-in-head", '<body><meta name="description" content="b"></body>', "fail The description stands in the body"],

    ["description-whole", tag("Our 27&quot; screens"), ""],
    ["description-whole", '<meta name="description" content="Our 27" screens">', "fail A quote ends the description after “Our 27”"],
    ["description-whole", "<meta name=description content='It's new, the \"best\"'>", "fail A quote ends the description after “It”"],
    ["description-whole", '<meta data-n-head="ssr" data-hid="description" name="description" content="a">', ""],

    ["description-desktop", tag(sentence), "pass Fits on a desktop: 585 of about 920 pixels"],
    ["description-desktop", tag(long), "note Cut on a desktop: 1,174 of about 920 pixels"],
    ["description-desktop", tag("i".repeat(295)), "pass Fits on a desktop: 918 of about 920 pixels"],
    ["description-desktop", tag("i".repeat(297)), "note Cut on a desktop: 924 of about 920 pixels"],
    ["description-phone", tag(sentence), "pass Fits on a phone: 585 of about 680 pixels"],
    ["description-phone", tag(`${sentence} Thirty days free.`), "note A phone may cut the end: 689 of about 680 pixels"],
    ["description-phone", tag(long), ""],

    ["description-length", tag("Plans and pricing"), "note Short: 17 characters"],
    ["description-length", tag(sentence), "note Room for more: 100 characters"],
    ["description-length", tag(`${sentence} Thirty days free.`), "note Room for more: 118 characters"],
    ["description-length", tag(`${sentence} Thirty days free, no card`), "pass Long enough to say something: 126 characters"],
    ["description-length", tag("料金".repeat(30)), "pass Long enough to say something: 60 characters"],

    ["description-title", `<title>Plans</title>${tag("Other words")}`, "pass Says more than the title"],
    ["description-title", `<title>Plans – pricing</title>${tag("plans, pricing.")}`, "note Description and title say the same"],
    [
      "description-title",
      `<title>Plans and pricing | Atlas PM</title>${tag("Plans and pricing", '<meta property="og:site_name" content="Atlas PM">')}`,
      "note Description and title say the same",
    ],

    ["description-keywords", tag(sentence), "pass Sentences, not keywords"],
    ["description-keywords", tag("boards, gantt, kanban, project tool, free plan"), "note A list of keywords, not a description"],
    ["description-keywords", tag("Boards, docs, timelines, guests, exports. All of it from $6."), "pass Sentences, not keywords"],
    [
      "description-keywords",
      tag("Paid search for clinics: terms, trial or demo, stages, logins out, payback."),
      "pass Sentences, not keywords",
    ],
    ["description-keywords", tag("Boards, gantt, kanban, project tool, free plan."), "note A list of keywords, not a description"],
    [
      "description-keywords",
      tag("shoes for men, cheap shoes, shoes in Austin, best shoes, sale"),
      "note A list of keywords, not a description",
    ],

    ["description-markup", tag("R&amp;D plans"), "pass Plain text, no code"],
    ["description-markup", tag("R&amp;amp;D plans"), "note Readers see “&amp;” in place of a sign"],
    ["description-markup", tag("A &lt;b&gt;bold&lt;/b&gt; plan"), "note Tags show in the description: <b>"],
    ["description-markup", tag("Teams of 3 < 5 and 7 > 2"), "pass Plain text, no code"],

    ["description-slots", tag("Plans for {{ team }}"), "fail A slot of a template shows: “{{ team }}”"],
    ["description-slots", tag("Plans for undefined"), "fail A slot of a template shows: “undefined”"],
    ["description-slots", tag("Lorem ipsum dolor"), "fail A slot of a template shows: “Lorem ipsum”"],
    ["description-slots", tag("Plans for 100% of teams"), ""],

    ["description-ending", tag("Plans for teams that…"), "note It ends in an ellipsis"],
    ["description-ending", tag("Plans for teams [...]"), "note It ends in an ellipsis"],
    ["description-ending", tag("Plans for teams."), ""],

    ["description-allowed", tag(sentence), "pass Results may show it"],
    ["description-allowed", tag(sentence, '<meta name="robots" content="nosnippet">'), "warn Google may show no description at all"],
    ["description-allowed", tag(sentence, '<meta name="googlebot" content="max-snippet:0">'), "warn Google may show no description at all"],
    ["description-allowed", tag(sentence, '<meta name="bingbot" content="nosnippet">'), "pass Results may show it"],
    [
      "description-allowed",
      tag(sentence, '<meta name="robots" content="max-snippet: 60">'),
      "warn max-snippet allows 60 of its 100 characters",
    ],
    [
      "description-allowed",
      tag(sentence, '<meta name="robots" content="max-snippet:300"><meta name="googlebot" content="max-snippet:20">'),
      "warn max-snippet allows 20 of its 100 characters",
    ],
    ["description-allowed", tag(sentence, '<meta name="robots" content="max-snippet:-1">'), "pass Results may show it"],
    [
      "description-allowed",
      tag(sentence, '<meta name="robots" content="max-snippet:160">'),
      "pass Results may show it, up to 160 characters",
    ],
    [
      "description-allowed",
      tag(sentence, '<meta name="robots" content="noindex">'),
      "note The page asks to stay out of results (noindex), so nobody sees its description there",
    ],

    [
      "description-nosnippet-parts",
      "<div>a</div>\n<p data-nosnippet>b</p><div class=x data-nosnippet>c</div>",
      "note 1 part of the page is kept out of snippets by data-nosnippet",
    ],
    ["description-nosnippet-parts", tag(sentence), ""],
  ])("%s of %s", (ruleId, html, expected) => {
    expect(said(html, ruleId)).toBe(expected);
  });

  it.each([
    ["nosnippet", "warn Google may show no description at all"],
    ["otherbot: nosnippet", "pass Results may show it"],
    ["googlebot: max-snippet:5", "warn max-snippet allows 5 of its 100 characters"],
  ])("reads X-Robots-Tag: %s", (value, expected) => {
    expect(said(tag(sentence), "description-allowed", [["X-Robots-Tag", value]])).toBe(expected);
  });

  it("carries a source and the day it was read", () => {
    for (const { sources } of descriptionCheck.rules) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(source).toMatchObject({ url: expect.stringMatching(/^https:/), checkedOn: "2026-11-15" });
    }
  });
});

describe("evidence and fix", () => {
  it("marks what is cut, at its line", () => {
    const { evidence: [evidence] = [] } =
      reportOf(`<html>\n${tag(long)}`).findings.find(({ ruleId }) => ruleId === "description-desktop") ?? {};
    expect(evidence?.line).toBe(2);
    expect(evidence?.snippet.slice(...(evidence.mark ?? [0, 0]))).toBe("people, with boards, timelines and docs in all of it.");
  });

  it("puts a broken quote right", () => {
    const finding = reportOf('<meta name="description" content="Our 27" screens keep  their color.">').findings.find(
      ({ ruleId }) => ruleId === "description-whole",
    );
    expect(finding?.fix?.code).toBe('<meta name="description" content="Our 27&quot; screens keep their color.">');
  });

  it.each([
    ["ends at the sentence that fits", tag(long), sentence],
    ["decodes and drops tags", tag("R&amp;amp;D &lt;b&gt;plans&lt;/b&gt; for teams"), "R&D plans for teams"],
    [
      "cuts one long sentence between words, without a small word at the end",
      tag(`${"Plans and boards ".repeat(9)}and the rest`),
      `${"Plans and boards ".repeat(7)}Plans and boards`,
    ],
    [
      "takes the first real paragraph where there is none",
      "<nav><p>Skip to the content of this page, past the long menu of all the things we do</p></nav><main><p>Nov 15</p><p>Every table starts as boards from three sawmills in Wisconsin.</p>",
      "Every table starts as boards from three sawmills in Wisconsin.",
    ],
    [
      "restores what a quote cut off",
      '<meta name="description" content="Our 27" screens keep their color.">',
      'Our 27" screens keep their color.',
    ],
    ["has nothing to say of an empty page", "", ""],
    ["leaves a good one alone", tag(sentence), sentence],
  ])("%s", (_, html, suggestion) => {
    expect(reportOf(html).facts.suggestion).toBe(suggestion);
  });
});

describe("the report", () => {
  it.each([
    ["<head></head>", "The page has no description."],
    [`<head><meta property="description" content="${sentence}"></head>`, "The description is under property, not under name."],
    [tag(`${sentence} <b>Now</b> with maps of all places.`), "Tags show in the description: <b>."],
    [tag(sentence, '<meta name="robots" content="nosnippet, max-snippet:20">'), "No result may show it."],
  ])("says first what stands below: %s", (html, headline) => expect(reportOf(html).verdict.headline).toBe(headline));

  it.each([
    [0, "fix", "Max-snippet cuts it.", ["description-allowed", "description-desktop", "description-markup"]],
    [1, "pass", "Fits a desktop result, with 315 pixels to spare.", ["description-length"]],
    [
      2,
      "failed",
      "A quote cuts the description short, and two descriptions on one page.",
      ["description-whole", "description-single", "description-length"],
    ],
  ] as const)("of example %i", (index, level, headline, findings) => {
    const { html = "" } = tool.examples[index]?.input ?? {};
    const report = reportOf(html);
    expect(report.verdict).toMatchObject({ level, headline });
    expect(report.findings.map(({ ruleId }) => ruleId)).toEqual(findings);
    expect(safeParse(tool.output, { reports: [report], failures: [], acrossPages: [] })).toMatchObject({ success: true });
  });

  it("survives hostile pages", () => {
    expect(reportOf(tag("word ".repeat(200_000))).facts.characters).toBe(5000);
    expect(reportOf(tag("<".repeat(100_000))).facts.characters).toBe(5000);
    expect(reportOf(tag(`${"&amp;".repeat(50_000)}`)).facts.characters).toBe(5000);
    expect(reportOf(tag("a").repeat(5000)).findings.length).toBeGreaterThan(0);
    expect(reportOf("<div ".repeat(300_000)).verdict.figure).toBe("None");
  });
});

it("reports a description that pages share", () => {
  const reports = ["A b", "a B", "c"].map((content) => reportOf(tag(content)));
  const [rule] = acrossPagesRules;
  expect(rule?.run(reports)).toMatchObject([{ title: "2 pages carry the same description" }]);
  expect(rule?.run(reports.slice(1))).toEqual([]);
});

it.each([
  [tag("One"), tag("One"), "pass The same description after scripts have run"],
  [tag("One"), tag("Two"), "warn A script changes the description to “Two”"],
  ["<head>", tag("Two"), "warn A script writes the description: “Two”"],
  [tag(" "), tag("Two"), "warn A script writes the description: “Two”"],
  [tag("One"), "<head>", "warn A script takes the description away"],
])("compares the description after scripts: %j, %j", (html, after, expected) => {
  const { findings, passes } = reportOf(html, [], after);
  const found = [...findings, ...passes].find(({ ruleId }) => ruleId === "description-rendered");
  expect(`${found?.status} ${found?.title}`).toBe(expected);
});

it("counts one character as one", () => expect(said(tag("5"), "description-length")).toBe("note Short: 1 character"));
