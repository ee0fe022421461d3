import { hashText } from "#core/text/hash-text.ts";

export interface Keys {
  next(content: string): string;
}

/** `_key`s made from what they stand for: unchanged parts keep theirs when a neighbour changes. */
export function createKeys(): Keys {
  const used = new Map<string, number>();
  return {
    next(content) {
      const count = used.get(content) ?? 0;
      used.set(content, count + 1);
      return hashText(content, count).toString(16).padStart(14, "0").slice(0, 12);
    },
  };
}
