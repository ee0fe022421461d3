// Our broken link detector against linkinator on a site of 500 pages whose dead links are known: the same links found, and how fast.
import { Worker } from "node:worker_threads";
import { LinkChecker, LinkState } from "linkinator";
import { createSafeFetch, type SafeFetch } from "../src/platform/safe-fetch/safe-fetch.ts";
import { toolPorts } from "../src/server/tools/tool-ports.ts";
import { brokenLinkInput } from "../src/tools/broken-link-detector/broken-link-detector.schema.ts";
import { findBrokenLinks } from "../src/tools/broken-link-detector/broken-link-detector.server.ts";
import { cpuTime } from "../tests/support/cpu-time.ts";

const PAGES = 500;
const ROUNDS = 9;

export async function benchCrawl() {
  const site = await startSite();
  try {
    const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    const work: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    let ours: string[] = [];
    let theirs: string[] = [];
    // In turn, so that a busy machine hits both alike.
    for (let round = 0; round < ROUNDS; round++) {
      const [started, before] = [performance.now(), cpuTime()];
      ours = await runOurs(site.origin);
      const [between, half] = [performance.now(), cpuTime()];
      theirs = await runLinkinator(site.origin);
      times.ours.push(between - started);
      times.theirs.push(performance.now() - between);
      work.ours.push(half - before);
      work.theirs.push(cpuTime() - half);
    }
    const [own, other] = [Math.min(...times.ours), Math.min(...times.theirs)];
    const missed = site.dead.filter((url) => !ours.includes(url));
    const extra = ours.filter((url) => !site.dead.includes(url));
    console.log(`crawl: ${PAGES} pages, ${site.dead.length} dead links`);
    console.log(`  ours        ${ours.length} found, ${missed.length} missed, ${extra.length} wrong, ${(own / 1000).toFixed(2)} s`);
    console.log(
      `  linkinator  ${theirs.length} found, ${site.dead.filter((url) => !theirs.includes(url)).length} missed, ${(other / 1000).toFixed(2)} s`,
    );
    console.log(
      `  same links: ${ours.join() === theirs.join() ? "yes" : "no"}; speed ${(other / own).toFixed(2)} times linkinator's; goal 1`,
    );
    console.log(
      `  CPU of this thread: ours ${Math.min(...work.ours).toFixed(0)} ms, linkinator's ${Math.min(...work.theirs).toFixed(0)} ms`,
    );
  } finally {
    await site.stop();
  }
}

async function runOurs(origin: string): Promise<string[]> {
  const safeFetch = createSafeFetch({ allowHosts: [new URL(origin).host], userAgent: "SiteToolsBot/1.0 (bench)" });
  const { findings } = await findBrokenLinks(brokenLinkInput.parse({ url: origin, maxPages: PAGES }), portsOf(safeFetch), {
    signal: new AbortController().signal,
    past: [],
    emit: () => {},
  });
  return findings
    .filter((finding) => finding.class === "broken")
    .map(({ url }) => url)
    .sort();
}

/** A crawl asks for pages and the time, and for nothing else that the server binds. */
function portsOf(safeFetch: SafeFetch) {
  const platform = { safeFetch } as Parameters<typeof toolPorts>[0];
  return toolPorts(platform, { now: () => new Date() } as Parameters<typeof toolPorts>[1]);
}

async function runLinkinator(origin: string): Promise<string[]> {
  const { links } = await new LinkChecker().check({ path: `${origin}/`, recurse: true });
  return [...new Set(links.filter(({ state }) => state === LinkState.BROKEN).map(({ url }) => url))].sort();
}

/** In a thread of its own, as another machine would be. */
function startSite(): Promise<{ origin: string; dead: string[]; stop(): Promise<void> }> {
  const code = `import { parentPort } from "node:worker_threads";
    const { startLinkSite } = await import(${JSON.stringify(new URL("./link-site.ts", import.meta.url).href)});
    const { origin, dead } = await startLinkSite(${PAGES});
    parentPort.postMessage({ origin, dead });`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", ({ origin, dead }: { origin: string; dead: string[] }) =>
      resolve({ origin, dead, stop: async () => void (await worker.terminate()) }),
    );
  });
}
