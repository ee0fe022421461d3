import { expect, it } from "vitest";
import type { AuditReport, FixSummary } from "./audit-report.ts";
import { compareReports } from "./compare-reports.ts";

const summaryOf = (ruleId: string, pages = 1): FixSummary => ({ ruleId, grade: "fault", title: ruleId, pages });
const report = (all: FixSummary[] | undefined, score: number, url = "https://shop.example/"): AuditReport => ({
  url,
  readOn: `2026-11-${score}T00:00:00.000Z`,
  score,
  areas: [],
  fixes: [],
  moreFixes: 0,
  pages: [],
  ended: "complete",
  ...(all ? { all } : {}),
});

it("says what is mended, what is new and what is still there, with its pages before", () => {
  const before = report([summaryOf("a"), summaryOf("b", 9)], 10);
  expect(compareReports("1", before, report([summaryOf("b", 4), summaryOf("c")], 20))).toEqual({
    audit: "1",
    readOn: "2026-11-10T00:00:00.000Z",
    score: 10,
    mended: [summaryOf("a")],
    fresh: [summaryOf("c")],
    still: [{ ...summaryOf("b", 4), pagesBefore: 9 }],
  });
});

it("compares no other site, and no report that has not kept its findings", () => {
  const now = report([summaryOf("a")], 20);
  expect(compareReports("1", report([summaryOf("a")], 10, "https://other.example/"), now)).toBeUndefined();
  expect(compareReports("1", report(undefined, 10), now)).toBeUndefined();
  expect(compareReports("1", report([summaryOf("a")], 10, "https://www.shop.example/"), now)?.still).toHaveLength(1);
});
