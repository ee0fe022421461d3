// What failed, and what passed only at a second try, as a few lines a test: often nothing but the end of a long output can still be read.
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

const LINES_OF_AN_ERROR = 12;
const LINES_OF_AN_END = 30;

/** From Vitest's JSON report. */
export function vitestFailures(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length > 0) return failed.map((test) => entry("failed", path, test.fullName, test.failureMessages));
    return file.status === "failed" ? [entry("failed", path, "the file cannot be run", [file.message])] : [];
  });
}

/** From Playwright's JSON report. */
export function playwrightFailures(report) {
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) =>
          entry(
            status === "flaky" ? "flaky" : "failed",
            `${relative(process.cwd(), join(report.config.rootDir, spec.file))}:${spec.line}`,
            [...titles, spec.title].join(" › "),
            results.find(({ errors }) => errors.length > 0)?.errors.map(({ message }) => message ?? "") ?? [],
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return [
    ...(report?.suites ?? []).flatMap((file) => walk(file, [])),
    ...(report?.errors ?? []).map(({ message }) => entry("failed", "playwright", "outside of any test", [message ?? ""])),
  ];
}

/** What a command said, where its report names nothing: a short tool begins with its complaint, a long run ends with it. */
export const commandFailure = (name, command, said, isShort) => {
  const lines = linesOf(said);
  return written("failed", name, command.join(" "), isShort ? lines.slice(0, LINES_OF_AN_ERROR) : lines.slice(-LINES_OF_AN_END));
};

const entry = (outcome, path, name, messages) => written(outcome, path, name, messages.flatMap(linesOf).slice(0, LINES_OF_AN_ERROR));

const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() && !line.includes("/node_modules/"));

const written = (outcome, path, name, lines) => [`${outcome}  ${path}  ${name}`, ...lines.map((line) => `        ${line}`)].join("\n");
