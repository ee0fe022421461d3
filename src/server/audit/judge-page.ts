import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { AnyTool, ServerTool } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { standIn } from "#engines/crawler/stand-in.ts";
import type { JudgePage, ToolFindings } from "#features/audit/judging.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { createSharedFetches } from "./shared-fetches.ts";

interface Parts {
  tools: ToolRegistry;
  ports: ToolPorts;
  turn(): Promise<void>;
}

/** For pages whose surroundings come in another way than over the network. */
export const judgeWith = ({ ports, ...parts }: Parts) => ({
  judgeBy: (fetchPage: ToolPorts["fetchPage"]) => createJudgePage({ ...parts, ports: { ...ports, fetchPage } }),
  now: ports.now,
});

/** The work itself; `turn` is waited for before each tool, so that one page does not hold everybody up. */
export function createJudgePage({ tools, ports, turn }: Parts): JudgePage {
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
