import type { CrawlEvent } from "#core/crawl/crawl-event.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { AnyTool, ServerTool } from "#core/tool/define-tool.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { weights } from "#features/audit/audit-areas.ts";
import type { AuditReport, JudgedPage, PageFault } from "#features/audit/audit-report.ts";
import { runAudit } from "#features/audit/run-audit.server.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { Platform } from "./platform.ts";

export const AUDIT_QUEUE = "site-audit";

// biome-ignore lint/suspicious/noExplicitAny: the registry holds tools of every input; `reads` says that this one takes a page input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

interface Options {
  platform: Pick<Platform, "jobs">;
  tools: ToolRegistry;
  ports: ToolPorts;
  /** Told when a report is there, before its run counts as done. */
  onReport(id: string, report: AuditReport): Promise<void>;
}

/** The audit as a job: the tools' own rules over every page of a small crawl. */
export function registerAudits({ platform, tools, ports, onReport }: Options): void {
  platform.jobs.handle(
    AUDIT_QUEUE,
    async (input, job) => {
      const { website } = input as { website: string };
      const report = await audit(website, { ...job, past: job.past as CrawlEvent[] }, { tools, ports, fetchPage: ports.fetchPage });
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
  { tools, ports, fetchPage }: { tools: ToolRegistry; ports: ToolPorts; fetchPage: ToolPorts["fetchPage"] },
): Promise<AuditReport> {
  const judges = [...tools.values()].flatMap(({ tool }) => (isJudge(tool) ? [tool as PageTool] : []));
  const judge = async (page: FetchedPage): Promise<JudgedPage> => {
    const judged: JudgedPage = { faults: [], passed: {} };
    for (const tool of judges) add(judged, tool.slug, await findingsOf(tool, page, ports, run.signal));
    return judged;
  };
  return runAudit(website, { ...run, fetchPage, now: ports.now, judge });
}

/** What is drawn from a page's words and tags alone; the summary of everything would count each fault twice. */
const isJudge = (tool: AnyTool): boolean => tool.reads === "page" && tool.slug !== "seo-meta-in-one-click";

/** The H1's tool asks whether it agrees with the title; the title's tool asks the same from the other side. */
const MIRRORED = "title-h1";

async function findingsOf(tool: PageTool, page: FetchedPage, ports: ToolPorts, signal: AbortSignal): Promise<readonly Finding[]> {
  const at = ports.now().toISOString();
  const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
  const output = (await tool.run({ url: page.url }, { ...ports, openPage }, signal)) as PageCheckOutput<unknown>;
  const [report] = output.reports;
  return report ? [...report.findings, ...report.passes] : [];
}

function add(judged: JudgedPage, tool: string, findings: readonly Finding[]): void {
  for (const { ruleId, status, severity, title, detail, evidence, fix, sources } of findings) {
    if (status === "note" || ruleId === MIRRORED) continue;
    if (status === "pass") {
      judged.passed[tool] = (judged.passed[tool] ?? 0) + weights[severity];
      continue;
    }
    const [first] = evidence ?? [];
    const fault: PageFault = {
      ...{ tool, ruleId, severity, title, detail, sources },
      ...(first ? { evidence: { place: first.line === null ? "" : `line ${first.line}`, snippet: first.snippet } } : {}),
      ...(fix ? { fix: { label: fix.label, code: fix.code } } : {}),
    };
    judged.faults.push(fault);
  }
}
