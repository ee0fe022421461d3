import { type Context, Hono } from "hono";
import { type WholeReport, wholeReportCsv } from "#core/page-check/whole-report.ts";
import { toCsv } from "#core/text/csv.ts";

/** `/api/pages/{id}`: a kept page judged by every tool that needs nothing else, as JSON and as CSV. */
export function createPagesApi({ readReport }: { readReport(id: string, context: Context): Promise<WholeReport> }) {
  return new Hono()
    .get("/api/pages/:file{.+\\.csv}", async (c) => {
      const id = c.req.param("file").slice(0, -".csv".length);
      return c.body(toCsv(wholeReportCsv(await readReport(id, c))), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="page-report.csv"',
      });
    })
    .get("/api/pages/:id", async (c) => c.json({ success: true, report: await readReport(c.req.param("id"), c) }));
}
