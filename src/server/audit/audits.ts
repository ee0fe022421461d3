import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { severityOf } from "#core/rules/severities.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import type { AuditReport, JudgedPage, PageFault } from "#features/audit/audit-report.ts";
import { runAudit } from "#features/audit/run-audit.server.ts";
import type { Platform } from "../platform.ts";
import type { JudgePage } from "./judge-page.ts";

export const AUDIT_QUEUE = "site-audit";

interface Options {
  platform: Pick<Platform, "jobs">;
  judgePage: JudgePage;
  ports: Pick<ToolPorts, "fetchPage" | "now">;
  /** Told when a report is there, before its run counts as done. */
  onReport(id: string, report: AuditReport): Promise<void>;
}

/** The audit as a job: the tools' own rules over every page of a small crawl. */
export function registerAudits({ platform, judgePage, ports, onReport }: Options): void {
  platform.jobs.handle(
    AUDIT_QUEUE,
    async (input, job) => {
      const { website } = input as { website: string };
      const report = await audit(website, { ...job, past: job.past as CrawlEvent[] }, { judgePage, ...ports });
      await onReport(job.id, report);
      return report;
    },
    { concurrency: 2 },
  );
}

interface Run {
  signal: AbortSignal;
  past: readonly CrawlEvent[];
  emit(event: CrawlEvent): void;
}

/** One audit; `fetchPage` is the guarded fetch, or for our own site the site itself. */
export function audit(
  website: string,
  run: Run,
  { judgePage, fetchPage, now }: { judgePage: JudgePage } & Pick<ToolPorts, "fetchPage" | "now">,
): Promise<AuditReport> {
  const judge = async (page: FetchedPage): Promise<JudgedPage> => {
    const judged: JudgedPage = { faults: [], passed: {} };
    for (const { tool, findings } of await judgePage(page, run.signal)) add(judged, tool, findings);
    return judged;
  };
  return runAudit(website, { ...run, fetchPage, now, judge });
}

function add(judged: JudgedPage, tool: string, findings: readonly Finding[]): void {
  for (const { ruleId, status, kind, grade, title, detail, evidence, fix, sources } of findings) {
    if (status === "note") continue;
    if (status === "pass") {
      const { area } = severityOf(kind);
      judged.passed[area] = (judged.passed[area] ?? 0) + 1;
      continue;
    }
    const [first] = evidence ?? [];
    const fault: PageFault = {
      ...{ tool, ruleId, kind, grade, title, detail, sources },
      ...(first ? { evidence: { place: first.line === null ? "" : `line ${first.line}`, snippet: first.snippet } } : {}),
      ...(fix ? { fix: { label: fix.label, code: fix.code } } : {}),
    };
    judged.faults.push(fault);
  }
}
