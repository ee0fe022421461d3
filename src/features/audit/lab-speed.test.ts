import { expect, it } from "vitest";
import { crawlState } from "#core/crawl/crawl-state.ts";
import type { LabPage } from "./audit-report.ts";
import { labFault, measureKinds } from "./lab-speed.ts";
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

it.each([
  ["three kinds of page", 20, false, 3],
  ["no further one after three quarters of a minute", 46, false, 1],
  ["three in a large audit, however long it takes", 80, true, 3],
])("measures %s", async (_, seconds, isPatient, expected) => {
  let ms = 0;
  const { pages } = await measureKinds(["/", "/a", "/b", "/c"], {
    measure: async (url) => {
      ms += seconds * 1000;
      return { ...page(90, "good"), url };
    },
    now: () => new Date(ms),
    signal: new AbortController().signal,
    isPatient,
  });
  expect(pages.map(({ url }) => url)).toEqual(["/", "/a", "/b"].slice(0, expected));
});

it("keeps what was measured before a measurement failed", async () => {
  const measure = async (url: string) => (url === "/" ? page(90, "good") : { problem: "Lighthouse gave no score." });
  const { signal } = new AbortController();
  expect(await measureKinds(["/", "/a"], { measure, now: () => new Date(0), signal, isPatient: false })).toEqual({
    pages: [page(90, "good")],
    problem: "Lighthouse gave no score.",
  });
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
