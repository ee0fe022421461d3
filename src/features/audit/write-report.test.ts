import { describe, expect, it } from "vitest";
import type { CrawlEvent, PageFacts } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { type Grade, type KindId, severities } from "#core/rules/severities.ts";
import { siteGraph } from "#engines/site-graph/site-graph.ts";
import { runSiteRules } from "#engines/site-graph/site-rules.ts";
import type { JudgedPage, PageFault } from "./audit-report.ts";
import { gradeOnSite, scoreOf, type WeighedFact } from "./audit-score.ts";
import { countFindings } from "./count-findings.ts";
import { speedFaults } from "./speed-faults.ts";
import { writeReport } from "./write-report.ts";

const sources = [{ title: "Standard", url: "https://standard.example/", checkedOn: "2026-11-15" }];
const fault = (tool: string, ruleId: string, grade: PageFault["grade"], title = ruleId): PageFault => ({
  tool,
  ruleId,
  kind: "title-cut",
  grade,
  title,
  detail: "",
  sources,
});
const at = Date.parse("2026-11-15T12:00:00Z");

function stateOf(pages: Record<string, JudgedPage>, facts: Partial<PageFacts> = {}) {
  const events: CrawlEvent[] = [
    { at, kind: "started", asked: "a.example", maxPages: 25, maxDepth: 10, ignoreQuery: false },
    { at, kind: "home", url: "https://a.example/" },
    { at, kind: "found", from: null, urls: Object.keys(pages) },
    ...Object.entries(pages).map(
      ([url, extra]): CrawlEvent => ({ at, kind: "page", url, status: 200, ms: 300, bytes: 1000, title: "T", extra, ...facts }),
    ),
    { at: at + 1000, kind: "finished", reason: "complete" },
  ];
  return crawlState(events);
}

const none = { siteFindings: [], siteRuleKinds: [], linksIn: new Map<string, number>() };
const page = (index: number) => `https://a.example/${index === 0 ? "" : index}`;
const site = (count: number, judged: (index: number) => JudgedPage) =>
  stateOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [page(index), judged(index)])));
const found = (kind: KindId, pages: number) => ({
  ruleId: `site-${kind}`,
  kind,
  grade: severities[kind].grade,
  title: kind,
  detail: "",
  sources,
  pages,
  groups: [{ label: "", urls: Array.from({ length: pages }, (_, index) => page(index)) }],
});

