import { AppError } from "#core/errors/app-error.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { decoded } from "#core/url/decoded.ts";
import { readSiteSitemap } from "#engines/crawler/read-site-sitemap.server.ts";
import { startAddress } from "#engines/crawler/start-address.ts";
import { rulesForBot } from "#engines/robots/matching/rules-for-bot.ts";
import { topicWords } from "./topic-of.ts";

/** The rest of a run waits for it. */
const SITEMAP_MS = 10_000;
const LONGEST = 80;

interface OwnSitemap {
  /** Addresses that it lists. */
  listed: number;
  /** What the addresses say of the topic, as words. */
  phrases: string[];
  /** Why nothing could be read, as a sentence. */
  problem?: string;
}

/** Words in the addresses of a site's own sitemap: the site may be named, or the sitemap itself. */
export async function readOwnSitemap(
  address: string,
  seed: string,
  fetchPage: ToolPorts["fetchPage"],
  signal: AbortSignal,
): Promise<OwnSitemap> {
  const home = startAddress(address).start;
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(SITEMAP_MS)]);
  try {
    const named = home.pathname === "/" ? await namedInRobots(home, fetchPage, bounded) : [home.href];
    const bounds = { home, scope: "subdomains", ignoreQuery: true } as const;
    const { urls, files } = await readSiteSitemap({ fetchPage, named, bounds, signal: bounded, pause: async () => undefined });
    const [first] = files;
    if (urls.length === 0)
      return { listed: 0, phrases: [], problem: `${first?.url ?? home.href}: ${first?.problem ?? "No address in it."}` };
    return { listed: urls.length, phrases: [...new Set(urls.flatMap(phraseIn))].filter(isAbout(seed)) };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (bounded.aborted) return { listed: 0, phrases: [], problem: "It did not come within 10 seconds." };
    throw error;
  }
}

async function namedInRobots(home: URL, fetchPage: ToolPorts["fetchPage"], signal: AbortSignal): Promise<readonly string[]> {
  try {
    const { status, body } = await fetchPage(new URL("/robots.txt", home), {
      maxRedirects: 5,
      maxBytes: 500_000,
      onTruncate: "keep",
      signal,
    });
    return status === 200 ? rulesForBot(body, BOT_NAME).sitemaps : [];
  } catch (error) {
    // Without it the usual place is asked, which says what is wrong.
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** `/blog/choosing-trail-shoes.html` → “choosing trail shoes”. Numbers alone are the site's own keys. */
function phraseIn(url: string): string[] {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  const words = decoded(last)
    .replace(/\.[a-z]{2,5}$/i, "")
    .split(/[-_+\s]+/)
    .filter((word) => /\p{L}/u.test(word));
  const phrase = words.join(" ").toLowerCase();
  return phrase === "" || phrase.length > LONGEST ? [] : [phrase];
}

function isAbout(seed: string): (phrase: string) => boolean {
  const wanted = new Set(topicWords(seed));
  return (phrase) => topicWords(phrase).some((word) => wanted.has(word));
}
