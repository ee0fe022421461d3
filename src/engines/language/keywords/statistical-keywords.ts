import { sentencesIn, wordsIn } from "../segment-text.ts";
import { stopWordsOf } from "../stop-words.ts";
import type { KeywordPart } from "./keyword.ts";
import type { Candidate } from "./rank-candidates.ts";

const MOST_WORDS = 3;
/** What coming again adds beyond the paper: "Lastenrad", three times, goes before "Lastenrad ersetzt", once. */
const OFTEN = 0.35;

interface Term {
  count: number;
  /** With a capital where no sentence begins. */
  capitals: number;
  /** In capitals throughout. */
  acronyms: number;
  sentences: Set<number>;
  left: Set<string>;
  right: Set<string>;
  /** Words before and after it, with repetition. */
  leftAll: number;
  rightAll: number;
}

/**
 * Phrases by statistics alone, for a language without a tagger here: how early, how often, in how many sentences, in how mixed a company and
 * in which case each word stands. After Campos et al., YAKE! Keyword extraction from single documents using multiple local features,
 * Information Sciences 509 (2020).
 */
export function statisticalCandidates(parts: readonly KeywordPart[], language: string): Candidate[] {
  const stopWords = stopWordsOf(language);
  const sentences = parts
    .filter(({ place }) => place !== "link" && place !== "alt" && place !== "description")
    .flatMap(({ text }) => sentencesIn(text, language))
    .map((sentence) => runsOf(sentence, language));
  const terms = termsOf(sentences);
  const isTopic = (word: string) => !stopWords.has(word) && (word.length > 2 || /\p{Script=Han}/u.test(word)) && /\p{L}/u.test(word);
  const scores = scoresOf(terms, sentences.length, isTopic);
  const found = phrasesOf(sentences, isTopic);
  return [...found].map(([key, { forms, count, first, sentences: in_ }]) => {
    const words = key.split(" ").map((word) => scores.get(word) ?? 1);
    const product = words.reduce((made, score) => made * score, 1);
    const sum = words.reduce((made, score) => made + score, 0);
    // The paper's figure is smaller for better phrases; its logarithm keeps their order and grows.
    const telling = Math.max(0, 6 - Math.log10((product / (count * (1 + sum))) * 1e4));
    return { key, forms, count, first, sentences: in_, telling: telling * (1 + OFTEN * Math.log(count)) };
  });
}

/** Words of a sentence in runs that no sign parts. */
function runsOf(sentence: string, language: string): string[][] {
  return sentence
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)
    .map((run) => wordsIn(run, language))
    .filter((run) => run.length > 0);
}

function termsOf(sentences: readonly string[][][]): Map<string, Term> {
  const terms = new Map<string, Term>();
  for (const [number, runs] of sentences.entries())
    for (const run of runs)
      for (const [index, word] of run.entries()) {
        const lower = word.toLowerCase();
        const term = terms.get(lower) ?? {
          count: 0,
          capitals: 0,
          acronyms: 0,
          sentences: new Set<number>(),
          left: new Set<string>(),
          right: new Set<string>(),
          leftAll: 0,
          rightAll: 0,
        };
        terms.set(lower, term);
        term.count++;
        if (index > 0 && /^\p{Lu}/u.test(word)) term.capitals++;
        if (/^\p{Lu}{2,}$/u.test(word)) term.acronyms++;
        term.sentences.add(number);
        const [before, after] = [run[index - 1], run[index + 1]];
        if (before !== undefined) {
          term.left.add(before.toLowerCase());
          term.leftAll++;
        }
        if (after !== undefined) {
          term.right.add(after.toLowerCase());
          term.rightAll++;
        }
      }
  return terms;
}

function scoresOf(terms: ReadonlyMap<string, Term>, sentenceCount: number, isTopic: (word: string) => boolean): Map<string, number> {
  const counts = [...terms].filter(([word]) => isTopic(word)).map(([, { count }]) => count);
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
  const spread = Math.sqrt(counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / Math.max(1, counts.length));
  const most = Math.max(1, ...counts);
  return new Map(
    [...terms].map(([word, term]) => {
      const case_ = Math.max(term.capitals, term.acronyms) / (1 + Math.log(term.count));
      const position = Math.log(Math.log(3 + median([...term.sentences])));
      const frequency = term.count / (mean + spread);
      const company = (all: number, different: number) => (all === 0 ? 0 : different / all);
      const related = 1 + (company(term.leftAll, term.left.size) + company(term.rightAll, term.right.size)) * (term.count / most);
      const sentences = term.sentences.size / sentenceCount;
      return [word, (related * position) / (case_ + frequency / related + sentences / related)];
    }),
  );
}

function phrasesOf(sentences: readonly string[][][], isTopic: (word: string) => boolean) {
  const found = new Map<string, { forms: Map<string, number>; count: number; first: number; sentences: Set<number> }>();
  let position = 0;
  for (const [number, runs] of sentences.entries())
    for (const run of runs) {
      for (let from = 0; from < run.length; from++)
        for (let to = from + 1; to <= Math.min(run.length, from + MOST_WORDS); to++) {
          const [first = "", last = ""] = [run[from]?.toLowerCase(), run[to - 1]?.toLowerCase()];
          if (!isTopic(first) || !isTopic(last)) continue;
          const form = run.slice(from, to).join(" ");
          const key = form.toLowerCase();
          const entry = found.get(key) ?? { forms: new Map<string, number>(), count: 0, first: position, sentences: new Set<number>() };
          entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
          entry.count++;
          entry.sentences.add(number);
          found.set(key, entry);
        }
      position += run.length;
    }
  return found;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
