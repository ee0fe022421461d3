import { readabilityOf } from "#engines/language/english/readability.ts";
import { extractKeywords } from "#engines/language/keywords/extract-keywords.ts";
import type { KeywordPart } from "#engines/language/keywords/keyword.ts";
import { keyOf, placesOf, type StemmedPart, stemFor, stemmedPart, timesIn } from "#engines/language/keywords/part-stems.ts";
import { languageName } from "#engines/language/language-tag.ts";
import { sentencesIn } from "#engines/language/segment-text.ts";
import { stopWordsOf } from "#engines/language/stop-words.ts";
import { placementOf } from "./mark-draft.ts";
import type { NamedContent } from "./page-content.ts";
import { proseOf } from "./read-draft.ts";
import type { ContentStudy, StudiedTerm, StudiedTopic } from "./seo-content-optimization.schema.ts";

const TERMS = 30;
const NAMES = 15;
const TOPICS = 20;
/** Phrases looked at of each page. */
const OF_A_PAGE = 40;

/** What several pages on one topic have in common, each thing with the pages that have it. */
export async function studyPages(pages: readonly NamedContent[], language: string, keyword: string): Promise<ContentStudy> {
  const stem = stemFor(language);
  const stemmed = pages.map(({ parts }) => parts.map((part) => stemmedPart(part, stem)));
  // One page's own word is no sign of the topic, once there are others to ask.
  const needed = pages.length > 2 ? 2 : 1;
  const names = namesIn(pages, language);
  const nameKeys = new Map(names.found.map((name) => [keyOf(name, stem), name]));
  const weights = await weighPhrases(pages, language);
  const inPages = (phrases: Iterable<readonly [key: string, phrase: string]>) =>
    [...phrases].map(([key, phrase]) => useOf(key, phrase, stemmed)).filter(({ times }) => pagesWith(times) >= needed);
  const terms = inPages([...weights].flatMap(([key, { phrase }]) => (nameKeys.has(key) ? [] : [[key, phrase] as const])));
  const weightOf = ({ key, times }: StudiedTerm) => pagesWith(times) * (weights.get(key)?.weight ?? 0);
  const lists = pages.map(({ parts }) => topicsIn(parts, language));
  return {
    language: { tag: language, name: languageName(language) },
    pages: pages.map(({ name, title, counts, parts }) => ({ name, title, counts, ease: easeOf(parts, language) })),
    terms: withoutParts(terms)
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, TERMS),
    names: withoutParts(inPages(nameKeys))
      .sort((a, b) => pagesWith(b.times) - pagesWith(a.times) || sum(b.times) - sum(a.times))
      .slice(0, NAMES),
    namesUnavailable: names.unavailable,
    headings: gatherTopics(
      lists.map(({ headings }) => headings),
      language,
    ),
    questions: gatherTopics(
      lists.map(({ questions }) => questions),
      language,
    ),
    keyword: keyword === "" ? null : keywordIn(keyword, keyOf(keyword, stem), stemmed),
  };
}

export const easeOf = (parts: readonly KeywordPart[], language: string): number | null =>
  language === "en" ? (readabilityOf(proseOf(parts))?.fleschReadingEase ?? null) : null;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const pagesWith = (times: readonly number[]) => times.filter((count) => count > 0).length;

/** Every phrase that leads on a page, with its scores on all of them added up. */
async function weighPhrases(pages: readonly NamedContent[], language: string) {
  const weights = new Map<string, { phrase: string; weight: number }>();
  for (const { parts } of pages) {
    const { keywords } = await extractKeywords(parts, language, OF_A_PAGE);
    for (const { key, phrase, score } of keywords) {
      const known = weights.get(key);
      weights.set(key, { phrase: known?.phrase ?? phrase, weight: (known?.weight ?? 0) + score });
    }
  }
  return weights;
}

function useOf(key: string, term: string, pages: readonly (readonly StemmedPart[])[]): StudiedTerm {
  return {
    term,
    key,
    times: pages.map((parts) => timesIn(key, parts)),
    inHeadings: pages.filter((parts) => {
      const { title, h1, heading } = placesOf(key, parts);
      return title + h1 + heading > 0;
    }).length,
  };
}

