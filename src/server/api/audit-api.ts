import { Hono } from "hono";
import { AppError } from "#core/errors/app-error.ts";
import { toCsv } from "#core/text/csv.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { auditCsv } from "#features/audit/audit-csv.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";

/** `/api/audit/{id}`: the state of an audit and its report, as JSON and as CSV. */
export function createAuditApi({ readAudit }: { readAudit(id: string): Promise<ToolJobView<unknown> | undefined> }) {
  return new Hono()
    .get("/api/audit/:file{.+\\.csv}", async (c) => {
      const { result } = await known(c.req.param("file").slice(0, -".csv".length));
      if (result === undefined) throw new AppError("not_found");
      return c.body(toCsv(auditCsv(result as AuditReport)), 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="audit.csv"',
      });
    })
    .get("/api/audit/:id", async (c) => {
      const { state, result, error } = await known(c.req.param("id"));
      return c.json({ success: true, state, report: result, error });
    });

  async function known(id: string) {
    const audit = await readAudit(id);
    if (!audit) throw new AppError("job_unknown", { days: JOBS_KEPT_DAYS });
    return audit;
  }
}
