import type { HeadingTree } from "#core/page-check/heading-tree.ts";
import { fold } from "#core/text/topic-words.ts";
import type { HeadingFact, PageSnapshot } from "./page-snapshot.ts";
import { collapse } from "./text/text-collector.ts";

const MAX_HEADINGS = 500;
const MAX_CHARACTERS = 300;

/** The headings of a page, each with what is unusual about it. Those inside noscript are left out: nobody with scripts meets them. */
export function headingTreeOf({ headings }: PageSnapshot): HeadingTree {
  const shown = headings.filter(({ inNoscript }) => !inNoscript);
  const seen = new Set<string>();
  const counts = [0, 0, 0, 0, 0, 0];
  let before = 0;
  const nodes = shown.map((heading) => {
    const { level, raw, line, tagName, isHidden } = heading;
    const isJump = isInOutline(heading) && before > 0 && level > before + 1;
    const skipped = isJump ? Array.from({ length: level - before - 1 }, (_, index) => before + 1 + index) : [];
    const isRepeated = !isHidden && raw !== "" && seen.has(fold(raw));
    if (isInOutline(heading)) before = level;
    if (!isHidden) {
      seen.add(fold(raw));
      counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    }
    return {
      level,
      text: cut(raw),
      line,
      tag: tagName,
      isHidden,
      isImage: isOnlyImage(heading),
      isNameless: isInOutline(heading) && heading.name === "",
      skipped,
      isRepeated,
    };
  });
  return { headings: nodes.slice(0, MAX_HEADINGS), counts, more: Math.max(0, nodes.length - MAX_HEADINGS) };
}

/** A heading that assistive technology announces as one. */
export function isInOutline({ isHidden, inNoscript, role }: HeadingFact): boolean {
  return !isHidden && !inNoscript && role === "heading";
}

/** Every word comes from an image's alt. */
export function isOnlyImage({ raw, imageAlts }: HeadingFact): boolean {
  return raw !== "" && imageAlts.length > 0 && raw === collapse(imageAlts.join(" "));
}

function cut(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
