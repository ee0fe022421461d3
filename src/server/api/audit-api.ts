import { type Context, Hono } from "hono";
import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import { AppError } from "#core/errors/app-error.ts";
import { toCsv } from "#core/text/csv.ts";
import { JOBS_KEPT_DAYS } from "#core/tool/job-retention.ts";
import { auditCsv, auditEdits } from "#features/audit/audit-csv.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import type { AuditStart } from "#features/audit/start-audit.ts";
import { watchedEvents } from "#features/audit/watched-events.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { ToolJobView } from "#ui/tool/tool-view-props.ts";
import type { EventStreams } from "./event-streams.ts";
import { readJsonBody } from "./json-body.ts";

interface Options {
  start(given: Readonly<Record<string, unknown>>, context: Context): Promise<AuditStart>;
  readAudit(id: string): Promise<ToolJobView<unknown> | undefined>;
  readPdf(id: string): Promise<Uint8Array>;
  jobs: Pick<Jobs, "watch">;
  streams: EventStreams;
}

/** `/api/audit`: begins an audit. `/api/audit/{id}`: its state and its report, as JSON, as CSV and on paper, and its crawl as it goes on. */
export function createAuditApi({ start, readAudit, readPdf, jobs, streams }: Options) {
  return new Hono()
    .post("/api/audit", async (c) => {
      const given = await readJsonBody(c.req.raw);
      const answer = await start(isFields(given) ? given : {}, c);
      return c.json(answer, answer.success ? 202 : 422);
    })
    .get("/api/audit/:file{.+\\.csv}", async (c) => {
      const { result } = await known(c.req.param("file").slice(0, -".csv".length));
      if (result === undefined) throw new AppError("not_found");
      const report = result as AuditReport;
      const byPage = c.req.query("by") === "page";
      const { name, body } = byPage ? auditEdits(report) : { name: "audit.csv", body: toCsv(auditCsv(report)) };
      return c.body(body, 200, {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${name}"`,
      });
    })
    .get("/api/audit/:file{.+\\.pdf}", async (c) => {
      const id = c.req.param("file").slice(0, -".pdf".length);
      const { result } = await known(id);
      if (result === undefined) throw new AppError("not_found");
      const host = URL.parse((result as AuditReport).url)?.hostname.replaceAll(/[^\w.-]/g, "") ?? "site";
      return c.body(new Uint8Array(await readPdf(id)), 200, {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="audit-${host}.pdf"`,
        "cache-control": "private, no-store",
      });
    })
    .get("/api/audit/:id/events", async (c) => {
      const id = c.req.param("id");
      await known(id);
      const after = Number(c.req.header("last-event-id") ?? 0) || 0;
      return streams(c, async (stream, gone) => {
        for await (const event of jobs.watch(id, after, gone))
          for (const shown of watchedEvents(event.data as CrawlEvent))
            await stream.writeSSE({ id: String(event.seq), data: JSON.stringify(shown) });
        const { state, result, error } = await known(id);
        const { score, fixes = [] } = (result ?? {}) as Partial<AuditReport>;
        await stream.writeSSE({ event: "end", data: JSON.stringify({ state, error, score, fixes: fixes.slice(0, 3) }) });
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

const isFields = (given: unknown): given is Readonly<Record<string, unknown>> => typeof given === "object" && given !== null;
