import type { ComparedSource, ReuseReport } from "#core/reuse/reuse-report.schema.ts";
import { languageOf } from "../text-language.ts";
import { distinctivePhrases } from "./distinctive-phrases.ts";
import { judgeReuse } from "./judge-reuse.ts";
import { SHORTEST_RUN, type TextWord, textWords } from "./match-runs.ts";
import { passagesOf, quotesIn } from "./passages.ts";

interface Source {
  name: string;
  text: string;
  isFound?: boolean | undefined;
  isLinked?: boolean | undefined;
}

interface Compared {
  text: string;
  sources: readonly Source[];
  leftOut: ReuseReport["leftOut"];
  search?: { hasSearched: boolean; note: string } | undefined;
  /** Quotations count as well. */
  countQuotes?: boolean | undefined;
}

const MOST_PASSAGES = 30;
/** A run that is repeated by chance is shorter. */
const REPEATED_RUN = 8;

/** A text beside the sources that were given: what they share, side by side, and what the visitor could search for. */
export function reportReuse({ text, sources, leftOut, search, countQuotes = false }: Compared): ReuseReport {
  const words = textWords(text);
  const quotes = countQuotes ? [] : quotesIn(text);
  const quoted = words.map(({ from, to }) => quotes.some((quote) => from >= quote.from && to <= quote.to));
  const isLeftOut = (index: number) => quoted[index] === true;
  const matched = new Set<number>();
  const quotedWords = quoted.filter(Boolean).length;
  const read = sources.map((source) => ({ ...source, words: textWords(source.text) }));
  const silent = read.filter((source) => source.words.length < SHORTEST_RUN);
  const compared = read.filter((source) => !silent.includes(source)).map((source) => compare(text, words, source, isLeftOut, matched));
  return {
    headline: headlineOf(compared, { matchedWords: matched.size, words: words.length, quotedWords }),
    words: words.length,
    quotedWords,
    matchedWords: matched.size,
    searchedWeb: search?.hasSearched ?? false,
    searchNote: search?.note ?? "",
    sources: compared.toSorted((a, b) => b.sharedWords - a.sharedWords),
    leftOut: [
      ...leftOut,
      ...silent.map(({ name }) => ({ name, reason: "It holds no text to compare with. Scripts may write it in the browser." })),
    ],
    repeated: repeatedRuns(text, words),
    phrases: phrasesToSearch(text),
  };
}

/** What a copy of a text would have and hardly another text. */
export const phrasesToSearch = (text: string): string[] => distinctivePhrases(text, languageOf(text, null));

function compare(
  text: string,
  words: readonly TextWord[],
  { words: theirs, ...source }: Source & { words: readonly TextWord[] },
  isLeftOut: (index: number) => boolean,
  matched: Set<number>,
): ComparedSource {
  const { runs, verdict, c1, c3, c5, lcs, run3 } = judgeReuse(words, theirs, isLeftOut);
  for (const { at, words: length } of runs) for (let index = at; index < at + length; index++) matched.add(index);
  const passages = passagesOf(runs, words, theirs);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    name: source.name,
    isFound: source.isFound ?? false,
    isLinked: source.isLinked ?? false,
    words: theirs.length,
    sharedWords: runs.reduce((sum, run) => sum + run.words, 0),
    sharedPercent: Math.round(run3 * 1000) / 10,
    verdict,
    figures: { c1: round(c1), c3: round(c3), c5: round(c5), lcs: round(lcs), run3: round(run3) },
    passages: passages.slice(0, MOST_PASSAGES).map(({ kind, from, to, sourceFrom, sourceTo, words: count }) => ({
      kind,
      yours: text.slice(from, to),
      theirs: source.text.slice(sourceFrom, sourceTo),
      words: count,
    })),
    morePassages: Math.max(0, passages.length - MOST_PASSAGES),
  };
}

/** Eight words and more that come again, longest first. */
function repeatedRuns(text: string, words: readonly TextWord[]): ReuseReport["repeated"] {
  const places = new Map<string, number[]>();
  for (let at = 0; at + REPEATED_RUN <= words.length; at++) {
    const gram = words
      .slice(at, at + REPEATED_RUN)
      .map(({ key }) => key)
      .join(" ");
    const known = places.get(gram);
    if (known) known.push(at);
    else places.set(gram, [at]);
  }
  const repeated: ReuseReport["repeated"] = [];
  let end = 0;
  for (const starts of places.values()) {
    const [at = 0] = starts;
    if (starts.length < 2 || at < end) continue;
    let length = REPEATED_RUN;
    while (starts.every((start) => words[start + length] && words[start + length]?.key === words[at + length]?.key)) length++;
    end = at + length;
    repeated.push({ text: text.slice(words[at]?.from ?? 0, words[at + length - 1]?.to ?? 0), times: starts.length });
  }
  return repeated.slice(0, 20);
}

function headlineOf(
  sources: readonly ComparedSource[],
  { matchedWords, words, quotedWords }: Pick<ReuseReport, "matchedWords" | "words" | "quotedWords">,
): string {
  const plural = (value: number, one: string) => `${value.toLocaleString("en-US")} ${one}${value === 1 ? "" : "s"}`;
  if (words === 0) return "There is no text to compare.";
  if (words - quotedWords < SHORTEST_RUN)
    return quotedWords > 0
      ? "Nothing was compared: all of it stands in quotation marks, which are left out."
      : "Nothing was compared: a run of words that says something has three at least.";
  if (sources.length === 0) return "Nothing was compared: give an address or a text to hold it against.";
  const reused = sources.filter(({ verdict }) => verdict === "reused").length;
  if (reused > 0)
    return `Likely reuse of ${plural(reused, "source")}: ${matchedWords.toLocaleString("en-US")} of ${plural(words, "word")} match.`;
  if (sources.some(({ verdict }) => verdict === "check")) return "Some runs match. Read them side by side.";
  return `No reuse seen in ${plural(sources.length, "source")} compared.`;
}
