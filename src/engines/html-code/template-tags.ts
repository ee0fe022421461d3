import { present } from "#core/errors/present.ts";

/** What opens and closes the tags of template languages: Handlebars, Jinja, Twig, Liquid, ERB, EJS, ASP, JSP, PHP. */
const KINDS = [
  ["{{", "}}"],
  ["{%", "%}"],
  ["{#", "#}"],
  ["<%", "%>"],
  ["<?", "?>"],
] as const;

export interface ShieldedHtml {
  /** As long as the source, so that every place is the same in both: a template tag is a word here, in text, in a value and in a name alike. */
  html: string;
  tags: readonly TemplateTag[];
  tagsIn(start: number, end: number): readonly TemplateTag[];
  /** A part of the source with its words changed and its template tags as they are. */
  outsideTags(source: string, start: number, end: number, change: (words: string) => string): string;
}

/** Where it stands. */
interface TemplateTag {
  start: number;
  end: number;
}

/** Puts a word in the place of every template tag: what it prints is unknown here, and its own text must not be read as HTML. */
export function shieldTemplateTags(source: string): ShieldedHtml {
  const tags: TemplateTag[] = [];
  /** Where each kind opens next; none of them is looked for twice over the same text. */
  const next: number[] = KINDS.map(([open]) => source.indexOf(open));
  const pieces: string[] = [];
  let at = 0;
  for (;;) {
    let kind = -1;
    let start = -1;
    for (const [index, opens] of next.entries()) if (opens !== -1 && (kind === -1 || opens < start)) [kind, start] = [index, opens];
    if (kind === -1) break;
    const [open, close] = present(KINDS[kind]);
    const closed = source.indexOf(close, start + open.length);
    // PHP and a file may end together. What else never ends is text, and so is every later one of its kind.
    if (closed === -1 && !source.startsWith("<?php", start)) {
      next[kind] = -1;
      continue;
    }
    let end = closed === -1 ? source.length : closed + close.length;
    if (source.startsWith("{{{", start) && source[end] === "}") end++;
    pieces.push(source.slice(at, start), "q".repeat(end - start));
    tags.push({ start, end });
    at = end;
    for (const [index, [opens]] of KINDS.entries()) {
      const from = present(next[index]);
      if (from !== -1 && from < end) next[index] = source.indexOf(opens, end);
    }
  }
  return { html: `${pieces.join("")}${source.slice(at)}`, tags, tagsIn, outsideTags };

  function tagsIn(start: number, end: number): readonly TemplateTag[] {
    const first = firstAfter(tags, start);
    let last = first;
    while (last < tags.length && present(tags[last]).start < end) last++;
    return tags.slice(first, last);
  }

  function outsideTags(text: string, start: number, end: number, change: (words: string) => string): string {
    let from = start;
    let out = "";
    for (const tag of tagsIn(start, end)) {
      out += change(text.slice(from, tag.start)) + text.slice(tag.start, tag.end);
      from = tag.end;
    }
    return out + change(text.slice(from, end));
  }
}

/** Index of the first tag that ends behind a place. */
function firstAfter(tags: readonly TemplateTag[], at: number): number {
  let [low, high] = [0, tags.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (present(tags[middle]).end <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
