import { checkLoc } from "./check-entry.ts";
import type { ProblemList } from "./problem-list.ts";
import type { SitemapEntry } from "./sitemap-document.ts";

/** One address a line and nothing else. Lines that are no address are reported and skipped. */
export function readTextSitemap(problems: ProblemList, onEntry: (entry: SitemapEntry) => void) {
  let line = 0;
  let held = "";

  function readLine(raw: string) {
    line++;
    const text = raw.trim();
    if (text === "") return;
    if (!/^https?:\/\//i.test(text)) return problems.add("line-not-address", line, text);
    checkLoc(text, line, problems);
    onEntry({ loc: text, line, images: 0, videos: 0, hasNews: false, alternates: [] });
  }

  return {
    write(text: string) {
      const lines = (held + text).split(/\r\n|\n|\r(?!$)/);
      held = (lines.pop() ?? "").slice(0, 100_000);
      for (const one of lines) readLine(one);
    },
    /** In a file that was cut, the last line is incomplete and so is left out. */
    end({ isCut }: { isCut: boolean }) {
      if (held !== "" && !isCut) readLine(held);
    },
  };
}
