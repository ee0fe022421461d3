import type { PageReport } from "#core/page-check/page-report.ts";

/** A fact that stands in the list of pages, in the comparison and in the CSV. */
export interface ReportColumn<Facts> {
  title: string;
  of(report: PageReport<Facts>): string | number | null;
}
