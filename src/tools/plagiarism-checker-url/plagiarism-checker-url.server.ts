import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { findCopies } from "#engines/language/reuse/find-copies.ts";
import { phrasesToSearch, reportReuse } from "#engines/language/reuse/report-reuse.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { mainText } from "#engines/page-snapshot/text/word-blocks.ts";
import type { PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput } from "./plagiarism-checker-url.schema.ts";

/** The main text of a page beside other pages, named or found by a search; its own site and copies that name it as their original are no finding. */
export async function checkPage(
  { url, html, sources = [], other }: PlagiarismCheckerUrlInput,
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
  const { pages, failures } = await gatherPages({ urls: [...sources, ...search.urls] }, ports, signal, { acceptsAny: false });
  const reasons = pages.map(({ snapshot }) => ({ snapshot, reason: reasonToLeaveOut(snapshot, mine.snapshot) }));
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
          return reason ? [] : [{ name, isFound: search.urls.includes(address), text: mainText(snapshot) }];
        }),
      ],
      leftOut: [
        ...reasons.flatMap(({ snapshot, reason }) => (reason ? [{ name: snapshot.request.url, reason }] : [])),
        ...failures.map(({ input, message }) => ({ name: input, reason: message })),
      ],
    }),
  };
}

function reasonToLeaveOut(source: PageSnapshot, mine: PageSnapshot): string | undefined {
  if (hostOf(source.request.url) === hostOf(mine.request.url)) return "It is on the same site as your page.";
  const canonical = canonicalOf(source);
  if (canonical !== undefined && (canonical === mine.request.url || canonical === canonicalOf(mine)))
    return "Its canonical names your page as the original: a copy that says so.";
  return undefined;
}

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "");
const canonicalOf = ({ links }: PageSnapshot) => links.find(({ rel }) => rel.includes("canonical"))?.resolved ?? undefined;
