import { AppError } from "#core/errors/app-error.ts";
import { directivesFor } from "#core/http/robots-tag.ts";
import type { PageInput } from "#core/page-check/page-input.ts";
import type { CheckPorts } from "#engines/page-snapshot/page-check.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { robotsDirectivesOf } from "#engines/page-snapshot/robots-directives.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { hreflangSet, ownAddresses } from "./hreflang-set.ts";

/** What a page in another language says back. */
interface AlternateAnswer {
  url: string;
  /** Null when it gave no answer. */
  status: number | null;
  /** Where it ended, when that is another address. */
  movedTo: string | null;
  /** Whether it names this page among its own languages. */
  returns: boolean;
  isNoindex: boolean;
  /** A canonical that is not itself. */
  canonical: string | null;
  failure: string | null;
}

export interface Alternates {
  answers: AlternateAnswer[];
  /** How many were not asked: past the limit, or out of time. */
  notAsked: number;
}

const MAX_ALTERNATES = 20;
const AT_ONCE = 2;
/** New requests are begun within this time. */
const TIME_MS = 20_000;

/** Fetches up to 20 of the languages that a page names, to see whether they name it back. Of a list of pages, none. */
export async function gatherAlternates(
  snapshot: PageSnapshot,
  ports: CheckPorts,
  signal: AbortSignal,
  input: PageInput,
): Promise<Alternates | null> {
  if (input.urls !== undefined || input.html !== undefined) return null;
  const own = ownAddresses(snapshot);
  const urls = [
    ...new Set(hreflangSet(snapshot).alternates.flatMap(({ url }) => (url && /^https?:/.test(url) && !own.has(url) ? [url] : []))),
  ];
  if (urls.length === 0) return { answers: [], notAsked: 0 };
  const answers: AlternateAnswer[] = [];
  const started = ports.now().getTime();
  let next = 0;
  const work = async () => {
    while (next < Math.min(urls.length, MAX_ALTERNATES) && ports.now().getTime() - started < TIME_MS) {
      const url = urls[next++] ?? "";
      answers.push(await askAlternate(url, own, ports, signal));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { answers: answers.toSorted((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url)), notAsked: urls.length - answers.length };
}

async function askAlternate(url: string, own: ReadonlySet<string>, ports: CheckPorts, signal: AbortSignal): Promise<AlternateAnswer> {
  const nothing = { url, status: null, movedTo: null, returns: false, isNoindex: false, canonical: null };
  try {
    const page = await ports.fetchPage(new URL(url), { maxBytes: 2_000_000, onTruncate: "keep", totalMs: 8_000, signal });
    const other = takeSnapshot(page);
    const itself = ownAddresses(other);
    const canonical = [...itself].find((address) => address !== page.url) ?? null;
    return {
      url,
      status: page.status,
      movedTo: page.url === url ? null : page.url,
      returns: hreflangSet(other).alternates.some((alternate) => alternate.url !== null && own.has(alternate.url)),
      isNoindex: directivesFor("googlebot", robotsDirectivesOf(other)).some(({ name }) => name === "noindex" || name === "none"),
      canonical,
      failure: null,
    };
  } catch (fault) {
    if (fault instanceof AppError && !signal.aborted) return { ...nothing, failure: fault.message };
    throw fault;
  }
}
