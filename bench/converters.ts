// Twenty pictures of a camera in each converter of a real Chromium: the longest task of the page's own thread, and the memory of its tab.
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.mjs";
import { freePort } from "../tests/support/free-port.ts";
import { hydrate } from "../tests/support/watch-page.ts";
import { serveSite } from "./serve.ts";

interface Case {
  slug: string;
  from: "png" | "jpg" | "webp";
  files: number;
  /** That the browser says it has; as many as there are unless told. */
  cores?: number;
}

const CASES: readonly Case[] = [
  { slug: "png-to-webp-converter", from: "png", files: 20 },
  { slug: "jpg-to-png-converter", from: "jpg", files: 20 },
  { slug: "webp-to-jpg-converter", from: "webp", files: 20 },
  { slug: "png-to-gif-converter", from: "png", files: 20 },
  { slug: "jpg-to-svg-converter", from: "jpg", files: 20 },
  { slug: "image-to-pdf-converter", from: "jpg", files: 20 },
  { slug: "jpg-to-webp-converter", from: "jpg", files: 100, cores: 8 },
];

/** Twelve megapixels, soft shapes under a camera's grain. */
const SIZE = { width: 4000, height: 3000 };

/**
 * The tools to measure, all of them unless told, and how many files each gets: `converters 100 jpg-to-png-converter`. Other work on the
 * machine lengthens a task, but not what it takes of the processor.
 */
export async function benchConverters(told: readonly string[] = []): Promise<void> {
  const only = told.filter((word) => !/^\d+$/.test(word));
  const files = Number(told.find((word) => /^\d+$/.test(word)));
  const cases = CASES.filter(({ slug }) => only.length === 0 || only.includes(slug));
  const folder = mkdtempSync(join(tmpdir(), "bench-pictures-"));
  const site = await serveSite(await freePort());
  try {
    const rows = [];
    for (const each of files ? cases.map((one) => ({ ...one, files, cores: 8 })) : cases)
      rows.push(await measure(site.origin, each, await camera(folder, each)));
    console.table(rows);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pictures on the disk, as a visitor has them: one is drawn, its copies have names of their own. */
async function camera(folder: string, { from, files }: Case): Promise<string[]> {
  const grain = (width: number, height: number, sigma: number) =>
    sharp({ create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma } } });
  const soft = await grain(40, 30, 90).png().toBuffer();
  const fine = await grain(SIZE.width, SIZE.height, 4).png({ compressionLevel: 1 }).toBuffer();
  const drawn = sharp(await sharp(soft).resize(SIZE).toBuffer()).composite([{ input: fine, blend: "overlay" }]);
  const picture = await { png: () => drawn.png(), jpg: () => drawn.jpeg({ quality: 92 }), webp: () => drawn.webp({ quality: 90 }) }
    [from]()
    .toBuffer();
  const kind = join(folder, from);
  rmSync(kind, { recursive: true, force: true });
  mkdirSync(kind);
  const first = join(kind, `photo 0.${from}`);
  writeFileSync(first, picture);
  const copies = Array.from({ length: files - 1 }, (_, at) => join(kind, `photo ${at + 1}.${from}`));
  for (const copy of copies) linkSync(first, copy);
  return [first, ...copies];
}

async function measure(origin: string, { slug, cores }: Case, files: readonly string[]) {
  const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: [...CHROMIUM_FLAGS, "--headless=new"] });
  try {
    const page = await browser.newPage();
    if (cores) await page.addInitScript((count) => Object.defineProperty(navigator, "hardwareConcurrency", { get: () => count }), cores);
    await page.goto(`${origin}/tools/${slug}/`);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    const tab = await pidOfTab(browser);
    const before = megabytes(tab);
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, megabytes(tab));
    }, 100);
    await browser.startTracing(page, { categories: TRACED });
    const began = performance.now();
    await page.getByLabel("Choose files").setInputFiles([...files]);
    await page
      .getByRole("region", { name: "Your files" })
      .getByText(/^All through/)
      .waitFor({ state: "attached", timeout: 1_200_000 });
    const seconds = Math.round((performance.now() - began) / 1000);
    const pack = page.getByRole("button", { name: /as ZIP$|^Download the PDF$/ });
    if (await pack.isVisible()) await Promise.all([page.waitForEvent("download"), pack.click()]);
    clearInterval(watch);
    const tasks = longTasks(await browser.stopTracing(), tab);
    for (const { ms, cpu, parts } of tasks.slice(0, 4)) console.log(`  ${slug}: ${ms} ms (${cpu} of the processor): ${parts.join(", ")}`);
    await page.getByRole("button", { name: "Clear list" }).click();
    const after = await settled(page, tab);
    return {
      tool: slug,
      files: files.length,
      seconds,
      "longest task, ms": tasks[0]?.ms ?? 0,
      "most of the processor": Math.max(0, ...tasks.map(({ cpu }) => cpu)),
      "tasks over 50 ms": tasks.filter(({ ms }) => ms >= 50).length,
      "tab before, MB": before,
      "at most": peak,
      "list cleared": after,
    };
  } finally {
    await browser.close();
  }
}

/** The process that draws the page, with its workers. */
async function pidOfTab(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const tabs = processInfo.filter(({ type }) => type === "renderer");
  return tabs.reduce((most, each) => (megabytes(each.id) > megabytes(most.id) ? each : most)).id;
}

const megabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1000);

/** What is left once idle workers have gone and the garbage has been taken out. */
async function settled(page: Page, tab: number): Promise<number> {
  await page.waitForTimeout(7_000);
  await page.requestGC();
  await page.waitForTimeout(2_000);
  return megabytes(tab);
}

const TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string; data?: { functionName?: string; type?: string } };
}

/** Tasks of the page's own thread, the longest first, each with what took the most of it. */
function longTasks(trace: Buffer, pid: number) {
  const { traceEvents } = JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] };
  const main = traceEvents.find((event) => event.pid === pid && event.name === "thread_name" && event.args.name === "CrRendererMain")?.tid;
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === main && event.ph === "X" && event.dur !== undefined);
  const tasks = own.filter(({ name }) => name === "RunTask");
  const inMs = (us = 0) => Math.round(us / 1000);
  return tasks
    .filter(({ dur = 0 }) => dur > 20_000)
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .map((task) => ({
      ms: inMs(task.dur),
      cpu: inMs(task.tdur),
      parts: own
        .filter(({ ts, dur = 0 }) => dur > 5000 && ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0))
        .filter(({ name }) => !name.endsWith("RunTask"))
        .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
        .slice(0, 8)
        .map(({ name, dur, args }) => `${name} ${args.data?.functionName ?? args.data?.type ?? ""} ${inMs(dur)}`),
    }));
}
