import type { LeftOut } from "./sitemap-generator.schema.ts";

/** "3 dead ends, 2 with noindex": the left-out pages, by reason. */
export function leftOutWords(leftOut: readonly Pick<LeftOut, "reason">[]): string {
  const counts = new Map<LeftOut["reason"], number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} ${words[reason][count === 1 ? 0 : 1]}`).join(", ");
}

const words: Record<LeftOut["reason"], readonly [one: string, many: string]> = {
  dead: ["dead end", "dead ends"],
  "server-error": ["server error", "server errors"],
  "no-answer": ["without an answer", "without an answer"],
  redirect: ["that redirects", "that redirect"],
  noindex: ["with noindex", "with noindex"],
  canonical: ["that names another page as canonical", "that name another page as canonical"],
  long: ["that is too long to list", "that are too long to list"],
  robots: ["closed by robots.txt", "closed by robots.txt"],
  "not-html": ["that is not HTML", "that are not HTML"],
  file: ["file", "files"],
};
