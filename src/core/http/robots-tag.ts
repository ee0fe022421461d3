/** One word that a page says to crawlers, in a meta tag or in a header. */
export interface RobotsDirective {
  /** The crawler it is for, lower-cased; null for all of them. */
  agent: string | null;
  /** Lower-cased: "noindex", "max-snippet". */
  name: string;
  /** What follows the colon; null when nothing does. */
  value: string | null;
}

/** What applies to one crawler: what is said to all, and what is said to it. Google adds both up; the stricter one wins. */
export function directivesFor<D extends RobotsDirective>(crawler: string, directives: readonly D[]): D[] {
  return directives.filter(({ agent }) => agent === null || agent === crawler.toLowerCase());
}

/** Whether its day to leave the results has passed. */
export function hasExpired({ name, value }: RobotsDirective, now: Date): boolean {
  return name === "unavailable_after" && timeOfExpiry(value) <= now.getTime();
}

/** NaN when it is no date. Of a zone that only its own country abbreviates, such as CET, the hours are left out of account. */
export function timeOfExpiry(value: string | null): number {
  const text = value ?? "";
  const time = Date.parse(text);
  return Number.isNaN(time) ? Date.parse(text.replace(/\s+[a-z]{3,4}$/i, " UTC")) : time;
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
    const isAgent = before !== undefined && !takesValue(before);
    if (isAgent) agent = before.toLowerCase();
    const said = isAgent ? after.trim() : piece;
    if (said !== "") for (const rule of rulesOf(said)) found.push({ agent, ...rule });
  }
  return found;
}

/** The content of a robots meta tag. */
export function readRobotsContent(content: string): Omit<RobotsDirective, "agent">[] {
  return piecesOf(content).flatMap(rulesOf);
}

/** Spaces part directives as well: engines read "noindex nofollow" as two. A date keeps its own. */
function rulesOf(piece: string): Omit<RobotsDirective, "agent">[] {
  return piece
    .split(/\s+(?=unavailable_after\s*:)/i)
    .flatMap((part) => (/^unavailable_after\s*:/i.test(part) ? [part] : part.replace(/\s*:\s*/g, ":").split(/\s+/)))
    .map(readRule);
}

function readRule(piece: string): Omit<RobotsDirective, "agent"> {
  const colon = piece.indexOf(":");
  if (colon < 0) return { name: piece.toLowerCase(), value: null };
  return { name: piece.slice(0, colon).trim().toLowerCase(), value: piece.slice(colon + 1).trim() };
}

/** Ten times all directives together. */
const MAX_LENGTH = 5_000;

/** Parts at commas. A date may hold some of its own (“Friday, 25-Jun-10”, “Jun 25, 2010”); no directive begins with a digit. */
function piecesOf(list: string): string[] {
  const pieces: string[] = [];
  // Single spaces and a bounded length: a page of nothing but spaces or commas would hold up whoever reads it.
  const text = list.slice(0, MAX_LENGTH).replace(/\s+/g, " ");
  for (const piece of text.split(",").map((part) => part.trim())) {
    const before = pieces.at(-1);
    if (
      before !== undefined &&
      /unavailable_after\s*:/i.test(before) &&
      (/^\d/.test(piece) || /:\s*(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i.test(before))
    )
      pieces[pieces.length - 1] = `${before}, ${piece}`;
    else if (piece !== "") pieces.push(piece);
  }
  return pieces;
}

function takesValue(name: string): boolean {
  return /^(?:unavailable_after|max-(?:snippet|image-preview|video-preview))$/i.test(name);
}
