import { type PageEdit, pagesToEdit } from "#core/crawl/pages-to-edit.ts";
import type { CsvCell } from "#core/text/csv.ts";
import type { AuditReport } from "./audit-report.ts";

/** The same for whoever edits: one row a page and thing to do there. */
export function auditEdits({ url, fixes, smaller = [] }: AuditReport) {
  const first = fixes.flatMap(({ title, urls, edits, fix }): PageEdit[] =>
    edits
      ? edits.map(({ page, link }) => ({ page, wrong: title, link }))
      : urls.map((page) => ({ page, wrong: title, instead: urls.length === 1 ? fix?.code : undefined })),
  );
  const rest = smaller.flatMap(({ title, urls }) => urls.map((page) => ({ page, wrong: title })));
  return pagesToEdit([...first, ...rest], url);
}

/** One row a fix and page. */
export function auditCsv({ fixes, all = [], pages, lab = [] }: AuditReport): CsvCell[][] {
  return [
    ["kind", "area", "weight", "what", "detail", "address", "evidence", "fix", "source"],
    ...fixes.flatMap(({ area, grade, title, detail, urls, evidence, fix, sources }) =>
      urls.map((url) => ["fix", area, grade, title, detail, url, evidence?.snippet, fix?.code, sources[0]?.url]),
    ),
    // What stands in no list of ten, in a line each.
    ...all
      .filter(({ ruleId }) => !fixes.some((fix) => fix.ruleId === ruleId))
      .map(({ grade, title, pages: touched }) => ["fix", "", grade, title, `${touched} pages`, "", "", "", ""]),
    ...pages.map(({ url, status, ms, words, linksIn, errors, warnings }) => [
      ...[
        "page",
        "",
        "",
        `status ${status ?? "none"}`,
        `${words ?? "?"} words, ${linksIn} links in, ${ms} ms, ${errors} errors, ${warnings} warnings`,
        url,
      ],
      ...["", "", ""],
    ]),
    ...lab.map(({ url, score, metrics }) => [
      ...["speed", "speed", "", `Lighthouse ${score} of 100`, metrics.map(({ short, text }) => `${short} ${text}`).join(", "), url],
      ...["", "", ""],
    ]),
  ];
}
