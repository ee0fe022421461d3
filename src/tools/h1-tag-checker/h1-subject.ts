import { joinParts, partsOf } from "#core/text/title-parts.ts";
import { fold, isSameTopic, topicWordsOf } from "#core/text/topic-words.ts";
import { headingTreeOf } from "#engines/page-snapshot/heading-tree.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import type { HeadingFact, PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";

/** What the H1 rules read: the page and what was computed from it once. */
export interface H1Subject {
  snapshot: PageSnapshot;
  tree: ReturnType<typeof headingTreeOf>;
  /** Written as `<h1>`, in the order of the source; those inside noscript are left out. */
  h1s: HeadingFact[];
  /** The first of them that readers see, else the first. */
  main: HeadingFact | null;
  /** A heading of level one by its role alone. */
  byRole: HeadingFact | null;
  title: string;
  siteName: string;
  isSiteNameKnown: boolean;
  /** Topic words of the H1 that the title has too. */
  shared: string[];
  /** What an H1 could say, from the title without the site's name; "" when there is nothing to take. */
  suggestion: string;
  /** The page after its scripts ran; null when nobody asked. */
  rendered: RenderedSnapshot | null;
}

/** More is an unclosed tag, and no heading. */
const MAX_CHARACTERS = 2000;

export function h1Subject(snapshot: PageSnapshot, rendered: RenderedSnapshot | null): H1Subject {
  const headings = snapshot.headings.filter(({ inNoscript }) => !inNoscript);
  const h1s = headings.filter(({ tagName }) => tagName === "h1").map(cutShort);
  const main = h1s.find(({ isHidden, raw }) => !isHidden && raw !== "") ?? h1s.find(({ isHidden }) => !isHidden) ?? h1s[0] ?? null;
  const byRole = headings.find(({ tagName, level, isHidden }) => tagName !== "h1" && level === 1 && !isHidden) ?? null;
  const title = snapshot.titles[0]?.text.slice(0, MAX_CHARACTERS) ?? "";
  const { name: siteName, isKnown: isSiteNameKnown } = siteNameOf(snapshot);
  return {
    snapshot,
    tree: headingTreeOf(snapshot),
    h1s,
    main,
    byRole: byRole && cutShort(byRole),
    title,
    siteName,
    isSiteNameKnown,
    shared: sharedWords(main?.raw ?? "", title, isSiteNameKnown ? siteName : ""),
    suggestion: suggestionFor((rendered?.snapshot && visibleH1s(rendered.snapshot)[0]) || byRole?.raw || title, siteName),
    rendered,
  };
}

/** Words of the H1s that readers see. */
export function visibleH1s({ headings }: PageSnapshot): string[] {
  return headings
    .filter(({ tagName, isHidden, inNoscript }) => tagName === "h1" && !isHidden && !inNoscript)
    .map((heading) => cutShort(heading).raw);
}

/** Topic words of both; the site's own name counts only when there is nothing else. */
function sharedWords(heading: string, title: string, siteName: string): string[] {
  const others = topicWordsOf(title);
  const all = topicWordsOf(heading).filter((word) => others.some((other) => isSameTopic(word, other)));
  const name = topicWordsOf(siteName).map(({ folded }) => folded);
  const own = all.filter(({ folded }) => !name.includes(folded));
  return [...new Set((own.length > 0 ? own : all).map(({ text }) => text))];
}

function suggestionFor(title: string, siteName: string): string {
  const parts = partsOf(title).filter(({ text }) => fold(text.trim()) !== fold(siteName));
  return joinParts(parts)
    .replace(/^[\s|·•»›~:–—-]+|[\s|·•»›~:–—-]+$/g, "")
    .slice(0, MAX_CHARACTERS);
}

function cutShort(heading: HeadingFact): HeadingFact {
  return heading.raw.length > MAX_CHARACTERS ? { ...heading, raw: heading.raw.slice(0, MAX_CHARACTERS) } : heading;
}
