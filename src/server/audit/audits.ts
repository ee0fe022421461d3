import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { type AreasByTool, weights } from "#features/audit/audit-areas.ts";
import type { AuditReport, JudgedPage, PageFault } from "#features/audit/audit-report.ts";
import { runAudit } from "#features/audit/run-audit.server.ts";
import type { Platform } from "../platform.ts";
import type { JudgePage } from "./judge-page.ts";

export const AUDIT_QUEUE = "site-audit";

interface Options {
  platform: Pick<Platform, "jobs">;
  judgePage: JudgePage;
  areasByTool: AreasByTool;
  ports: Pick<ToolPorts, "fetchPage" | "now">;
  /** Told when a report is there, before its run counts as done. */
  onReport(id: string, report: AuditReport): Promise<void>;
}

/** The audit as a job: the tools' own rules over every page of a small crawl. */
export function registerAudits({ platform, judgePage, areasByTool, ports, onReport }: Options): void {
  platform.jobs.handle(
    AUDIT_QUEUE,
    async (input, job) => {
      const { website } = input as { website: string };
      const report = await audit(website, { ...job, past: job.past as CrawlEvent[] }, { judgePage, areasByTool, ...ports });
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
  { judgePage, areasByTool, fetchPage, now }: { judgePage: JudgePage; areasByTool: AreasByTool } & Pick<ToolPorts, "fetchPage" | "now">,
): Promise<AuditReport> {
  const judge = async (page: FetchedPage): Promise<JudgedPage> => {
    const judged: JudgedPage = { faults: [], passed: {} };
    for (const { tool, findings } of await judgePage(page, run.signal)) add(judged, tool, findings);
    return judged;
  };
  return runAudit(website, { ...run, fetchPage, now, judge, areasByTool });
}

function add(judged: JudgedPage, tool: string, findings: readonly Finding[]): void {
  for (const { ruleId, status, kind, grade, title, detail, evidence, fix, sources } of findings) {
    if (status === "note") continue;
    if (status === "pass") {
      judged.passed[tool] = (judged.passed[tool] ?? 0) + weights[grade];
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
