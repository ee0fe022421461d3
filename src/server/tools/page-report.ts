import { AppError } from "#core/errors/app-error.ts";
import type { PageCheckOutput, PageReport } from "#core/page-check/page-report.ts";
import type { WholeReport } from "#core/page-check/whole-report.ts";
import type { ServerTool } from "#core/tool/define-tool.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { ToolRegistry } from "#tools/registry.server.ts";
import type { RunApart } from "../tool-process/tool-process.ts";

/** Everything that can be said of a kept page without another fetch: each tool that judges pages, one after another. */
export function createPageReports({ tools, ports, runApart }: { tools: ToolRegistry; ports: ToolPorts; runApart?: RunApart | undefined }) {
  const all = [...tools.values()].map(({ tool }) => tool);
  const judges = all.filter((tool) => tool.reads === "page");
  const others = all.filter((tool) => tool.reads === "page-and-more").map(({ slug, name, tagline }) => ({ slug, name, tagline }));

  return async (id: string, signal: AbortSignal): Promise<WholeReport> => {
    const sections: WholeReport["sections"] = [];
    let first: PageReport<unknown> | undefined;
    for (const tool of judges) {
      const report = onlyReport(
        runApart ? await runApart(tool.slug, { snapshot: id }, signal) : await (tool as PageTool).run({ snapshot: id }, ports, signal),
      );
      first ??= report;
      const { verdict, findings, passes } = report;
      sections.push({ slug: tool.slug, name: tool.name, verdict, findings, passes });
      // Other visitors' pages are answered in between.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (!first?.kept) throw new AppError("not_found");
    const { input, url, kept, fetched } = first;
    return { input, url, kept, fetched, sections, others };
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds tools of every input; `reads` says that this one takes a page input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

function onlyReport(output: unknown): PageReport<unknown> {
  const [report] = (output as PageCheckOutput<unknown>).reports;
  if (!report) throw new AppError("not_found");
  return report;
}
