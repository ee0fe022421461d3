import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { reportReuse } from "#engines/language/reuse/report-reuse.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { wordBlocks } from "#engines/page-snapshot/text/word-blocks.ts";
import type { PlagiarismCheckerUrlInput, PlagiarismCheckerUrlOutput } from "./plagiarism-checker-url.schema.ts";

/** The main text of a page beside other pages; its own site and copies that name it as their original are no finding. */
export async function checkPage(
  { url, sources }: PlagiarismCheckerUrlInput,
  ports: Pick<ToolPorts, "openPage">,
  signal: AbortSignal,
): Promise<PlagiarismCheckerUrlOutput> {
  const {
    pages: [mine],
  } = await gatherPages({ url }, ports, signal, { acceptsAny: false });
  if (!mine) throw new Error("a page that cannot be read throws before");
  const { pages, failures } = await gatherPages({ urls: sources }, ports, signal, { acceptsAny: false });
  const reasons = pages.map(({ snapshot }) => ({ snapshot, reason: reasonToLeaveOut(snapshot, mine.snapshot) }));
  return {
    url: mine.snapshot.request.url,
    title: mine.snapshot.titles[0]?.text ?? "",
    report: reportReuse({
      text: mainText(mine.snapshot),
      sources: reasons.flatMap(({ snapshot, reason }) => (reason ? [] : [{ name: snapshot.request.url, text: mainText(snapshot) }])),
      leftOut: [
        ...reasons.flatMap(({ snapshot, reason }) => (reason ? [{ name: snapshot.request.url, reason }] : [])),
        ...failures.map(({ input, message }) => ({ name: input, reason: message })),
      ],
    }),
  };
}

const mainText = (snapshot: PageSnapshot) =>
  wordBlocks(snapshot)
    .main.map(({ text }) => text)
    .join("\n\n");

function reasonToLeaveOut(source: PageSnapshot, mine: PageSnapshot): string | undefined {
  if (hostOf(source.request.url) === hostOf(mine.request.url)) return "It is on the same site as your page.";
  const canonical = canonicalOf(source);
  if (canonical !== undefined && (canonical === mine.request.url || canonical === canonicalOf(mine)))
    return "Its canonical names your page as the original: a copy that says so.";
  return undefined;
}

const hostOf = (url: string) => URL.parse(url)?.hostname.replace(/^www\./, "");
const canonicalOf = ({ links }: PageSnapshot) => links.find(({ rel }) => rel.includes("canonical"))?.resolved ?? undefined;
