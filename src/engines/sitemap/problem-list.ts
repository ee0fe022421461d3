import type { SitemapProblem, SitemapProblemCode } from "./sitemap-document.ts";

const MAX_KEPT = 20;
const MAX_SNIPPET = 200;

/** Gathers problems: all are counted, the first twenty of each are kept. */
export function createProblemList() {
  const problems: SitemapProblem[] = [];
  const counts: Partial<Record<SitemapProblemCode, number>> = {};
  return {
    problems,
    counts,
    add(code: SitemapProblemCode, line: number | null, snippet = "") {
      const count = (counts[code] ?? 0) + 1;
      counts[code] = count;
      if (count <= MAX_KEPT) problems.push({ code, line, snippet: snippet.trim().slice(0, MAX_SNIPPET) });
    },
  };
}

export type ProblemList = ReturnType<typeof createProblemList>;
