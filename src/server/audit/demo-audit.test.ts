import { expect, it } from "vitest";
import { sampleFixes, sampleHead } from "#app/routes/home/audit/sample-fixes.ts";
import type { Mark } from "#app/routes/home/hero/crawl-fan.tsx";
import { demoLanes, demoWords } from "#app/routes/home/hero/demo-lanes.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { auditEdits } from "#features/audit/audit-csv.ts";
import { auditDemo } from "#features/audit/demo/demo-audit.ts";
import { tools } from "#tools/registry.server.ts";
import { createYieldQueue } from "../tools/yield-queue.ts";
import { judgeWith } from "./judge-page.ts";

const asks = (port: string) => () => {
  throw new Error(`the demo asks for ${port}`);
};
/** The demo needs no network: whatever it asked for would be a fault. */
const ports = {
  fetchPage: asks("fetchPage"),
  openPage: asks("openPage"),
  renderPage: asks("renderPage"),
  askWhois: asks("askWhois"),
  visitor: asks("visitor"),
  reverseNames: asks("reverseNames"),
  measureSpeed: asks("measureSpeed"),
  speedQueue: asks("speedQueue"),
  fieldData: asks("fieldData"),
  askProvider: asks("askProvider"),
  askProviders: asks("askProviders"),
  writeText: asks("writeText"),
  knownDomains: asks("knownDomains"),
  noteLinks: asks("noteLinks"),
  showImage: (address: string) => address,
  now: () => new Date(),
} as ToolPorts;

const makeDemo = () => auditDemo(judgeWith({ tools, ports, turn: createYieldQueue() }), new AbortController().signal);

it("the demo's report names the planted faults, the gravest first, and nothing that is not there", { timeout: 60_000 }, async () => {
  const report = await makeDemo();
  expect(report).toMatchObject({ score: 40, found: 26, moreFixes: 0 });
  expect(report.fixes.map(({ ruleId, grade, pages }) => [ruleId, grade, pages])).toEqual([
    ["site-noindex", "fatal", 4],
    ["site-dead-link", "fault", 2],
    ["alt-present", "fault", 3],
    ["site-duplicate-title", "advice", 3],
    ["h1-title", "advice", 3],
    ["description-present", "advice", 1],
  ]);
  expect(report.fixes[1]?.urls).toEqual([
    "https://alder-and-ash.example/spring-sale",
    "https://alder-and-ash.example/collections/clearance",
  ]);
  // Each is looked at again by the tool that would show it mended.
  expect(report.fixes.map(({ tool }) => tool).slice(0, 4)).toEqual([
    "seo-meta-in-one-click",
    "broken-link-detector",
    "image-alt-tag-checker",
    "title-tag-checker",
  ]);
  // The dead addresses are mended where they are linked, and the list for editors goes by those pages.
  const edits = report.fixes[1]?.edits ?? [];
  expect(edits).toContainEqual({ page: report.url, link: "https://alder-and-ash.example/spring-sale" });
  const rows = auditEdits(report).body.trimEnd().split("\r\n").slice(1);
  expect(rows).toContain(
    `"${report.url}","","","","2 dead addresses are linked from your own pages","https://alder-and-ash.example/spring-sale","inside",""`,
  );
  expect(rows).toEqual(rows.toSorted((a, b) => (pageOf(a) < pageOf(b) ? -1 : pageOf(a) > pageOf(b) ? 1 : 0)));
  expect(sampleHead).toEqual({
    host: new URL(report.url).host,
    score: report.score,
    // As the report and the hero count: every address that was read, the two dead ones among them.
    pages: report.pages.length,
  });
  expect(sampleFixes.map(([grade, title]) => [grade, title])).toEqual(report.fixes.map(({ grade, title }) => [grade, title]));
  for (const [index, [, , where]] of sampleFixes.entries()) expect(report.fixes[index]?.urls).toContain(new URL(where, report.url).href);
  // The hero of the home page draws the same: home is where its lines begin, and the page that no folder holds ends the first.
  expect(demoWords).toEqual({ pages: report.pages.length, fixes: report.fixes.length });
  const folders = Map.groupBy(report.pages.slice(1), ({ url }) => /\/(\w+)\//.exec(new URL(url).pathname)?.[1] ?? "collections");
  expect(demoLanes.map(({ name, stops }) => [name.toLowerCase(), stops.toSorted()])).toEqual(
    [...folders].map(([folder, pages]) => [folder, pages.map(({ url }) => markOf(url)).toSorted()]),
  );
  // Anybody can count the score again.
  const { facts = [], fatalKeeps = 1 } = report.sum ?? {};
  const base = facts.filter(({ grade }) => grade !== "fatal").reduce((product, { keeps }) => product * keeps, 100);
  expect(report.sum?.base).toBeCloseTo(base);
  expect(Math.floor(Math.min(60, base) * fatalKeeps)).toBe(report.score);

  function markOf(url: string): Mark {
    const grade = report.fixes.find(({ urls }) => urls.includes(url))?.grade;
    return grade === "fatal" ? "blocked" : grade === "fault" ? "fault" : grade === "advice" ? "improve" : "read";
  }
});

const pageOf = (row: string) => row.slice(0, row.indexOf(","));
