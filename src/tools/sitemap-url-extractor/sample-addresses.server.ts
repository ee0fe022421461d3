import { verdictOf } from "#core/crawl/page-verdict.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { readAnswer } from "#engines/crawler/read-answer.ts";
import { readRobotsHeaders } from "#engines/crawler/reading/robots-directives.ts";
import type { GatheredFile, SampledAddress } from "./gathered-sitemaps.ts";

const SAMPLE = 25;
const AT_ONCE = 2;
const MAX_BYTES = 1_000_000;

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
      const url = new URL(loc);
      // The page itself: noindex and another canonical stand in its head more often than in its headers.
      const page = await fetchPage(url, { maxRedirects: 0, maxBytes: MAX_BYTES, onTruncate: "keep", signal });
      const { facts } = await readAnswer(page, { nowMs: 0, pause: () => Promise.resolve() });
      const verdict = verdictOf({ url: url.href, facts });
      // A PDF is no page, and belongs all the same unless its headers say otherwise.
      if (!verdict.belongs && verdict.reason !== "not-html") return { loc, status: page.status, words: verdict.words, isFine: false };
      const { noindex } = readRobotsHeaders(page.headers.filter(([name]) => /^x-robots-tag$/i.test(name)).map(([, value]) => value));
      const words = noindex ? "Its X-Robots-Tag header says noindex." : `Answers ${page.status}.`;
      return { loc, status: page.status, words, isFine: !noindex };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === "cancelled") throw error;
      return { loc, status: null, words: error.message, isFine: false };
    }
  }
}
