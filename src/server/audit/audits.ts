import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport } from "#features/audit/audit-report.ts";
import { compareReports } from "#features/audit/compare-reports.ts";
import { judgedPage } from "#features/audit/judged-page.ts";
import type { MeasurePage } from "#features/audit/lab-speed.ts";
import { runAudit } from "#features/audit/run-audit.server.ts";
import { AUDIT_QUEUE, type AuditInput } from "#features/audit/start-audit.ts";
import type { Platform } from "../platform.ts";
import type { JudgePage } from "./judge-page.ts";

interface Options {
  platform: Pick<Platform, "jobs">;
  judgePage: JudgePage;
  measure: MeasurePage;
  ports: Pick<ToolPorts, "fetchPage" | "now">;
  /** Told when a report is there, before its run counts as done. */
  onReport(id: string, report: AuditReport, input: AuditInput): Promise<void>;
}

/** The audit as a job: the tools' own rules over every page of a small crawl. */
export function registerAudits({ platform, judgePage, measure, ports, onReport }: Options): void {
  platform.jobs.handle(
    AUDIT_QUEUE,
    async (input, job) => {
      const { website, pages, after } = input as AuditInput;
      const report = await audit(website, { ...job, maxPages: pages, past: job.past as CrawlEvent[] }, { judgePage, measure, ...ports });
      const change = after === undefined ? undefined : await changeSince(after, report);
      const told = change ? { ...report, change } : report;
      await onReport(job.id, told, input as AuditInput);
      return told;
    },
    { concurrency: 2 },
  );

  async function changeSince(id: string, report: AuditReport) {
    const last = await platform.jobs.get(id);
    return last?.queue === AUDIT_QUEUE && last.result ? compareReports(id, last.result as AuditReport, report) : undefined;
  }
}

interface Run {
  id: string;
  maxPages?: number | undefined;
  isOwn?: boolean;
  signal: AbortSignal;
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

/** One audit; `fetchPage` is the guarded fetch, or for our own site the site itself. */
export function audit(
  website: string,
  run: Run,
  {
    judgePage,
    fetchPage,
    noteLinks,
    measure,
    now,
  }: { judgePage: JudgePage; measure?: MeasurePage } & Pick<ToolPorts, "fetchPage" | "now"> & Partial<Pick<ToolPorts, "noteLinks">>,
): Promise<AuditReport> {
  const judge = async (page: FetchedPage, isWhole: boolean) => judgedPage(await judgePage(page, { audit: run.id, isWhole }, run.signal));
  return runAudit(website, { ...run, fetchPage, noteLinks, measure, now, judge });
}
