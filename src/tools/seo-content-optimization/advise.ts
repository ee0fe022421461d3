import { shortName } from "./page-name.ts";
import type { ContentStudy, DraftMarks, StudiedTerm, StudiedTopic } from "./seo-content-optimization.schema.ts";

const MOST_OF_A_KIND = 3;

/** What to look at first. Every line names the pages that it comes from. */
export function adviseOn(study: ContentStudy, marks: Omit<DraftMarks, "headline" | "advice">): DraftMarks["advice"] {
  if (marks.counts.words === 0 || study.pages.length === 0) return [];
  const missingTerms = study.terms.filter((_, index) => marks.terms[index] === 0);
  const missingNames = study.names.filter((_, index) => marks.names[index] === 0);
  const missing = (topics: readonly StudiedTopic[], found: readonly string[]) => topics.filter((_, index) => found[index] === "missing");
  return [
    ...lengthAdvice(study, marks.counts.words),
    ...missingTerms
      .slice(0, MOST_OF_A_KIND)
      .map((term) => ({ text: `“${term.term}” is not in your draft.`, evidence: timesBy(study, term) })),
    ...missing(study.questions, marks.questions)
      .slice(0, MOST_OF_A_KIND)
      .map((topic) => ({ text: `The question “${topic.text}” is not taken up.`, evidence: askedBy(study, topic) })),
    ...missing(study.headings, marks.headings)
      .filter(({ pages }) => pages.length > 1 || study.pages.length === 1)
      .slice(0, MOST_OF_A_KIND)
      .map((topic) => ({ text: `No section on “${topic.text}”.`, evidence: askedBy(study, topic) })),
    ...missingNames.slice(0, 1).map((name) => ({ text: `The name “${name.term}” is not in your draft.`, evidence: timesBy(study, name) })),
    ...easeAdvice(study, marks.ease),
  ];
}

/** “2 of 4 pages: a.com/x (5×), b.com (2×)”. */
export function timesBy({ pages }: ContentStudy, { times }: StudiedTerm): string {
  const by = pages.flatMap(({ name }, index) => (times[index] ? `${shortName(name)} (${times[index]}×)` : []));
  return `${by.length} of ${pages.length} ${pages.length === 1 ? "page" : "pages"}: ${by.join(", ")}`;
}

export function askedBy({ pages }: ContentStudy, topic: StudiedTopic): string {
  const by = topic.pages.flatMap((index) => shortName(pages[index]?.name ?? ""));
  return `${by.length} of ${pages.length} ${pages.length === 1 ? "page" : "pages"}: ${by.join(", ")}`;
}

function lengthAdvice({ pages }: ContentStudy, words: number): DraftMarks["advice"] {
  const lengths = pages.map(({ counts }) => counts.words);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  if (words >= least && words <= most) return [];
  return [
    {
      text: words < least ? "Your draft is shorter than every page compared." : "Your draft is longer than every page compared.",
      evidence: `${count(words)} words; ${pages.map(({ name }, index) => `${shortName(name)} (${count(lengths[index] ?? 0)})`).join(", ")}`,
    },
  ];
}

function easeAdvice({ pages }: ContentStudy, ease: number | null): DraftMarks["advice"] {
  const known = pages.flatMap(({ name, ease: theirs }) => (theirs === null ? [] : { name, theirs }));
  if (ease === null || known.length === 0 || known.some(({ theirs }) => theirs <= ease)) return [];
  return [
    {
      text: "Your draft is harder to read than every page compared.",
      evidence: `Flesch reading ease ${ease}; ${known.map(({ name, theirs }) => `${shortName(name)} (${theirs})`).join(", ")}`,
    },
  ];
}

const count = (value: number) => value.toLocaleString("en-US");
