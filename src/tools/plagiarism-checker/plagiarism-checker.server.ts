import type { ReuseReport } from "#core/reuse/reuse-report.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { findCopies } from "#engines/language/reuse/find-copies.ts";
import { phrasesToSearch, reportReuse } from "#engines/language/reuse/report-reuse.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import { mainText } from "#engines/page-snapshot/text/word-blocks.ts";
import type { PlagiarismCheckerInput } from "./plagiarism-checker.schema.ts";

/** A text beside the pages and the text that the visitor names, and beside what a search finds where they ask for one. */
export async function checkText(
  { text, sources = [], other, countQuotes, searchWeb = false }: PlagiarismCheckerInput,
  ports: Pick<ToolPorts, "openPage" | "askProvider">,
  signal: AbortSignal,
): Promise<ReuseReport> {
  const search = searchWeb ? await findCopies(phrasesToSearch(text), ports, signal) : undefined;
  const found = (search?.urls ?? []).filter((url) => !sources.includes(url));
  const { pages, failures } = await gatherPages({ urls: [...sources, ...found] }, ports, signal, { acceptsAny: false });
  return reportReuse({
    text,
    countQuotes,
    search,
    sources: [
      ...(other?.trim() ? [{ name: "The text you pasted beside it", text: other }] : []),
      ...pages.map(({ snapshot }) => ({
        name: snapshot.request.url,
        isFound: found.includes(snapshot.request.input),
        text: mainText(snapshot),
      })),
    ],
    leftOut: failures.map(({ input, message }) => ({ name: input, reason: message })),
  });
}
