import { present } from "#core/errors/present.ts";
import type { EnglishWord } from "../english/read-english.ts";
import { articleFor } from "./article.ts";
import { type EditorRule, endOf, type Proposal } from "./editor-rule.ts";
import heavyWords from "./heavy-words.txt?raw";
import { casedLike, formOf, phraseIn, pluralOf } from "./inflect.ts";
import saidTwice from "./said-twice.txt?raw";
import wordyPhrases from "./wordy-phrases.txt?raw";
import wordyVerbs from "./wordy-verbs.txt?raw";

interface Entry {
  words: readonly string[];
  /** By which the first word is found: as written, as a verb in any form, or as this part of speech. */
  by: "text" | "verb" | "word";
  pos?: string;
  shorter: string;
  reason: string;
  gates: readonly Gate[];
}

interface Gate {
  side: "next" | "prev";
  isNot: boolean;
  among: ReadonlySet<string>;
}

/**
 * A line of a list, all of them our own, from what editors strike: "phrase = shorter", with what must hold for its neighbors in brackets.
 * `[next VERB]`: what follows is one; `[next not ADP]`; `[prev not DET]`; `[prev not a,an]` names words. "=" with nothing after it takes the
 * phrase out.
 */
const LINE = /^(?<phrase>.+?) =(?: (?<shorter>[^[]*?))?(?<gates>(?: ?\[[^\]]+\])*)$/;

function entriesOf(table: string, by: Entry["by"], reason: string): Entry[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const { phrase = "", shorter = "", gates = "" } = LINE.exec(line)?.groups ?? {};
      const [pos, ...rest] = by === "word" ? phrase.split(" ") : ["", ...phrase.split(" ")];
      return {
        words: rest,
        by,
        ...(pos ? { pos } : {}),
        shorter: shorter.trim(),
        reason: rest.length === 1 ? "Plainer" : reason,
        gates: Array.from(gates.matchAll(/\[(next|prev)( not)? ([^\]]+)\]/g), ([, side, not, among = ""]) => ({
          side: side as Gate["side"],
          isNot: not !== undefined,
          among: new Set(among.split(",")),
        })),
      };
    });
}

/** Longest first, so that no phrase is taken for a part of itself. */
const entries = [
  ...entriesOf(wordyPhrases, "text", "Shorter"),
  // By their base form; whatever form the first word has, the shorter one takes.
  ...entriesOf(wordyVerbs, "verb", "Verb in place of a noun"),
  // Adjectives, adverbs and nouns: the part of speech stands first, and a noun's plural follows.
  ...entriesOf(heavyWords, "word", "Plainer"),
  ...entriesOf(saidTwice, "text", "Said twice"),
].sort((a, b) => b.words.length - a.words.length);
const byFirst = Map.groupBy(entries, ({ words: [first = ""] }) => first);

/** How many pairs the table holds. */
export const WORDY_PAIRS = entries.length;

/** Wordy phrases and heavy words, each with its shorter form in the same grammar. */
export const wordy: EditorRule = (sentence, text) => {
  const found: Proposal[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const word = sentence[index];
    if (!word) continue;
    const candidates = [...(byFirst.get(word.lower) ?? []), ...(word.lemma === word.lower ? [] : (byFirst.get(word.lemma) ?? []))];
    const entry = candidates.find((one) => fits(one, sentence, index));
    const proposal = entry && proposalOf(entry, sentence, index, text);
    if (!entry || !proposal) continue;
    found.push(proposal);
    index += entry.words.length - 1;
  }
  return found;
};

function fits({ words, by, pos, gates }: Entry, sentence: readonly EnglishWord[], index: number): boolean {
  const first = sentence[index];
  if (!first) return false;
  const isFirst =
    by === "text"
      ? first.lower === words[0]
      : by === "verb"
        ? /^(?:VERB|AUX)$/.test(first.pos) && first.lemma === words[0]
        : first.pos === pos && first.lemma === words[0];
  if (!isFirst || !words.every((word, step) => step === 0 || sentence[index + step]?.lower === word)) return false;
  return gates.every(({ side, isNot, among }) => {
    const neighbor = sentence[side === "next" ? index + words.length : index - 1];
    const isAmong = neighbor !== undefined && (among.has(neighbor.pos) || among.has(neighbor.lower));
    return isAmong !== isNot;
  });
}

function proposalOf(entry: Entry, sentence: readonly EnglishWord[], index: number, text: string): Proposal | undefined {
  const first = present(sentence[index]);
  const last = present(sentence[index + entry.words.length - 1]);
  const shorter = formed(entry, first, sentence[index - 1]);
  if (shorter === undefined) return undefined;
  const kind = entry.words.length === 1 ? "plainer" : "wordy";
  if (shorter !== "")
    return withArticle({ kind, from: first.at, to: endOf(last), options: [casedLike(first.text, shorter)], reason: entry.reason });
  // What is taken out leaves one space, and gives its capital to the next word.
  const next = sentence[index + entry.words.length];
  if (!next || /^[.!?]/.test(next.text)) return undefined;
  const skip = next.text === "," ? sentence[index + entry.words.length + 1] : next;
  if (!skip) return undefined;
  return { kind, from: first.at, to: endOf(skip), options: [casedLike(first.text, skip.text)], reason: "Adds nothing" };

  /** "a numerous" does not become "a many", and "an initial" becomes "a first". */
  function withArticle(proposal: Proposal): Proposal | undefined {
    const before = sentence[index - 1];
    if (!before || !/^an?$/.test(before.lower)) return proposal;
    const [option = ""] = proposal.options;
    if (/^(?:many|more|enough|much|several|most|all|people)\b/.test(option)) return undefined;
    const article = articleFor(option);
    if (article === undefined || article === before.lower) return proposal;
    return {
      ...proposal,
      from: before.at,
      options: [`${casedLike(before.text, article)}${text.slice(endOf(before), proposal.from)}${option}`],
    };
  }
}

function formed({ by, shorter, words, pos }: Entry, first: EnglishWord, before: EnglishWord | undefined): string | undefined {
  if (by === "verb") {
    if (words[0] === "be") return formedBe(shorter, first.lower);
    const form = formOf(
      first.lower,
      first.lemma,
      before?.pos === "AUX" || /^(?:have|has|had|be|been|being|is|are|was|were)$/.test(before?.lower ?? ""),
    );
    return form && shorter ? phraseIn(form, shorter) : undefined;
  }
  if (by === "word" && pos === "NOUN" && first.lower !== first.lemma) return pluralOf(shorter);
  return by === "word" && first.lower !== words[0] ? undefined : shorter;
}

function formedBe(shorter: string, form: string): string | undefined {
  if (form === "is") return phraseIn("s", shorter);
  if (form === "are" || form === "am" || form === "be") return phraseIn("base", shorter);
  return form === "was" || form === "were" ? phraseIn("past", shorter) : undefined;
}
