import { grades } from "#core/rules/severities.ts";
import { escapeXml } from "#core/text/html/escape-xml.ts";
import type { FoundThing, Outcome } from "./outcome.ts";
import type { Format } from "./words.ts";

/** One outcome, as people, programs or a pipeline read it. */
export const writeOutcome = (outcome: Outcome, format: Format): string => WRITERS[format](outcome);

const WRITERS: Record<Format, (outcome: Outcome) => string> = { json, text, html, junit, markdown };

function json({ data }: Outcome): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function text({ title, summary, found, change, data }: Outcome): string {
  if (found.length === 0 && summary === "") return json({ data } as Outcome);
  const lines = found.map(({ grade, title: what, place }) => `${grade.toUpperCase().padEnd(7)} ${what} (${place})`);
  const changed = change ? [`${change.fresh.length} new, ${change.mended.length} mended since ${change.readOn.slice(0, 10)}`] : [];
  return `${[title, summary, ...changed, "", ...(lines.length > 0 ? lines : ["Nothing to mend."])].join("\n")}\n`;
}

/** As a comment on a change: what it broke first, what it mended, what was there before in one line. */
function markdown({ title, summary, found, change }: Outcome): string {
  const list = (findings: readonly { grade: string; title: string }[]) => findings.map((one) => `- **${one.grade}** ${plain(one.title)}`);
  const parts = change
    ? [
        ...section(`${change.fresh.length} new`, list(change.fresh)),
        ...section(`${change.mended.length} mended`, list(change.mended)),
        `${change.still.length} as before. The score was ${change.score}.`,
      ]
    : section(
        `${found.length} found`,
        found.slice(0, 50).map((one) => `- **${one.grade}** ${plain(one.title)} (${plain(one.place)})`),
      );
  return `${[`### ${plain(title)}`, "", plain(summary), "", ...parts].join("\n")}\n`;
}

const section = (heading: string, lines: readonly string[]) => (lines.length > 0 ? [`**${heading}**`, "", ...lines, ""] : []);

/** Escaped: words of a page that was read must not become markup in our comment. */
const plain = (words: string) => words.replace(/[\\`*_{}[\]<>#|@]/g, (sign) => `\\${sign}`).replaceAll("\n", " ");

/** https://github.com/testmoapp/junitxml */
function junit({ title, found, passed, change }: Outcome): string {
  const known = new Set(change?.still.map(({ ruleId }) => ruleId));
  const isFailure = ({ ruleId, grade }: FoundThing) => (grade === "fatal" || grade === "fault") && !known.has(ruleId);
  const cases = found.map((one) => {
    const { ruleId, grade, title: what, detail, place } = one;
    const failure = isFailure(one) ? `<failure type="${grade}" message="${attribute(what)}">${escapeXml(detail)}</failure>` : "";
    return `    <testcase classname="${attribute(ruleId)}" name="${attribute(`${what} (${place})`)}">${failure}</testcase>`;
  });
  const failures = found.filter(isFailure).length;
  const fine = Array.from({ length: passed }, (_, at) => `    <testcase classname="passed" name="check ${at + 1}"/>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${found.length + passed}" failures="${failures}">`,
    `  <testsuite name="${attribute(title)}" tests="${found.length + passed}" failures="${failures}">`,
    ...cases,
    ...fine,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

const attribute = (words: string) => escapeXml(words).replaceAll("\n", " ");

function html({ title, summary, found, change }: Outcome): string {
  const rows = grades.flatMap((grade) =>
    found
      .filter((finding) => finding.grade === grade)
      .map(
        ({ title: what, detail, place }) =>
          `<tr><td>${grade}</td><td>${escapeXml(what)}<p>${escapeXml(detail)}</p></td><td>${escapeXml(place)}</td></tr>`,
      ),
  );
  const changed = change ? `<p>${change.fresh.length} new, ${change.mended.length} mended since ${change.readOn.slice(0, 10)}.</p>` : "";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #8888;padding:.5rem;text-align:left;vertical-align:top}td p{margin:.25rem 0 0;color:#555}</style></head>
<body><h1>${escapeXml(title)}</h1><p>${escapeXml(summary)}</p>${changed}
<table><thead><tr><th>Grade</th><th>Finding</th><th>Where</th></tr></thead><tbody>
${rows.join("\n")}
</tbody></table></body></html>
`;
}
