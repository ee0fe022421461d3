import { editKinds, type ProseEdit } from "#core/prose/prose-edit.ts";
import { brokenFact, checkFacts, untouchable } from "#core/prose/prose-facts.ts";
import { type EnglishReader, type EnglishWord, loadEnglish } from "../english/read-english.ts";
import { agreement } from "./agreement.ts";
import { article } from "./article.ts";
import { expandContractions, useContractions } from "./contractions.ts";
import { type EditorRule, endOf, type Proposal } from "./editor-rule.ts";
import { passive } from "./passive.ts";
import { repeated } from "./repeated.ts";
import { createSpelling, loadSpelling, type SpellingList } from "./spelling.ts";
import { split } from "./split.ts";
import { synonymOffers } from "./synonyms.ts";
import { wordy } from "./wordy.ts";

export interface EditWishes {
  /** Contractions written out, used, or left. */
  tone?: "formal" | "friendly" | undefined;
  /** Wordy phrases shortened and passives turned; true by default. */
  shorter?: boolean | undefined;
  /** Plainer words and shorter sentences; true by default. */
  easier?: boolean | undefined;
  /** Words and phrases that stay as they are. */
  locked?: readonly string[] | undefined;
  synonyms?: boolean | undefined;
}

/** An editor that works by rules alone: every change has its place, its reason and its replacement, and none changes a fact. */
export interface ProseEditor {
  reader: EnglishReader;
  /** False for what is no English: its words would pass for bad spelling, so that nothing of it is edited. */
  reads(text: string): boolean;
  edit(text: string, wishes?: EditWishes): ProseEdit[];
}

export async function loadProseEditor(): Promise<ProseEditor> {
  const [reader, spelling] = await Promise.all([loadEnglish(), loadSpelling()]);
  return {
    reader,
    reads: (text) => isEnglish(reader.sentencesOf(text), spelling),
    edit: (text, wishes = {}) => editProse(text, reader, spelling, wishes),
  };
}

function editProse(text: string, reader: EnglishReader, list: SpellingList, wishes: EditWishes): ProseEdit[] {
  const { shorter = true, easier = true, tone, synonyms = true, locked = [] } = wishes;
  const sentences = reader.sentencesOf(text);
  if (!isEnglish(sentences, list)) return [];
  const rules: EditorRule[] = [
    repeated,
    article,
    agreement,
    ...(shorter || easier ? [wordy] : []),
    ...(shorter ? [passive] : []),
    ...(easier ? [split] : []),
    ...(tone === "formal" ? [expandContractions] : tone === "friendly" ? [useContractions] : []),
    ...(synonyms ? [synonymOffers] : []),
  ];
  const keep = [...untouchable(text), ...lockedIn(text, locked)];
  const proposals = [
    ...createSpelling(list)(sentences),
    ...sentences.flatMap((sentence) =>
      rules.flatMap((rule) => rule(sentence, text)).filter((proposal) => keepsFacts(text, sentence, proposal, locked)),
    ),
  ].filter(
    ({ kind, from, to }) =>
      (shorter || kind !== "wordy") && (easier || kind !== "plainer") && !keep.some((span) => mayNotTouch(kind, span, from, to)),
  );
  const settled = settle(proposals);
  const numbered = settled.filter(({ kind }) => kind !== "synonym");
  return settled.map((proposal) => ({
    ...proposal,
    id: proposal.kind === "synonym" ? `w${settled.indexOf(proposal) + 1}` : String(numbered.indexOf(proposal) + 1),
    before: text.slice(proposal.from, proposal.to),
  }));
}

const MOST_WEIGHED = 400;

/** Half of its words are English ones. Those with a capital may be names. */
function isEnglish(sentences: readonly (readonly EnglishWord[])[], list: SpellingList): boolean {
  const words = sentences
    .flat()
    .map(({ text }) => text)
    .filter((word) => /^(?!\p{Lu})\p{L}{2,}$/u.test(word))
    .slice(0, MOST_WEIGHED);
  return words.length < 2 || words.filter((word) => list.correct(word)).length * 2 >= words.length;
}

/** A sentence that is turned may carry a quote or an address along, whole; every other edit stays out of them. */
const mayNotTouch = (kind: string, span: { from: number; to: number }, from: number, to: number): boolean =>
  from < span.to && to > span.from && !(kind === "passive" && from <= span.from && to >= span.to);

function lockedIn(text: string, locked: readonly string[]): { from: number; to: number }[] {
  const lower = text.toLowerCase();
  return locked.flatMap((phrase) => {
    const spans: { from: number; to: number }[] = [];
    const sought = phrase.trim().toLowerCase();
    for (let at = sought ? lower.indexOf(sought) : -1; at !== -1; at = lower.indexOf(sought, at + sought.length))
      spans.push({ from: at, to: at + sought.length });
    return spans;
  });
}

/** Small letters without a number or a negation among them: nothing that could be lost. */
const MAY_HOLD_FACTS =
  /[^\p{Ll}\s',.;-]|\b(?:no|not|none|never|nor|neither|nothing|nobody|nowhere|without|cannot|half|twice|dozen)\b|n't|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twel|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion)/u;

/** Every option is tried in its sentence: numbers, names, links, quotes and negations have to come out as they went in. */
function keepsFacts(text: string, sentence: readonly EnglishWord[], { from, to, options }: Proposal, locked: readonly string[]): boolean {
  const start = sentence[0]?.at ?? 0;
  const last = sentence.at(-1);
  const end = last ? endOf(last) : text.length;
  const before = text.slice(start, end);
  if (![text.slice(from, to), ...options].some((words) => MAY_HOLD_FACTS.test(words)) && locked.length === 0) return true;
  return options.every((option) => {
    const after = text.slice(start, from) + option + text.slice(to, end);
    return after !== before && brokenFact(checkFacts(before, after, locked)) === undefined;
  });
}

/** Where two meet, the graver stays; of equals the shorter one, so that as much as possible can be decided by itself. */
function settle(proposals: readonly Proposal[]): Proposal[] {
  const settled: Proposal[] = [];
  const byRank = [...proposals].sort(
    (a, b) => editKinds.indexOf(a.kind) - editKinds.indexOf(b.kind) || a.to - a.from - (b.to - b.from) || a.from - b.from,
  );
  for (const proposal of byRank) if (!settled.some(({ from, to }) => proposal.from < to && proposal.to > from)) settled.push(proposal);
  return settled.sort((a, b) => a.from - b.from);
}
