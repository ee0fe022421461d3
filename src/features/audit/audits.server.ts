import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import { crawlTurn, startAddress } from "#engines/crawler/start-address.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { AuditReport } from "./audit-report.ts";
import { compareReports } from "./compare-reports.ts";
import { countFindings } from "./count-findings.ts";
import { type FinishedAudit, LETTER_QUEUE } from "./delivery/announce-audits.ts";
import type { JudgePage } from "./judging.ts";
import type { MeasurePage } from "./lab-speed.ts";
import { runAudit } from "./run-audit.server.ts";
import { AUDIT_QUEUE, type AuditInput } from "./start-audit.ts";

interface Options {
  jobs: Pick<Jobs, "handle" | "get">;
  judgePage: JudgePage;
  measure: MeasurePage;
  ports: Pick<ToolPorts, "fetchPage" | "now">;
}

/** The audit as a job: the tools' own rules over every page of a small crawl. */
export function registerAudits({ jobs, judgePage, measure, ports }: Options): void {
  jobs.handle(
    AUDIT_QUEUE,
    async (input, job) => {
      const { website, pages, after, standsFor, ignoreCanonicals } = input as AuditInput;
      const run = { ...job, maxPages: pages, standsFor, ignoreCanonicals, past: job.past as CrawlEvent[] };
      const report = await audit(website, run, { judgePage, measure, ...ports });
      const change = after === undefined ? undefined : await changeSince(after, report);
      return change ? { ...report, change } : report;
    },
    {
      concurrency: 2,
      turnOf: (input) => crawlTurn((input as AuditInput).website),
      // Announced once the report is kept.
      next: ({ id, data }) => ({ queue: LETTER_QUEUE, data: { id, watch: (data as AuditInput).watch } satisfies FinishedAudit }),
    },
  );

  async function changeSince(id: string, report: AuditReport) {
    const last = await jobs.get(id);
    return last?.queue === AUDIT_QUEUE && last.result ? compareReports(id, last.result as AuditReport, report) : undefined;
  }
}

interface Run {
  id: string;
  maxPages?: number | undefined;
  isOwn?: boolean;
  standsFor?: string | undefined;
  ignoreCanonicals?: boolean | undefined;
  signal: AbortSignal;
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

interface World extends Pick<ToolPorts, "fetchPage" | "now">, Partial<Pick<ToolPorts, "noteLinks">> {
  judgePage: JudgePage;
  measure?: MeasurePage;
}

/** One audit; `fetchPage` is the guarded fetch, or for our own site the site itself. */
export async function audit(
  website: string,
  { standsFor, ...run }: Run,
  { judgePage, fetchPage, noteLinks, measure, now }: World,
): Promise<AuditReport> {
  const copy = standsFor === undefined ? undefined : { website, standsFor };
  const stand = standIn(website, standsFor, fetchPage);
  const judge = async (page: FetchedPage, isWhole: boolean) => {
    const judged = countFindings(await judgePage(page, { audit: run.id, isWhole, copy }, run.signal));
    return run.ignoreCanonicals ? { ...judged, faults: judged.faults.filter(({ kind }) => !kind.startsWith("canonical")) } : judged;
  };
  const report = await runAudit(stand.url, {
    ...run,
    fetchPage: stand.fetchPage,
    noteLinks: copy ? undefined : noteLinks,
    measure: measure && ((url, signal) => measure(copy ? onCopy(url, website) : url, signal)),
    now,
    judge,
  });
  return copy ? { ...report, readAt: startAddress(website).start.host } : report;
}

/** A browser asks for itself, so it is sent to the copy. */
function onCopy(url: string, website: string): string {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, startAddress(website).start).href;
}
