import { decodeEntities } from "#core/text/html/html-entities.ts";
import { joinParts, partsOf } from "#core/text/title-parts.ts";
import { fold, topicWordsOf } from "#core/text/topic-words.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE } from "#engines/serp-preview/title-limits.ts";

export interface BetterTitle {
  text: string;
  px: number;
  /** True when the site's name is still in it. */
  keepsName: boolean;
}

interface Page {
  siteName: string;
  isSiteNameKnown: boolean;
  mainHeading: string | null;
  staleYear: number | null;
}

/**
 * A title with the faults repaired that need no writer: signs decoded, the old year and repeated words dropped, parts left out from the
 * back until it fits. It only takes away, or takes over the main heading; it invents no words.
 */
export function betterTitle(title: string, page: Page): BetterTitle {
  const repaired = [decodeEntities, withoutLeftovers, (text: string) => withoutYear(text, page.staleYear), withoutRepeats]
    .reduce((text, repair) => repair(text), title)
    .replace(/\s+/g, " ")
    .trim();
  const named = withoutSecondName(repaired, page);
  const subject = isOnlyName(named, page) && page.mainHeading ? `${page.mainHeading} | ${page.siteName}` : named;
  const text = fitted(subject, page);
  return { text, px: textWidth(text, DESKTOP_TITLE).px, keepsName: page.isSiteNameKnown && fold(text).includes(fold(page.siteName)) };
}

/** Template slots that nobody filled, and separators with nothing on one side. */
function withoutLeftovers(text: string): string {
  const trimmed = text.replace(/^[\s|·•»›~:–—-]+|[\s|·•»›~:–—-]+$/g, "");
  const parts = partsOf(trimmed);
  return joinParts(parts.filter((part) => !isLeftover(part.text)));
}

/** A template's slot that nobody filled. */
export function isLeftover(part: string): boolean {
  return /^(?:undefined|null|nan|\[object object\]|\{\{.*\}\}|%%\w+%%|\$\{.*\}|)$/i.test(part.trim());
}

function withoutYear(text: string, year: number | null): string {
  if (year === null) return text;
  return text.replace(new RegExp(`\\s*(?:\\b(?:in|for|of)\\s+)?[([]?\\b${year}\\b[)\\]]?`, "gi"), "").replace(/^[\s|·•:–—-]+/, "");
}

/** Leaves out parts that say nothing new, then the third time a word comes. */
function withoutRepeats(text: string): string {
  const counts = new Map<string, number>();
  for (const { folded } of topicWordsOf(text)) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  if (![...counts.values()].some((count) => count >= 3)) return text;
  const seen = new Set<string>();
  const kept = text
    .split(/\s*,\s*/)
    .flatMap((piece) => partsOf(piece).map((part, index) => ({ ...part, separator: index === 0 ? ", " : part.separator })))
    .filter(({ text: part }) => {
      const words = topicWordsOf(part).map(({ folded }) => folded);
      const saysSomething = words.length === 0 || words.some((word) => !seen.has(word));
      for (const word of words) seen.add(word);
      return saysSomething;
    });
  return joinParts(kept);
}

/** "Atlas PM: pricing | Atlas PM" → "pricing | Atlas PM": the last one stays. */
function withoutSecondName(text: string, { siteName, isSiteNameKnown }: Page): string {
  if (!isSiteNameKnown) return text;
  const parts = partsOf(text);
  const named = parts.filter((part) => fold(part.text.trim()) === fold(siteName));
  return named.length < 2 ? text : joinParts(parts.filter((part) => !named.slice(0, -1).includes(part)));
}

function isOnlyName(text: string, { siteName }: Page): boolean {
  return text === "" || fold(text) === fold(siteName);
}

/** Under 580 px if leaving parts out can do it, middle ones first, or else if the main heading can stand for it. */
function fitted(title: string, page: Page): string {
  if (fits(title)) return title;
  const parts = partsOf(title);
  const last = parts.at(-1);
  const hasName = parts.length > 1 && page.isSiteNameKnown && last !== undefined && fold(last.text.trim()) === fold(page.siteName);
  const name = hasName && last ? ` | ${last.text.trim()}` : "";
  const main = hasName ? parts.slice(0, -1) : parts;
  for (let count = main.length; count > 0; count--) {
    const shorter = joinParts(main.slice(0, count)).trim();
    if (fits(shorter + name) && saysSomething(shorter)) return shorter + name;
  }
  // A sentence cut in the middle says something else. The heading says the same in the page's own words.
  const heading = page.mainHeading ?? "";
  return heading === "" ? title : ([heading + name, heading].find(fits) ?? title);
}

/** “Home” fits and tells nobody anything. Where words are not parted by spaces, their width tells. */
function saysSomething(text: string): boolean {
  return topicWordsOf(text).length >= 2 || textWidth(text, DESKTOP_TITLE).px >= 120;
}

function fits(text: string): boolean {
  return textWidth(text, DESKTOP_TITLE).px <= DESKTOP_TITLE.safePx;
}
