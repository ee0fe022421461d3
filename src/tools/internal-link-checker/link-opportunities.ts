import type { SiteGraph } from "#engines/site-graph/site-graph.ts";
import type { Opportunity } from "./internal-link-checker.schema.ts";

const MAX_FOUND = 200;
const MAX_OF_A_PAGE = 5;
const MIN_WORDS = 2;
const MAX_WORDS = 6;
const MIN_LETTERS = 9;
/** A phrase that more pages than these hold is a slogan, or the name of the site. */
const MAX_SHARE = 0.25;
const CONTEXT = 60;

/**
 * Pages whose text names another page's subject and does not link to it. The subject is that page's first heading or its title, up to the
 * first divider. `texts` are the pages' texts without the words of their links, a line break in place of each.
 */
export function findOpportunities(site: SiteGraph, texts: ReadonlyMap<string, string>): Opportunity[] {
  const phrases = phrasesOf(site);
  const linked = new Set(site.edges.flatMap(({ from, to }) => [`${from} ${to}`, `${from} ${site.pages[to]?.end ?? to}`]));
  const found: (Opportunity & { to: string; from: string })[] = [];
  const pagesWith = new Map<string, number>();
  for (const [from, { url, verdict }] of site.pages.entries()) {
    const text = texts.get(url);
    if (text === undefined || !verdict.belongs) continue;
    let ofPage = 0;
    for (const { phrase, to, start, end } of mentions(text, phrases)) {
      if (to === from) continue;
      pagesWith.set(phrase, (pagesWith.get(phrase) ?? 0) + 1);
      const target = site.pages[to];
      if (!target || linked.has(`${from} ${to}`) || ofPage >= MAX_OF_A_PAGE) continue;
      ofPage++;
      found.push({ from: url, to: target.url, phrase: text.slice(start, end), context: contextOf(text, start, end) });
    }
  }
  const most = Math.max(3, site.pages.length * MAX_SHARE);
  return found.filter(({ phrase }) => (pagesWith.get(phrase.toLowerCase()) ?? 0) <= most).slice(0, MAX_FOUND);
}

interface Phrase {
  words: readonly string[];
  phrase: string;
  to: number;
}

/** By first word. Two pages with one subject leave it to neither. */
function phrasesOf({ pages, home }: SiteGraph): Map<string, Phrase[]> {
  const subjects = new Map<string, number | undefined>();
  for (const [number, { facts, verdict }] of pages.entries()) {
    if (!verdict.belongs || number === home) continue;
    for (const subject of new Set([facts.content?.h1, facts.title].map(subjectOf))) {
      if (subject === undefined) continue;
      const other = subjects.get(subject);
      subjects.set(subject, subjects.has(subject) && other !== number ? undefined : number);
    }
  }
  const phrases = new Map<string, Phrase[]>();
  for (const [phrase, to] of subjects) {
    if (to === undefined) continue;
    const words = phrase.split(" ");
    const first = words[0] ?? "";
    phrases.set(first, [...(phrases.get(first) ?? []), { words, phrase, to }]);
  }
  return phrases;
}

/** "Red boots for hikers | Shop" → "red boots for hikers" */
function subjectOf(text: string | undefined): string | undefined {
  const part = text?.split(/\s[|–—·:-]\s|[|:]/, 1)[0] ?? "";
  const words = [...part.toLowerCase().matchAll(WORD)].map(([word]) => word);
  const letters = words.join("").length;
  return words.length >= MIN_WORDS && words.length <= MAX_WORDS && letters >= MIN_LETTERS ? words.join(" ") : undefined;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

/** One pass over the words of a text; the first mention of each phrase. */
function* mentions(text: string, phrases: ReadonlyMap<string, readonly Phrase[]>) {
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0].toLowerCase(), at: match.index }));
  const listed = new Set<string>();
  for (const [index, { word, at }] of words.entries()) {
    for (const { words: wanted, phrase, to } of phrases.get(word) ?? []) {
      if (listed.has(phrase)) continue;
      const last = words[index + wanted.length - 1];
      if (!last || !wanted.every((one, offset) => words[index + offset]?.word === one)) continue;
      const end = last.at + last.word.length;
      // A link or a line stands between the words: they are not said together.
      if (text.slice(at, end).includes("\n")) continue;
      listed.add(phrase);
      yield { phrase, to, start: at, end };
    }
  }
}

function contextOf(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - CONTEXT), start)
      .split("\n")
      .at(-1) ?? "";
  const after = text.slice(end, end + CONTEXT).split("\n", 1)[0] ?? "";
  const head = start > CONTEXT ? "…" : "";
  return `${head}${before}${text.slice(start, end)}${after}${end + CONTEXT < text.length ? "…" : ""}`.trim();
}
