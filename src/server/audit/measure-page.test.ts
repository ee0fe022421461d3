import { expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { createMeasurePage } from "./measure-page.ts";

const { signal } = new AbortController();
const audit = (numericValue: number, displayValue: string) => ({
  title: "Largest Contentful Paint",
  score: 0.2,
  scoreDisplayMode: "numeric",
  numericValue,
  displayValue,
  scoringOptions: { p10: 2500, median: 4000 },
});
const report = {
  lighthouseVersion: "13",
  fetchTime: "2026-11-17T12:00:00Z",
  finalDisplayedUrl: "https://a.example/",
  runWarnings: [],
  audits: {
    "largest-contentful-paint": audit(6100, "6.1 s"),
    "unused-javascript": { title: "Reduce unused JavaScript", score: 0, scoreDisplayMode: "metricSavings", metricSavings: { LCP: 600 } },
    "cache-insight": { title: "Use efficient cache lifetimes", score: 0, scoreDisplayMode: "metricSavings", metricSavings: { LCP: 0 } },
  },
  categories: {
    performance: {
      title: "Performance",
      score: 0.43,
      auditRefs: [
        { id: "largest-contentful-paint", weight: 25, acronym: "LCP" },
        { id: "unused-javascript", weight: 0 },
        { id: "cache-insight", weight: 0 },
      ],
    },
  },
};

it.each([
  ["no browser", null, async () => report, { problem: "There is no browser on our server." }],
  ["a long queue", 3, async () => report, { problem: "Too many measurements were waiting." }],
  [
    "a page that is measured",
    0,
    async () => report,
    {
      url: "https://a.example/",
      score: 43,
      metrics: [{ short: "LCP", text: "6.1 s", level: "poor" }],
      helps: ["Reduce unused JavaScript"],
    },
  ],
  [
    "a browser that fails",
    0,
    async () => {
      throw new AppError("browser_failed", { host: "a.example" });
    },
    { problem: new AppError("browser_failed", { host: "a.example" }).message },
  ],
])("%s", async (_, waiting, measureSpeed, result) => {
  expect(await createMeasurePage({ measureSpeed, speedQueue: async () => waiting })("https://a.example/", signal)).toEqual(result);
});
