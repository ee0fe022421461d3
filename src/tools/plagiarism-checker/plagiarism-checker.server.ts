import type { ReuseReport } from "#core/reuse/reuse-report.schema.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { reportReuse } from "#engines/language/reuse/report-reuse.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import { wordBlocks } from "#engines/page-snapshot/text/word-blocks.ts";
import type { PlagiarismCheckerInput } from "./plagiarism-checker.schema.ts";

/** A text beside the pages and the text that the visitor names. */
export async function checkText(
  { text, sources = [], other, countQuotes }: PlagiarismCheckerInput,
  ports: Pick<ToolPorts, "openPage">,
  signal: AbortSignal,
): Promise<ReuseReport> {
  const { pages, failures } =
    sources.length === 0 ? { pages: [], failures: [] } : await gatherPages({ urls: sources }, ports, signal, { acceptsAny: false });
  return reportReuse({
    text,
    countQuotes,
    sources: [
      ...(other?.trim() ? [{ name: "The text you pasted beside it", text: other }] : []),
      ...pages.map(({ snapshot }) => ({
        name: snapshot.request.url,
        text: wordBlocks(snapshot)
          .main.map((block) => block.text)
          .join("\n\n"),
      })),
    ],
    leftOut: failures.map(({ input, message }) => ({ name: input, reason: message })),
  });
}
