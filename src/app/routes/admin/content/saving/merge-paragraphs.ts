import type { Conflict } from "./meeting.ts";

/**
 * One paragraph that two people changed in different places of its words, with both changes in it: a split does not take away what
 * somebody types meanwhile. Undefined where they changed the same words, or more than words: then somebody decides.
 */
export function mergeParagraphs({ before, mine, theirs }: Conflict): unknown {
  const [began, own, other] = [spansOf(before), spansOf(mine), spansOf(theirs)];
  if (!began || !own || !other || own.length !== began.length || other.length !== began.length) return undefined;
  if (frameOf(own, mine) !== frameOf(began, before) || frameOf(other, theirs) !== frameOf(began, before)) return undefined;
  const texts = began.map(({ text }, index) => mergeTexts(text, own[index]?.text ?? "", other[index]?.text ?? ""));
  if (texts.includes(undefined)) return undefined;
  return { ...(theirs as object), children: other.map((span, index) => ({ ...span, text: texts[index] })) };
}

interface Span {
  text: string;
}

function spansOf(block: unknown): Span[] | undefined {
  const children = (block as { children?: unknown } | undefined)?.children;
  return Array.isArray(children) && children.every((child) => typeof child?.text === "string") ? children : undefined;
}

/** Everything of a paragraph but its words. */
const frameOf = (spans: readonly Span[], block: unknown) =>
  JSON.stringify({ ...(block as object), children: spans.map((span) => ({ ...span, text: "" })) });

/** The text with what both did to it; undefined where they changed the same. */
export function mergeTexts(before: string, mine: string, theirs: string): string | undefined {
  const [own, other] = [changeOf(before, mine), changeOf(before, theirs)];
  const [first, last] = own.from < other.from || (own.from === other.from && own.to <= other.to) ? [own, other] : [other, own];
  if (first.to <= last.from) {
    // Both added words at one place: whoever was first stands first.
    const [left, right] = first.from === last.from && first.to === last.to ? [other, own] : [first, last];
    return before.slice(0, left.from) + left.words + before.slice(left.to, right.from) + right.words + before.slice(right.to);
  }
  // What somebody adds inside of what another takes out stays.
  const [taken, added] = own.words === "" ? [own, other] : [other, own];
  if (taken.words !== "" || added.from !== added.to || added.from < taken.from || added.to > taken.to) return undefined;
  const isGlued = /\w$/.test(before.slice(0, taken.from)) && /^\w/.test(added.words);
  return before.slice(0, taken.from) + (isGlued ? " " : "") + added.words + before.slice(taken.to);
}

/** The one part of a text that was replaced, and by what. */
function changeOf(before: string, after: string): { from: number; to: number; words: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from++;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, words: after.slice(from, after.length - same) };
}
