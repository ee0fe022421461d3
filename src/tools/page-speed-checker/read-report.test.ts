import { describe, expect, it } from "vitest";
import { readReport } from "./read-report.ts";

/** Shaped as Lighthouse 13.5 shapes it, cut down to what is read. */
const audits = {
  "first-contentful-paint": {
    title: "First Contentful Paint",
    score: 0.5,
    scoreDisplayMode: "numeric",
    numericValue: 3100,
    displayValue: "3.1\u00a0s",
    scoringOptions: { p10: 1800, median: 3000 },
  },
  "total-blocking-time": {
    title: "Total Blocking Time",
    score: 1,
    scoreDisplayMode: "numeric",
    numericValue: 200,
    displayValue: "200\u00a0ms",
    scoringOptions: { p10: 200, median: 600 },
  },
  "render-blocking-insight": {
    title: "Render-blocking requests",
    description:
      "Requests are blocking the page's `render`. [Deferring](https://web.dev/x) can help. [Learn more](https://developer.chrome.com/docs/y).",
    score: 0,
    scoreDisplayMode: "metricSavings",
    displayValue: "Est savings of 1,200\u00a0ms",
    metricSavings: { FCP: 1200.4, LCP: 900 },
    details: { items: [{ url: "https://a.test/a.css", totalBytes: 4000, wastedMs: 800.6 }, { node: { snippet: "<link>" } }, {}] },
  },
  "unused-javascript": {
    title: "Reduce unused JavaScript",
    description: "",
    score: 0.6,
    scoreDisplayMode: "metricSavings",
    metricSavings: { LCP: 300 },
    details: { overallSavingsBytes: 52_000.4, items: [] },
  },
  "cls-culprits-insight": {
    title: "Layout shift culprits",
    score: 0.4,
    scoreDisplayMode: "numeric",
    metricSavings: { CLS: 0.21 },
    details: { items: {} },
  },
  "font-display-insight": { title: "Font display", score: 1, scoreDisplayMode: "metricSavings" },
  "viewport-insight": { title: "Viewport", score: null, scoreDisplayMode: "notApplicable" },
  "third-parties-insight": {
    title: "3rd parties",
    score: 1,
    scoreDisplayMode: "numeric",
    details: {
      items: [
        { entity: "Tag Co", transferSize: 90_000, mainThreadTime: 120.4 },
        { entity: { type: "link", text: "Ads" }, transferSize: 1 },
      ],
    },
  },
  "resource-summary": {
    title: "Resources",
    score: null,
    scoreDisplayMode: "informative",
    details: { items: [{ label: "Script", requestCount: 4, transferSize: 88 }] },
  },
  "screenshot-thumbnails": {
    title: "Film",
    score: null,
    scoreDisplayMode: "informative",
    details: {
      items: [
        { timing: 375.2, data: "data:image/jpeg;base64,AAAA" },
        { timing: 1, data: "javascript:alert(1)" },
      ],
    },
  },
  "lcp-breakdown-insight": {
    title: "LCP breakdown",
    score: null,
    scoreDisplayMode: "informative",
    details: {
      items: [
        {
          type: "table",
          items: [
            { label: "Time to first byte", duration: 320.6 },
            { label: "Element render delay", duration: 5 },
          ],
        },
        { type: "node", snippet: "<img class=hero>" },
      ],
    },
  },
};
const performance = {
  title: "Performance",
  score: 0.614,
  auditRefs: [
    { id: "first-contentful-paint", weight: 10, acronym: "FCP" },
    { id: "total-blocking-time", weight: 30, acronym: "TBT" },
    ...[
      "unused-javascript",
      "render-blocking-insight",
      "cls-culprits-insight",
      "font-display-insight",
      "viewport-insight",
      "lcp-breakdown-insight",
    ].map((id) => ({ id, weight: 0 })),
  ],
};
const report = {
  lighthouseVersion: "13.5.0",
  fetchTime: "2026-11-15T12:00:00.000Z",
  finalDisplayedUrl: "https://a.test/",
  runWarnings: ["The page [redirected](https://x)."],
  audits,
  categories: { performance, seo: { title: "SEO", score: null, auditRefs: [] } },
};

function labOf(raw: unknown) {
  const read = readReport(raw);
  if (!("lab" in read)) throw new Error(read.problem);
  return read.lab;
}

describe("readReport", () => {
  it("gives scores of a hundred, and null where there is none", () => {
    expect(labOf(report).scores).toEqual([
      { id: "performance", title: "Performance", score: 61 },
      { id: "seo", title: "SEO", score: null },
    ]);
  });

  it("holds metrics against their thresholds", () => {
    expect(labOf(report).metrics.map(({ short, text, level, good, poor, weight }) => [short, text, level, good, poor, weight])).toEqual([
      ["FCP", "3.1 s", "poor", 1800, 3000, 10],
      ["TBT", "200 ms", "good", 200, 600, 30],
    ]);
  });

  it("ranks what would help by the time it saves, and leaves out what is fine", () => {
    expect(labOf(report).opportunities).toEqual([
      {
        id: "render-blocking-insight",
        title: "Render-blocking requests: Est savings of 1,200 ms",
        text: "Requests are blocking the page's render. Deferring can help.",
        docs: "https://web.dev/x",
        level: "poor",
        savedMs: 1200,
        savedBytes: 0,
        savedShift: 0,
        items: [
          { label: "https://a.test/a.css", bytes: 4000, ms: 801 },
          { label: "<link>", bytes: null, ms: null },
        ],
      },
      expect.objectContaining({ id: "unused-javascript", level: "fair", savedMs: 300, savedBytes: 52_000 }),
      expect.objectContaining({ id: "cls-culprits-insight", level: "poor", savedMs: 0, savedShift: 0.21 }),
    ]);
  });

  it("takes the largest paint apart, names third parties, and shows pictures only", () => {
    const lab = labOf(report);
    expect(lab.lcp).toEqual({
      element: "<img class=hero>",
      parts: [
        { label: "Time to first byte", ms: 321 },
        { label: "Element render delay", ms: 5 },
      ],
    });
    expect(lab.thirdParties).toEqual([
      { name: "Tag Co", bytes: 90_000, mainThreadMs: 120 },
      { name: "Ads", bytes: 1, mainThreadMs: 0 },
    ]);
    expect(lab.film).toEqual([{ ms: 375, picture: "data:image/jpeg;base64,AAAA" }]);
    expect(lab.warnings).toEqual(["The page redirected."]);
  });

  it.each([
    [
      { ...report, runtimeError: { code: "NO_FCP", message: "The page did not paint any content. (NO_FCP)" } },
      "Lighthouse could not measure it: The page did not paint any content. (NO_FCP)",
    ],
    [{}, "Lighthouse gave a report that we do not understand."],
    [null, "Lighthouse gave a report that we do not understand."],
  ])("says why there is nothing to show", (raw, problem) => expect(readReport(raw)).toEqual({ problem }));
});
