import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PageReport } from "#core/page-check/page-report.ts";
import { PageReportPanel } from "./page-report-panel.tsx";

const kept = { id: "0123456789abcdef", takenAt: "2026-11-15T11:57:00.000Z", until: "2026-11-22T11:57:00.000Z" };
const report: PageReport<null> = {
  input: "a.example",
  url: "https://a.example/",
  kept,
  fetched: { status: 200, bytes: 2_000, totalMs: 420, charset: "UTF-8", redirects: 0, truncated: false },
  verdict: { level: "pass", figure: "1", headline: "Fine", summary: "" },
  findings: [],
  passes: [],
  facts: null,
};
const textOf = (shown: PageReport<null>) =>
  renderToStaticMarkup(<PageReportPanel report={shown} readAgain="Read again" />).replace(/<[^>]+>/g, " ");

it.each<[what: string, report: PageReport<null>, isTold: boolean]>([
  ["a page that an earlier run read", { ...report, kept: { ...kept, age: 190 } }, true],
  ["a page that was fetched for this run", report, false],
  ["pasted HTML, which has no other state", { ...report, kept: { ...kept, age: 190 }, fetched: null }, false],
])("tells the age of %s: %#", (_, shown, isTold) => {
  expect(textOf(shown).includes("Read 3 min ago, not fetched again · Read again")).toBe(isTold);
  expect(textOf(shown).includes("Read again")).toBe(isTold);
});

it("offers what was read before, beside the page as it is now", () => {
  const earlier = { id: "fedcba9876543210", takenAt: "2026-11-15T11:53:00.000Z" };
  const page = renderToStaticMarkup(<PageReportPanel report={{ ...report, kept: { ...kept, earlier } }} slug="title-tag-checker" />);
  expect(page).toContain(
    '<a href="/tools/title-tag-checker/?snapshot=fedcba9876543210&amp;compareWith=https%3A%2F%2Fa.example%2F" rel="nofollow">Compare with 4 min ago</a>',
  );
});