describe("writeReport", () => {
  it("gives a site whose 25 pages all name another domain as canonical 12 points, and says it first", () => {
    const report = writeReport(
      site(25, () => ({ faults: [], passed: { titles: 4, indexing: 3 } })),
      { ...none, siteFindings: [found("title-same", 25), found("canonical-elsewhere", 25)], siteRuleKinds: ["canonical-elsewhere"] },
    );
    expect(report.score).toBe(12);
    expect(report.fixes.map(({ kind, grade }) => [kind, grade])).toEqual([
      ["canonical-elsewhere", "fatal"],
      ["title-same", "fault"],
    ]);
    expect(report.areas[0]).toMatchObject({ id: "indexing", score: 12, words: "canonical-elsewhere, 25 pages" });
  });

  it.each(["meta", "header"] as const)("gives a site whose pages all say noindex by %s 12 points at most, and says it first", (noindex) => {
    const judged: JudgedPage = { faults: [fault("title-tag-checker", "title-present", "fault")], passed: { titles: 4 } };
    const state = stateOf(Object.fromEntries(Array.from({ length: 25 }, (_, index) => [page(index), judged])), { noindex });
    const graph = siteGraph(state);
    const report = writeReport(state, { ...none, siteFindings: graph ? runSiteRules(graph) : [] });
    expect(report.score).toBeLessThanOrEqual(12);
    expect(report.fixes[0]).toMatchObject({ ruleId: "site-noindex", grade: "fatal", pages: 25 });
  });

  it("tells a fix in the words of the gravest page, with the addresses of all", () => {
    const slow = (title: string, grade: Grade): PageFault => ({ ...fault("page-slow", "page-slow", grade, title), kind: "answer-slow" });
    const gravest = { ...slow("3 s", "fault"), detail: "poor", evidence: { place: "", snippet: "3 s" } };
    const report = writeReport(
      stateOf({
        [page(0)]: { faults: [slow("1 s", "advice")], passed: {} },
        [page(1)]: { faults: [gravest], passed: {} },
        [page(2)]: { faults: [slow("0.9 s", "advice")], passed: {} },
      }),
      none,
    );
    expect(report.fixes).toMatchObject([
      { title: "3 s", detail: "poor", grade: "fault", evidence: { snippet: "3 s" }, pages: 3, urls: [page(0), page(1), page(2)] },
    ]);
  });

  it("says of an area what was not checked, and leaves notes out of fixes and score", () => {
    const report = writeReport(
      site(2, () => ({ faults: [fault("schema-validator", "structured-data-present", "note")], passed: { speed: 2 } })),
      none,
    );
    expect([report.score, report.fixes]).toEqual([100, []]);
    expect(report.areas.map(({ id, score, words }) => [id, score, words])).toEqual([
      ["indexing", null, "Not checked"],
      ["delivery", null, "Not checked"],
      ["titles", 100, "Nothing to fix"],
      ["content", null, "Not checked"],
      ["links", null, "Not checked"],
      ["structured-data", null, "Not checked"],
      ["speed", 100, "Nothing to fix"],
      ["access", null, "Not checked"],
    ]);
    expect([report.url, report.readOn, report.ended]).toEqual(["https://a.example/", "2026-11-15T12:00:01.000Z", "complete"]);
  });

  it("says of an area with nothing but notes that there is nothing to fix", () => {
    const note = {
      ruleId: "structured-data-present",
      status: "note",
      kind: "markup-absent",
      grade: "note",
      title: "None",
      detail: "",
      sources,
    };
    const judged = countFindings([{ tool: "schema-validator", findings: [note as Finding] }]);
    const { areas, fixes } = writeReport(stateOf({ [page(0)]: judged }), none);
    expect(areas.find(({ id }) => id === "structured-data")).toMatchObject({ score: 100, words: "Nothing to fix" });
    expect(fixes).toEqual([]);
  });

  it("joins one rule's faults on many pages into one fix with the worst grade", () => {
    const title = fault("title-tag-checker", "title-width", "advice");
    const missing = { ...fault("title-tag-checker", "title-present", "fault"), kind: "title-absent" };
    const report = writeReport(
      stateOf({
        [page(0)]: { faults: [title, title], passed: {} },
        [page(1)]: { faults: [title], passed: {} },
        [page(2)]: { faults: [missing], passed: {} },
      }),
      none,
    );
    expect(report.fixes.map(({ ruleId, pages }) => [ruleId, pages])).toEqual([
      ["title-present", 1],
      ["title-width", 2],
    ]);
    expect(report.pages.map(({ errors, warnings }) => [errors, warnings])).toEqual([
      [0, 2],
      [0, 1],
      [1, 0],
    ]);
  });

  it("says that a site was read over http, because https did not answer", () => {
    expect(writeReport(crawlState([{ at, kind: "note", note: "http-fallback", value: 1 }]), none).overHttp).toBe(true);
    expect(writeReport(crawlState([]), none)).not.toHaveProperty("overHttp");
  });

  it("names ten fixes and counts the rest", () => {
    const faults = Array.from({ length: 13 }, (_, index) => fault("title-tag-checker", `rule-${index}`, "advice"));
    const report = writeReport(stateOf({ [page(0)]: { faults, passed: {} } }), none);
    expect([report.fixes.length, report.moreFixes]).toEqual([10, 3]);
  });
});

describe("scoreOf", () => {
  const on = (grade: Grade, share: number): WeighedFact => ({ grade, share });
  it.each<[string, WeighedFact[], number]>([
    ["nothing", [], 100],
    ["a fatal on every page", [on("fatal", 1)], 12],
    ["a fatal on the home page alone", [on("fatal", 0.1)], 44],
    ["a shop without alt on half its pages, dead links and heavy pictures", [on("fault", 0.48), on("fault", 0.04), on("advice", 1)], 91],
    [
      "five faults and six pieces of advice on all pages",
      [...Array<WeighedFact>(5).fill(on("fault", 1)), ...Array<WeighedFact>(6).fill(on("advice", 1))],
      59,
    ],
    ["nothing but notes", [on("note", 1)], 100],
  ])("of %s", (_, facts, score) => expect(scoreOf(facts)).toBe(score));
});

describe("gradeOnSite", () => {
  it.each([
    ["canonical-elsewhere", "fatal", { share: 0.05, isHome: false }, "fault"],
    ["canonical-elsewhere", "fatal", { share: 0.1, isHome: false }, "fatal"],
    ["canonical-elsewhere", "fatal", { share: 0.01, isHome: true }, "fatal"],
    ["description-absent", "advice", { share: 0.5, isHome: false }, "fault"],
    ["title-cut", "advice", { share: 0.01, isHome: false }, "note"],
    ["title-absent", "fault", { share: 0.01, isHome: false }, "fault"],
  ] as const)("%s as %s on %j is %s", (kind, grade, reach, expected) => expect(gradeOnSite(kind, grade, reach)).toBe(expected));
});

describe("speedFaults", () => {
  it.each([
    [{ ms: 800, bytes: 2_000_000 }, []],
    [{ ms: 801, bytes: 0 }, ["advice The server took 0.8 s to answer"]],
    [{ ms: 2500, bytes: 3_100_000 }, ["fault The server took 2.5 s to answer", "fault The HTML alone weighs 3.1 MB"]],
  ])("of %j", (answer, said) => expect(speedFaults(answer).faults.map(({ grade, title }) => `${grade} ${title}`)).toEqual(said));
});
