import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { GatheredFile, SampledAddress } from "./gathered-sitemaps.ts";

const SAMPLE = 25;
const AT_ONCE = 2;

/** Asks a few addresses, evenly spread over all, what they answer. Two at a time: they are most likely one host's. */
export async function sampleAddresses(
  files: readonly GatheredFile[],
  fetchPage: ToolPorts["fetchPage"],
  signal: AbortSignal,
): Promise<SampledAddress[]> {
  const all = files
    .flatMap(({ document }) => (document && document.kind !== "sitemapindex" ? document.entries : []))
    .filter(({ loc }) => /^https?:\/\//i.test(loc) && URL.canParse(loc));
  const step = Math.max(1, all.length / SAMPLE);
  const chosen = Array.from({ length: Math.min(SAMPLE, all.length) }, (_, index) => all[Math.floor(index * step)]?.loc ?? "");
  const answers: SampledAddress[] = new Array(chosen.length);
  let next = 0;
  const work = async () => {
    for (let index = next++; index < chosen.length; index = next++) answers[index] = await ask(chosen[index] ?? "");
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;

  async function ask(loc: string): Promise<SampledAddress> {
    try {
      const page = await fetchPage(new URL(loc), { method: "HEAD", maxRedirects: 0, signal });
      const noindex = page.headers.some(([name, value]) => name.toLowerCase() === "x-robots-tag" && /\b(?:noindex|none)\b/i.test(value));
      const location = page.headers.find(([name]) => name.toLowerCase() === "location")?.[1];
      const words =
        page.status >= 300 && page.status < 400 && location
          ? `redirects to ${location.slice(0, 200)}`
          : noindex
            ? "noindex in X-Robots-Tag"
            : `answers ${page.status}`;
      return { loc, status: page.status, words, isFine: page.status === 200 && !noindex };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      return { loc, status: null, words: error.message, isFine: false };
    }
  }
}
