import { stemFor } from "#engines/language/keywords/part-stems.ts";
import type { ContentStudy } from "./seo-content-optimization.schema.ts";

export interface MarkedPiece {
  text: string;
  kind: "term" | "name" | null;
}

/** A draft in pieces, each term and name a piece of its own. Where two overlap, the longer one. */
export function markTerms({ terms, names, language }: ContentStudy, draft: string): MarkedPiece[] {
  const stem = stemFor(language.tag);
  const kinds = new Map<string, "term" | "name">([
    ...terms.map(({ key }) => [key, "term"] as const),
    ...names.map(({ key }) => [key, "name"] as const),
  ]);
  const longest = Math.max(0, ...[...kinds.keys()].map((key) => key.split(" ").length));
  const words = Array.from(draft.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    stem: stem(word.toLowerCase()),
    from: index,
    to: index + word.length,
  }));
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (let index = 0; index < words.length; ) {
    const found = longestFrom(words, index, longest, kinds);
    const [first, last] = [words[index], words[index + (found?.length ?? 1) - 1]];
    if (found && first && last) {
      if (first.from > at) pieces.push({ text: draft.slice(at, first.from), kind: null });
      pieces.push({ text: draft.slice(first.from, last.to), kind: found.kind });
      at = last.to;
    }
    index += found?.length ?? 1;
  }
  if (at < draft.length) pieces.push({ text: draft.slice(at), kind: null });
  return pieces;
}

function longestFrom(
  words: readonly { stem: string }[],
  from: number,
  longest: number,
  kinds: ReadonlyMap<string, "term" | "name">,
): { kind: "term" | "name"; length: number } | undefined {
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const key = words
      .slice(from, from + length)
      .map(({ stem }) => stem)
      .join(" ");
    const kind = kinds.get(key);
    if (kind) return { kind, length };
  }
  return undefined;
}
