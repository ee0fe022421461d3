// What one page of 1 MB costs the on-page tools: one snapshot, and the rules of every tool that judges pages.
import { globSync } from "node:fs";
import { registerHooks } from "node:module";
import type { AnyTool, ServerTool } from "../src/core/tool/define-tool.ts";
import type { ToolPorts } from "../src/core/tool/tool-ports.ts";
import { takeSnapshot } from "../src/engines/page-snapshot/take-snapshot.ts";

const BYTES = 999_000;
const URL_OF_PAGE = "https://example.com/long/";
const GOAL_MS = 150;
const ROUNDS = 8;

// biome-ignore lint/suspicious/noExplicitAny: tools of every input; `reads` says that these take a page input.
type PageTool = ServerTool<any, any, keyof ToolPorts>;

export async function benchSnapshot() {
  const page = longPage(BYTES);
  const tools = await pageTools();
  const [pace, snapshot] = [await cpuOf(calibration), await cpuOf((html) => takeSnapshot({ html, url: URL_OF_PAGE }), page)];
  console.log(`a fixed loop takes ${pace.toFixed(0)} ms of CPU here (${QUIET_LOOP_MS} on a quiet machine)`);
  console.log(`snapshot of ${(page.length / 1e6).toFixed(2)} MB: ${snapshot.toFixed(0)} ms of CPU`);
  for (const tool of tools)
    console.log(`  ${tool.slug.padEnd(28)} ${(await cpuOf((html) => runAll([tool], html), page)).toFixed(0)} ms with it`);
  const whole = await cpuOf((html) => runAll(tools, html), page);
  const quiet = (whole * QUIET_LOOP_MS) / Math.max(pace, QUIET_LOOP_MS);
  console.log(
    `one snapshot and the rules of all ${tools.length}: ${whole.toFixed(0)} ms, at the pace of a quiet machine ${quiet.toFixed(0)} (goal ${GOAL_MS})`,
  );
}

/** One page that several tools look at, as the visitor's click from view to view has it. */
async function runAll(tools: readonly PageTool[], html: string) {
  const shared = ports(html);
  for (const tool of tools) await tool.run({ html, url: URL_OF_PAGE }, shared, new AbortController().signal);
}

/** What the loop below takes when nothing else runs. */
const QUIET_LOOP_MS = 32;

/** Work like that of a parser, and none of ours: what it takes tells how busy the machine is. */
function calibration() {
  const words = new Map<string, number>();
  for (let round = 0; round < 400_000; round++) {
    const word = `w${(round * 7_919) % 9_973}`;
    words.set(word, (words.get(word) ?? 0) + word.charCodeAt(1));
  }
  return words.size;
}

/** Tools that need nothing but the page. The bundler reads JSON without being told; here it has to be said. */
async function pageTools(): Promise<PageTool[]> {
  registerHooks({
    load: (url, context, next) => next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  const tools: AnyTool[] = [];
  for (const file of globSync("src/tools/*/*.tool.ts")) tools.push(((await import(`../${file}`)) as { tool: AnyTool }).tool);
  return tools.filter((tool): tool is PageTool => tool.runsIn === "server" && tool.reads === "page");
}

function ports(html: string): ToolPorts {
  const now = () => new Date("2026-11-15T12:00:00Z");
  const at = now().toISOString();
  const page = { html, url: URL_OF_PAGE };
  return { now, openPage: async () => ({ id: null, takenAt: at, until: at, input: URL_OF_PAGE, page }) } as unknown as ToolPorts;
}

/** Of the thread that answers visitors, the best of eight: what keeps others waiting, not what the machine was busy with. */
async function cpuOf(work: (html: string) => unknown, page = ""): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    // Never the same text twice: a tree that is still at hand would be read again.
    const html = `${page}<!-- ${round} -->`;
    const before = process.threadCpuUsage();
    await work(html);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return Math.min(...times);
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
