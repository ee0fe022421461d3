import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { AnyTool, ServerTool } from "#core/tool/define-tool.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { createSharedFetches } from "./shared-fetches.ts";

/** What one tool says of a page. */
export interface ToolFindings {
  tool: string;
  findings: readonly Finding[];
}

export interface HowToJudge {
  /** Pages of one audit share what they all name. */
  audit: string;
  /** Also asks for what the page names: its pictures, its other languages, its own address in other words. */
  isWhole: boolean;
  /** A staging copy, and the host that it stands for. */
  copy?: { website: string; standsFor: string } | undefined;
}

/** Says of a page that was read what every page tool says. */
export type JudgePage = (page: FetchedPage, how: HowToJudge, signal: AbortSignal) => Promise<readonly ToolFindings[]>;

/** The work itself; `turn` is waited for before each tool, so that one page does not hold everybody up. */
export function createJudgePage({ tools, ports, turn }: { tools: ToolRegistry; ports: ToolPorts; turn(): Promise<void> }): JudgePage {
  const mirrors = new Set([...tools.values()].flatMap(({ tool }) => (tool.rules ?? []).flatMap((rule) => (rule.mirrors ? rule.id : []))));
  const judges = [...tools.values()].flatMap(({ tool }) => (isJudge(tool) ? [tool as PageTool] : []));
  const fetchesOf = createSharedFetches(ports.fetchPage);
  return async (page, { audit, isWhole, copy }, signal) => {
    const at = ports.now().toISOString();
    const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
    const { fetchPage } = standIn(copy?.website ?? page.url, copy?.standsFor, fetchesOf(audit));
    const around = { ...ports, openPage, fetchPage };
    const judged: ToolFindings[] = [];
    for (const tool of judges) {
      await turn();
      // As one of a list, a tool asks for little beside the page.
      const input = isWhole || tool.reads === "page" ? { url: page.url } : { urls: [page.url] };
      const { reports } = (await tool.run(input, around, signal)) as PageCheckOutput<unknown>;
      const findings = reports.flatMap((report) => [...report.findings, ...report.passes]);
      judged.push({ tool: tool.slug, findings: findings.filter(({ ruleId }) => !mirrors.has(ruleId)) });
    }
    return judged;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds tools of every input; `reads` says that this one takes a page input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

const isJudge = (tool: AnyTool): boolean => tool.reads !== undefined && !tool.sumsUp;