/** “brakes” says nothing more where it stands in “disc brakes” alone. */
const withoutParts = (terms: readonly StudiedTerm[]): StudiedTerm[] =>
  terms.filter(
    ({ key, times }) =>
      !terms.some((longer) => longer.key !== key && ` ${longer.key} `.includes(` ${key} `) && longer.times.join() === times.join()),
  );

/** A run of capitals in the middle of a sentence. */
const NAME = /(?<=[\p{Ll}\p{N},;]\s)\p{Lu}[\p{L}\p{N}&’'-]{1,40}(?:\s\p{Lu}[\p{L}\p{N}&’'-]{0,40}){0,3}/gu;

function namesIn(pages: readonly NamedContent[], language: string): { found: string[]; unavailable: string | null } {
  if (language === "de" || language === "lb")
    return { found: [], unavailable: `Every noun has a capital in ${languageName(language)}, so a capital does not mark a name.` };
  const text = pages.map(({ parts }) => proseOf(parts)).join("\n");
  if (!/\p{Lu}/u.test(text)) return { found: [], unavailable: text === "" ? null : "This text has no capitals to tell a name by." };
  const small = stopWordsOf(language);
  const found = text.match(NAME) ?? [];
  return { found: found.map((name) => name.replace(/['’]s?$/, "")).filter((name) => !small.has(name.toLowerCase())), unavailable: null };
}

/** English headings that ask without a question mark: “How to …”, “What is …”. */
const ASKS =
  /^(?:how|(?:what|why|when|where|which|who) (?:is|are|do|does|did|can|should|will)|(?:can|do|does|is|are|should) (?:i|you|we|it|the|an?))\s/i;
const ENDS_AS_QUESTION = /[?？؟]$/;
const LONGEST_QUESTION = 160;

function topicsIn(parts: readonly KeywordPart[], language: string): { headings: string[]; questions: string[] } {
  const headings = parts.flatMap(({ place, text }) => (place === "heading" ? text : []));
  const asks = (text: string) => ENDS_AS_QUESTION.test(text) || (language === "en" && ASKS.test(text));
  const asked = parts.flatMap(({ place, text }) =>
    place === "text" && /[?？؟]/.test(text) ? sentencesIn(text, language).filter((line) => ENDS_AS_QUESTION.test(line)) : [],
  );
  return {
    headings: headings.filter((text) => !asks(text)),
    questions: [...headings.filter(asks), ...asked].filter((text) => text.length <= LONGEST_QUESTION),
  };
}

/** Words that only hold a line together. The long list would make one of “how long are logs kept” and “how often are logs read”. */
const ENGLISH_JOINTS: ReadonlySet<string> = new Set(
  `a an and are as at be by can could did do does for from had has have how i if in is it its my of on or our s should t that the their these
   they this those to was we were what when where which who why will with would you your`.split(/\s+/),
);

/** More lines than any page needs; what follows would cost time and be shown to nobody. */
const LINES_OF_A_PAGE = 100;

/** Lines of several pages that say the same, by half of their words or more, are one topic. */
function gatherTopics(pages: readonly (readonly string[])[], language: string): StudiedTopic[] {
  const stem = stemFor(language);
  const small = language === "en" ? ENGLISH_JOINTS : stopWordsOf(language);
  const topics: StudiedTopic[] = [];
  for (const [page, lines] of pages.entries())
    for (const text of lines.slice(0, LINES_OF_A_PAGE)) {
      const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      const stems = [...new Set(words.filter((word) => !small.has(word)).map(stem))];
      if (stems.length === 0) continue;
      const same = topics.find((topic) => isSame(topic.stems, stems));
      if (!same) topics.push({ text, stems, pages: [page] });
      else if (!same.pages.includes(page)) same.pages.push(page);
    }
  return topics.sort((a, b) => b.pages.length - a.pages.length).slice(0, TOPICS);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const shared = one.filter((stem) => other.includes(stem)).length;
  return shared / (one.length + other.length - shared) >= 0.5;
}

function keywordIn(text: string, key: string, pages: readonly (readonly StemmedPart[])[]): ContentStudy["keyword"] {
  const placed = pages.map((parts) => placementOf(key, parts));
  const count = (place: keyof (typeof placed)[number]) => placed.filter((each) => each[place]).length;
  return { text, key, pages: { h1: count("h1"), opening: count("opening"), subheading: count("subheading"), text: count("text") } };
}
