import { expect, it } from "vitest";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { ServerTool } from "#core/tool/define-tool.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { tools } from "#tools/registry.server.ts";
import { paperSite } from "../support/paper-site.ts";
import { answersOf } from "./answers-of.ts";
import { sites } from "./sites.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-15T12:00:00Z");

// biome-ignore lint/suspicious/noExplicitAny: tools of every input; `reads` says that these take a page.
type PageTool = ServerTool<any, any, keyof ToolPorts>;
const judges = [...tools.values()].flatMap(({ tool }) => (tool.reads ? [tool as PageTool] : []));

/** Tags that a page has once, so that a fix can be put in their place without knowing the tool. */
const replaced: readonly [fix: RegExp, inPage: RegExp][] = [
  [/^<title>.*<\/title>$/i, /<title>[^<]*<\/title>/gi],
  [/^<meta name="description".*>$/, /<meta name="?description"?[^>]*>/gi],
  [/^<link rel="canonical".*>$/, /<link rel="?canonical"?[^>]*>/gi],
  [/^<meta name="viewport".*>$/, /<meta name="?viewport"?[^>]*>/gi],
  [/^<html lang="[^"]*">$/, /<html[^>]*>/gi],
];

it("a fix that is offered ends what it is offered for, put into the page and looked at again", async () => {
  const offered: string[] = [];
  const vain: string[] = [];
  for (const site of sites) {
    const { fetchPage } = paperSite(await answersOf(site));
    for (const path of Object.keys(site.answers).slice(0, 3)) {
      const page = await fetchPage(new URL(path, site.url));
      if (!page.headers.some(([name, value]) => name === "content-type" && value.startsWith("text/html"))) continue;
      for (const tool of judges) {
        for (const finding of await findingsOf(tool, page, fetchPage)) {
          const better = finding.fix && pageWith(page, finding.fix.code);
          if (!better) continue;
          const left = await findingsOf(tool, better, fetchPage);
          const name = `${tool.slug} ${finding.ruleId} ${page.url}: ${finding.fix?.code}`;
          offered.push(name);
          if (left.some(({ ruleId, title }) => ruleId === finding.ruleId && title === finding.title)) vain.push(name);
        }
      }
    }
  }
  expect(vain).toEqual([]);
  expect(offered.length).toBeGreaterThan(10);
}, 120_000);

async function findingsOf(tool: PageTool, page: FetchedPage, fetchPage: ToolPorts["fetchPage"]): Promise<Finding[]> {
  const at = now().toISOString();
  const openPage = async () => ({ id: null, takenAt: at, until: at, input: page.url, page });
  const ports = { fetchPage, openPage, now, showImage: (address: string) => address } as unknown as ToolPorts;
  const { reports } = (await tool.run({ urls: [page.url] }, ports, signal)) as PageCheckOutput<unknown>;
  return reports.flatMap(({ findings }) => findings).filter(({ status }) => status === "fail" || status === "warn");
}

function pageWith(page: FetchedPage, code: string): FetchedPage | null {
  const [, inPage] = replaced.find(([fix]) => fix.test(code)) ?? [];
  if (!inPage) return null;
  const html = new TextDecoder().decode(page.body);
  const rest = html.replace(inPage, "");
  const body = code.startsWith("<html") ? html.replace(inPage, code) : rest.replace(/<head[^>]*>/i, (head) => `${head}${code}`);
  return { ...page, body: new TextEncoder().encode(body) };
}
