import type { CsvCell } from "../text/csv.ts";
import type { PageReport } from "./page-report.ts";

/** One kept page, judged by every tool that needs nothing else. */
export interface WholeReport {
  input: string;
  url: string;
  kept: NonNullable<PageReport<unknown>["kept"]>;
  fetched: PageReport<unknown>["fetched"];
  sections: ReportSection[];
  /** Tools that fetch more than the page, and so are not in here. */
  others: { slug: string; name: string; tagline: string }[];
}

export interface ReportSection extends Pick<PageReport<unknown>, "verdict" | "findings" | "passes"> {
  slug: string;
  name: string;
}

/** One row a finding, with the line it rests on and the fix. */
export function wholeReportCsv({ sections }: WholeReport): CsvCell[][] {
  return [
    ["tool", "rule", "status", "grade", "finding", "detail", "line", "evidence", "fix", "source", "checked on"],
    ...sections.flatMap(({ slug, findings, passes }) =>
      [...findings, ...passes].map(({ ruleId, status, grade, title, detail, evidence, fix, sources }) => [
        slug,
        ruleId,
        status,
        grade,
        title,
        detail,
        evidence?.[0]?.line,
        evidence?.[0]?.snippet,
        fix?.code,
        sources[0]?.url,
        sources[0]?.checkedOn,
      ]),
    ),
  ];
}
