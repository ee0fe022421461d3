import { describe, expect, it } from "vitest";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { crawlState } from "#core/crawl/crawl-state.ts";
import type { JudgedPage, PageFault } from "./audit-report.ts";
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

function stateOf(pages: Record<string, JudgedPage>) {
  const events: CrawlEvent[] = [
    { at, kind: "started", asked: "a.example", maxPages: 25, maxDepth: 10, ignoreQuery: false },
    { at, kind: "home", url: "https://a.example/" },
    { at, kind: "found", from: null, urls: Object.keys(pages) },
    ...Object.entries(pages).map(
      ([url, extra]): CrawlEvent => ({ at, kind: "page", url, status: 200, ms: 300, bytes: 1000, title: "T", extra }),
    ),
    { at: at + 1000, kind: "finished", reason: "complete" },
  ];
  return crawlState(events);
}

const areasByTool = { "title-tag-checker": "titles", "h1-tag-checker": "titles", "schema-validator": "structured-data" } as const;
const none = { siteFindings: [], siteRuleIds: [], linksIn: new Map<string, number>(), areasByTool };

describe("writeReport", () => {
  it("scores an area by the weight of what passed in it", () => {
    const report = writeReport(
      stateOf({
        "https://a.example/": { faults: [fault("title-tag-checker", "title-width", "advice")], passed: { "title-tag-checker": 6 } },
        "https://a.example/b": { faults: [], passed: { "h1-tag-checker": 2, "page-slow": 2 } },
      }),
      none,
    );
    expect(report.areas.map(({ id, score }) => [id, score])).toEqual([
      ["indexing", null],
      ["delivery", null],
      ["titles", 80],
      ["content", null],
      ["links", null],
      ["structured-data", null],
      ["speed", 100],
      ["access", null],
    ]);
    expect(report.score).toBe(90);
    expect(report.areas[2]?.words).toBe("title-width");
    expect([report.url, report.readOn, report.ended]).toEqual(["https://a.example/", "2026-11-15T12:00:01.000Z", "complete"]);
  });

  it("calls nothing 100 in which something failed", () => {
    const report = writeReport(
      stateOf({
        "https://a.example/": {
          faults: [fault("title-tag-checker", "title-width", "note")],
          passed: { "title-tag-checker": 999, "page-slow": 2, "schema-validator": 2 },
        },
      }),
      none,
    );
    expect(report.areas.flatMap(({ score }) => score ?? [])).toEqual([99, 100, 100]);
    expect(report.score).toBe(99);
  });

  it("joins one rule's faults on many pages into one fix, and puts weight before numbers", () => {
    const title = fault("title-tag-checker", "title-width", "advice");
    const missing = fault("title-tag-checker", "title-present", "fault");
    const report = writeReport(
      stateOf({
        "https://a.example/": { faults: [title, title], passed: {} },
        "https://a.example/b": { faults: [title], passed: {} },
        "https://a.example/c": { faults: [missing], passed: {} },
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

  it("asks a rule over many pages once for each of them", () => {
    const finding = {
      ...{ ruleId: "site-dead-link", kind: "links-dead", grade: "fault" as const, title: "1 link is dead", detail: "", sources, pages: 1 },
      groups: [{ label: "404", urls: ["https://a.example/"] }],
    };
    const page = { faults: [], passed: {} };
    const report = writeReport(stateOf({ "https://a.example/": page, "https://a.example/b": page }), {
      ...none,
      siteFindings: [finding],
      siteRuleIds: ["site-dead-link", "site-orphan"],
    });
    // Passed: one page of the first rule, two of the second, at 2 each; failed: one at 3.
    expect(report.areas.find(({ id }) => id === "links")?.score).toBe(66);
    expect(report.fixes.map(({ title, pages, urls }) => [title, pages, urls])).toEqual([["1 link is dead", 1, ["https://a.example/"]]]);
  });

  it("names ten fixes and counts the rest", () => {
    const faults = Array.from({ length: 13 }, (_, index) => fault("title-tag-checker", `rule-${index}`, "note"));
    const report = writeReport(stateOf({ "https://a.example/": { faults, passed: {} } }), none);
    expect([report.fixes.length, report.moreFixes]).toEqual([10, 3]);
  });
});

describe("speedFaults", () => {
  it.each([
    [{ ms: 800, bytes: 2_000_000 }, []],
    [{ ms: 801, bytes: 0 }, ["advice The server took 0.8 s to answer"]],
    [{ ms: 2500, bytes: 3_100_000 }, ["fault The server took 2.5 s to answer", "fault The HTML alone weighs 3.1 MB"]],
  ])("of %j", (answer, said) => expect(speedFaults(answer).faults.map(({ grade, title }) => `${grade} ${title}`)).toEqual(said));
});
