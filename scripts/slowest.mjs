// Where the time of a run went: the test files that took longest, as one line.
import { relative } from "node:path";

const NAMED = 12;

/** From Vitest's JSON report. */
export const slowestOfVitest = (report) =>
  written((report?.testResults ?? []).map(({ name, startTime, endTime }) => [relative(process.cwd(), name), endTime - startTime]));

/** From Playwright's JSON report. */
export const slowestOfPlaywright = (report) => written((report?.suites ?? []).map((suite) => [suite.file, durationOf(suite)]));

const durationOf = ({ specs = [], suites = [] }) =>
  sum(specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))) + sum(suites.map(durationOf));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const written = (files) =>
  files
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`)
    .join(", ");
