import type { Grade } from "#core/rules/severities.ts";

/** What the report of the demo shop says first. Written down, so that the home page waits for no audit; a test holds it to the report. */
export const sampleHead = { host: "alder-and-ash.example", score: 40, pages: 26 };

export const sampleFixes: readonly (readonly [grade: Grade, title: string, where: string])[] = [
  ["fatal", "4 pages keep themselves out of results by noindex", "/help/delivery"],
  ["fault", "2 dead addresses are linked from your own pages", "/spring-sale"],
  ["fault", "One image has no alt", "/products/oak-stool"],
  ["advice", "3 pages share their title with another", "/collections/beds"],
  ["advice", "H1 and title share no word", "/collections/beds"],
  ["advice", "The page has no description", "/products/oak-stool"],
];
