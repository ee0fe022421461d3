import type { RichText, TextBlock } from "#core/content/rich-text.ts";
import { slugOf } from "#core/url/slug.ts";

export interface Heading {
  /** The fragment of its address: `#what-changed-in-may`. */
  id: string;
  level: 2 | 3;
  text: string;
}

/** The headings of a text, with ids that are unique in it. */
export function headingsOf(blocks: RichText): Heading[] {
  return [...headingIds(blocks)].map(([block, id]) => ({ id, level: block.style === "h3" ? 3 : 2, text: textOf(block) }));
}

export function headingIds(blocks: RichText): Map<TextBlock, string> {
  const ids = new Map<TextBlock, string>();
  const taken = new Map<string, number>();
  for (const block of blocks) {
    if (block._type !== "block" || (block.style !== "h2" && block.style !== "h3")) continue;
    const wanted = slugOf(textOf(block)) || "part";
    const count = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, count);
    ids.set(block, count === 1 ? wanted : `${wanted}-${count}`);
  }
  return ids;
}

const textOf = (block: TextBlock) => block.children.map((span) => span.text).join("");
