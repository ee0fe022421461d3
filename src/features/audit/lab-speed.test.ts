import { expect, it } from "vitest";
import { crawlState } from "#core/crawl/crawl-state.ts";
import { type LabPage, labFault } from "./lab-speed.ts";
import { notChecked } from "./not-checked.ts";

const page = (score: number, lcp: "good" | "fair" | "poor"): LabPage => ({
  url: "https://a.example/",
  score,
  metrics: [{ short: "LCP", text: "6.1 s", level: lcp }],
  helps: ["Reduce unused JavaScript"],
});

it("asks for work where a page is poor, and leaves a middling one alone", () => {
  expect(labFault(page(43, "fair"))).toMatchObject({
    kind: "paint-held",
    grade: "advice",
    title: "Lighthouse gives this page 43 of 100 on a phone",
  });
  expect(labFault(page(62, "poor"))?.detail).toBe("What would help most: Reduce unused JavaScript.");
  expect(labFault(page(62, "fair"))).toBeUndefined();
});

it("says what was measured, and why nothing was", () => {
  const said = (lab?: { pages: LabPage[]; problem?: string }) =>
    notChecked(crawlState([]), [], { lab }).find((words) => words.startsWith("How fast"));
  expect(said()).toBe("How fast the site feels to visitors: speed is one answer of your server to ours.");
  expect(said({ pages: [], problem: "There is no browser on our server." })).toContain(
    "Not measured in a browser: There is no browser on our server.",
  );
  expect(said({ pages: [page(90, "good")] })).toBe(
    "How fast the site feels to visitors: we measured the home page once, on an imitated phone.",
  );
});
