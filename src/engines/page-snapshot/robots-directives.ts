import type { Fact, PageSnapshot } from "./page-snapshot.ts";

/** One word that a page says to crawlers, in a meta tag or in a header. */
export interface RobotsDirective {
  /** The crawler it is for, lower-cased; null for all of them. */
  agent: string | null;
  /** Lower-cased: "noindex", "max-snippet". */
  name: string;
  /** What follows the colon; null when nothing does. */
  value: string | null;
}

interface SaidDirective extends RobotsDirective {
  /** Where it stands. */
  fact: Pick<Fact, "line" | "column" | "snippet" | "source">;
}

/** Every directive of a page: meta tags in the order of the source, then X-Robots-Tag headers in the order sent. */
export function robotsDirectivesOf({ metas, response }: PageSnapshot): SaidDirective[] {
  const inTags = metas
    .filter(({ name, inNoscript }) => name !== null && crawlerNames.has(name) && !inNoscript)
    .flatMap((fact) =>
      readRules(fact.raw).map(({ name, value }) => ({ agent: fact.name === "robots" ? null : fact.name, name, value, fact })),
    );
  const inHeaders = (response?.headers ?? [])
    .filter(([name]) => name.toLowerCase() === "x-robots-tag")
    .flatMap(([name, value]) => {
      const fact = { line: null, column: null, snippet: `${name}: ${value}`.slice(0, 300), source: "header" as const };
      return readRobotsTag(value).map((directive) => ({ ...directive, fact }));
    });
  return [...inTags, ...inHeaders];
}

/** What applies to one crawler: what is said to all, and what is said to it. Google adds both up; the stricter one wins. */
export function directivesFor<D extends RobotsDirective>(crawler: string, directives: readonly D[]): D[] {
  return directives.filter(({ agent }) => agent === null || agent === crawler.toLowerCase());
}

/**
 * An X-Robots-Tag value. A name before a colon turns what follows to that crawler, at the start or after a comma, unless the name is a
 * directive that takes a value. https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#xrobotstag
 */
export function readRobotsTag(value: string): RobotsDirective[] {
  let agent: string | null = null;
  const found: RobotsDirective[] = [];
  for (const piece of piecesOf(value)) {
    const [, before, after = ""] = /^([^\s:,]+)\s*:([\s\S]*)$/.exec(piece) ?? [];
    if (before !== undefined && !takesValue(before)) {
      agent = before.toLowerCase();
      if (after.trim() !== "") found.push({ agent, ...readRule(after.trim()) });
    } else found.push({ agent, ...readRule(piece) });
  }
  return found;
}

/** The content of a robots meta tag. */
function readRules(content: string): Omit<RobotsDirective, "agent">[] {
  // Spaces part directives as well: engines read "noindex nofollow" as two.
  return piecesOf(content).flatMap((piece) => (piece.includes(":") ? [readRule(piece)] : piece.split(/\s+/).map(readRule)));
}

function readRule(piece: string): Omit<RobotsDirective, "agent"> {
  const colon = piece.indexOf(":");
  if (colon < 0) return { name: piece.toLowerCase(), value: null };
  return { name: piece.slice(0, colon).trim().toLowerCase(), value: piece.slice(colon + 1).trim() };
}

/** Parts at commas. A date may hold one of its own (“Friday, 25-Jun-10”), so what follows a weekday belongs to it. */
function piecesOf(list: string): string[] {
  const pieces: string[] = [];
  for (const piece of list.split(",").map((text) => text.trim())) {
    const before = pieces.at(-1);
    if (before !== undefined && /unavailable_after\s*:\s*[a-z]{3,9}$/i.test(before)) pieces[pieces.length - 1] = `${before}, ${piece}`;
    else if (piece !== "") pieces.push(piece);
  }
  return pieces;
}

function takesValue(name: string): boolean {
  return /^(?:unavailable_after|max-(?:snippet|image-preview|video-preview))$/i.test(name);
}

/** Names that a meta tag may address: all crawlers, and those whose makers document the tag. */
const crawlerNames = new Set(
  `robots googlebot googlebot-news googlebot-image googlebot-video adsbot-google bingbot msnbot slurp duckduckbot yandex yandexbot
   baiduspider applebot seznambot naverbot yeti petalbot`.split(/\s+/),
);
