import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { findCopies } from "#engines/language/reuse/find-copies.ts";
import { phrasesToSearch, reportReuse } from "#engines/language/reuse/report-reuse.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { mainText } from "#engines/page-snapshot/text/word-blocks.ts";
import type { PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput } from "./plagiarism-checker-url.schema.ts";

/**
 * The main text of a page beside other pages, named or found by a search. Copies that name it as their original are no finding; nor is its own
 * site, unless somebody asks for it.
 */
export async function checkPage(
  { url, html, sources = [], other, ownSite = false }: PlagiarismCheckerUrlInput,
  ports: Pick<ToolPorts, "openPage" | "askProvider">,
  signal: AbortSignal,
): Promise<PlagiarismCheckerUrlOutput> {
  const {
    pages: [mine],
  } = await gatherPages(html?.trim() ? { html, url } : { url }, ports, signal, { acceptsAny: false });
  if (!mine) throw new Error("a page that cannot be read throws before");
  const text = mainText(mine.snapshot);
  const own = hostOf(mine.snapshot.request.url);
  const search = await findCopies(phrasesToSearch(text), ports, signal, ({ href }) => hostOf(href) === own || sources.includes(href));
  const linked = ownSite ? pagesOfItsSite(mine.snapshot) : [];
  const { pages, failures } = await gatherPages({ urls: [...sources, ...linked, ...search.urls] }, ports, signal, { acceptsAny: false });
  const reasons = pages.map(({ snapshot }) => ({ snapshot, reason: reasonToLeaveOut(snapshot, mine.snapshot, ownSite) }));
  return {
    url: mine.snapshot.request.url,
    title: mine.snapshot.titles[0]?.text ?? "",
    report: reportReuse({
      text,
      search,
      sources: [
        ...(other?.trim() ? [{ name: "The text you pasted beside it", text: other }] : []),
        ...reasons.flatMap(({ snapshot, reason }) => {
          const { input: address, url: name } = snapshot.request;
          const [isFound, isLinked] = [search.urls, linked].map((list) => list.includes(address) && !sources.includes(address));
          return reason ? [] : [{ name, isFound, isLinked, text: mainText(snapshot) }];
        }),
      ],
      leftOut: [
        ...reasons.flatMap(({ snapshot, reason }) => (reason ? [{ name: snapshot.request.url, reason }] : [])),
        ...failures.map(({ input, message }) => ({ name: input, reason: message })),
      ],
    }),
  };
}

/** Each is a wait for whoever asked, and a request to their server. */
const MOST_OF_ITS_SITE = 8;

/** Pages of its own site that it links to. Those whose address or link shares words with its title go first: an earlier text on the topic is among them. */
function pagesOfItsSite({ anchors, titles, request }: PageSnapshot): string[] {
  const topic = new Set(wordsOf(titles[0]?.text ?? ""));
  const shared = new Map<string, number>();
  for (const { resolved, text } of anchors) {
    const address = URL.parse(resolved ?? "");
    if (!address || hostOf(address.href) !== hostOf(request.url) || address.pathname === "/" || FILE.test(address.pathname)) continue;
    address.hash = "";
    if (address.href === request.url) continue;
    const words = new Set(wordsOf(`${address.pathname} ${text}`).filter((word) => topic.has(word)));
    shared.set(address.href, Math.max(shared.get(address.href) ?? 0, words.size));
  }
  return [...shared]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_OF_ITS_SITE)
    .map(([address]) => address);
}

/** What is no page, by its name. */
const FILE = /\.(?!html?$|php$|aspx?$)[a-z0-9]{2,5}$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

function reasonToLeaveOut(source: PageSnapshot, mine: PageSnapshot, ownSite: boolean): string | undefined {
  if (source.request.url === mine.request.url) return "It is your page itself.";
  if (!ownSite && hostOf(source.request.url) === hostOf(mine.request.url)) return "It is on the same site as your page.";
  const canonical = canonicalOf(source);
  if (canonical !== undefined && (canonical === mine.request.url || canonical === canonicalOf(mine)))
    return "Its canonical names your page as the original: a copy that says so.";
  return undefined;
}

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "");
const canonicalOf = ({ links }: PageSnapshot) => links.find(({ rel }) => rel.includes("canonical"))?.resolved ?? undefined;
