// What one page of 1 MB costs the on-page tools: one snapshot, and the rules of every tool that judges pages.
import { globSync } from "node:fs";
import type { AnyTool, ServerTool } from "../src/core/tool/define-tool.ts";
import type { ToolPorts } from "../src/core/tool/tool-ports.ts";
import { takeSnapshot } from "../src/engines/page-snapshot/take-snapshot.ts";

const BYTES = 999_000;
const URL_OF_PAGE = "https://example.com/long/";
const GOAL_MS = 150;

// biome-ignore lint/suspicious/noExplicitAny: tools of every input; `reads` says that these take a page input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

export async function benchSnapshot() {
  const html = longPage(BYTES);
  const snapshot = cpuOf(() => takeSnapshot({ html, url: URL_OF_PAGE }));
  console.log(`snapshot of ${(html.length / 1e6).toFixed(2)} MB: ${snapshot.toFixed(0)} ms of CPU`);
  for (const tool of await pageTools()) {
    const whole = await cpuOfRun(() => tool.run({ html, url: URL_OF_PAGE }, ports(html), new AbortController().signal));
    const isWithin = whole <= GOAL_MS ? "" : `, goal ${GOAL_MS}`;
    console.log(`  ${tool.slug.padEnd(28)} ${whole.toFixed(0)} ms with its snapshot${isWithin}`);
  }
}

/** Tools that need nothing but the page. One that only loads from the bundle (it imports JSON or an asset) is named and left out. */
async function pageTools(): Promise<PageTool[]> {
  const tools: AnyTool[] = [];
  for (const file of globSync("src/tools/*/*.tool.ts")) {
    const loaded = (await import(`../${file}`).catch(() => undefined)) as { tool: AnyTool } | undefined;
    if (loaded) tools.push(loaded.tool);
    else console.log(`  ${file} loads from the bundle only`);
  }
  return tools.filter((tool): tool is PageTool => tool.runsIn === "server" && tool.reads === "page");
}

function ports(html: string): ToolPorts {
  const now = () => new Date("2026-11-15T12:00:00Z");
  const at = now().toISOString();
  const page = { html, url: URL_OF_PAGE };
  return { now, openPage: async () => ({ id: null, takenAt: at, until: at, input: URL_OF_PAGE, page }) } as unknown as ToolPorts;
}

/** Of the thread that answers visitors, the best of five: what keeps others waiting, not what the machine was busy with. */
function cpuOf(work: () => unknown): number {
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const before = process.threadCpuUsage();
      work();
      return since(before);
    }),
  );
}

async function cpuOfRun(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const before = process.threadCpuUsage();
    await work();
    times.push(since(before));
  }
  return Math.min(...times);
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** A page as long articles and shops have them: headings, paragraphs, links, pictures, lists, some structured data. */
function longPage(bytes: number): string {
  const words = "a site with many pages needs a map that tells people and crawlers where they are and where to go next".split(" ");
  const sentence = (from: number, length: number) => Array.from({ length }, (_, i) => words[(from * 7 + i * 3) % words.length]).join(" ");
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${sentence(1, 8)}</title><meta name="description" content="${sentence(2, 22)}"><link rel="canonical" href="${URL_OF_PAGE}"><script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"${sentence(3, 6)}"}</script></head><body><main><h1>${sentence(4, 6)}</h1>`;
  let body = "";
  for (let part = 0; head.length + body.length < bytes - 400; part++)
    body += `<section id="s${part}"><h2>${sentence(part, 5)}</h2><p>${sentence(part + 1, 60)} <a href="/page-${part}">${sentence(part + 2, 3)}</a> ${sentence(part + 3, 40)}</p><img src="/picture-${part}.jpg" alt="${sentence(part + 4, 5)}" width="640" height="400"><ul><li>${sentence(part + 5, 8)}</li><li>${sentence(part + 6, 8)}</li></ul></section>\n`;
  return `${head}${body}</main></body></html>`;
}
