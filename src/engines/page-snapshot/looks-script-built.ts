import type { PageSnapshot } from "./page-snapshot.ts";

/** Fewer characters than a short paragraph. */
const FEW = 200;

/** Scripts and hardly a word: what readers see is written in the browser, and the source cannot tell what it is. */
export function looksScriptBuilt({ scripts, textBlocks }: PageSnapshot): boolean {
  if (!scripts.some(({ type, raw, characters }) => type !== "application/ld+json" && (raw !== "" || characters > 0))) return false;
  let characters = 0;
  for (const { text } of textBlocks) {
    characters += text.length;
    if (characters >= FEW) return false;
  }
  return true;
}
