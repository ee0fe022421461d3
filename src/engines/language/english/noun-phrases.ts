import { present } from "#core/errors/present.ts";
import type { EnglishWord } from "./read-english.ts";

/** Words that stand together and end in a noun, as written: "sparse attention", "e-mail server logs". */
export interface NounPhrase {
  words: PhraseWord[];
  /** Offset of the first word and of the end of the last. */
  from: number;
  to: number;
}

export interface PhraseWord {
  text: string;
  lower: string;
  /** A name: capitals where a sentence does not ask for them. */
  isName: boolean;
  /** A capital that the beginning of a sentence may have asked for, or a name: the rest of the text knows. */
  mayBeName: boolean;
  isNoun: boolean;
  from: number;
  to: number;
}

/** The longest noun phrases of a sentence, in order. What a hyphen or an ampersand joins is one word. */
export function nounPhrasesOf(sentence: readonly EnglishWord[]): NounPhrase[] {
  const units = unitsOf(sentence);
  const phrases: NounPhrase[] = [];
  let open: Unit[] = [];
  const close = () => {
    while (open.length > 0 && !open.at(-1)?.isNoun) open.pop();
    const [first, last] = [open[0], open.at(-1)];
    if (first && last) phrases.push({ words: open, from: first.from, to: last.to });
    open = [];
  };
  for (const [index, unit] of units.entries()) {
    const [before, after] = [units[index - 1], units[index + 1]];
    if (unit.isName && before?.isNoun && !before.isName && IS_PLURAL.test(before.lower)) close();
    if (!isVerbAfter(before, unit, after) && opensOrGoesOn(unit, before, after, open.length > 0))
      open.push(asNoun(unit, after, open.length > 0));
    else close();
  }
  close();
  return phrases;
}

interface Unit extends PhraseWord {
  pos: EnglishWord["pos"];
}

/** Also the stop of "robots.txt" and the sign of "R&D". */
const JOINER = /^[-‐‑.&]$/;

/** Words with what is joined to them: wink parts "real-time" into three. */
function unitsOf(sentence: readonly EnglishWord[]): Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < sentence.length; index++) {
    const word = present(sentence[index]);
    const last = units.at(-1);
    const next = sentence[index + 1];
    const joins = JOINER.test(word.text) && word.joined && next?.joined && /^[\p{L}\p{N}]/u.test(next.text);
    if (joins && last && next && /[\p{L}\p{N}]$/u.test(last.text)) {
      const text = `${last.text}${word.text}${next.text}`;
      // "real-time" before a noun tells of it; "e-mail" and "trade-off" are nouns by their last part.
      const pos = next.pos === "NOUN" || next.pos === "PROPN" ? next.pos : "ADJ";
      units[units.length - 1] = {
        ...last,
        text,
        lower: text.toLowerCase(),
        pos,
        isNoun: pos !== "ADJ",
        isName: last.isName && pos === "PROPN",
        mayBeName: false,
        to: next.at + next.text.length,
      };
      index++;
      continue;
    }
    const isCapital = word.pos === "PROPN" && /^\p{Lu}/u.test(word.text);
    units.push({
      text: word.text,
      lower: word.lower,
      pos: word.pos,
      isNoun: word.pos === "NOUN" || word.pos === "PROPN",
      isName: isCapital && (index > 0 || /^\p{Lu}{2}|\p{Ll}\p{Lu}/u.test(word.text)),
      mayBeName: isCapital && index === 0,
      from: word.at,
      to: word.at + word.text.length,
    });
  }
  return units;
}

/** Verbs in -ing that begin a clause, where others could tell what kind of thing is meant ("operating system"). */
const OPENING_VERBS = new Set(
  "using including having being containing involving providing making giving taking getting going doing following considering concerning regarding allowing applying causing showing leading resulting becoming according depending based compared used given made taken shown found seen known called said".split(
    " ",
  ),
);

function opensOrGoesOn(unit: Unit, before: Unit | undefined, after: Unit | undefined, isOpen: boolean): boolean {
  if (!/[\p{L}]/u.test(unit.text) || /^[^\p{L}\p{N}]/u.test(unit.text)) return unit.pos === "NUM" && isOpen && /^\d{1,4}$/.test(unit.text);
  if (unit.isNoun || unit.pos === "ADJ") return true;
  if (unit.pos !== "VERB" || OPENING_VERBS.has(unit.lower)) return false;
  const tells = after?.isNoun || after?.pos === "ADJ";
  if (unit.lower.endsWith("ed") || unit.lower.endsWith("en"))
    return Boolean(tells) && before?.pos !== "AUX" && before?.pos !== "PRON" && !before?.isNoun && before?.pos !== "ADV";
  if (!unit.lower.endsWith("ing")) return false;
  // "machine learning", "the operating system"; "users browsing the web" and "for solving equations" are clauses.
  if (isOpen) return before?.isNoun === true && after?.pos !== "DET" && after?.pos !== "PRON";
  return Boolean(tells) && (before?.pos === "DET" || before === undefined);
}

/** Verbs that the tagger takes for nouns behind a plural ("log files show", "teams drive"): a compound has its first noun in the singular. */
const VERB_LIKE = new Set(
  `answer change show drive cost limit bind demand grade share waste move cause need help work run use make flood let lead start stop offer
   claim plan place report result return rise fall grow cover force form hold influence impact increase decrease improve look support test
   trade travel turn visit vote walk watch want wish benefit charge check control cut design drop exchange experience focus force guide hope
   interest lack match matter measure name order pay play point practice process promise purchase raise reach record release request research
   risk sound spread state struggle study suffer surprise switch target trust trick question appear become differ remain tend seem allow
   require provide give take get keep set face meet live carry stay pass open close click ask find read write build send spend begin`.split(
    /\s+/,
  ),
);
const IS_PLURAL = /[^aiosu]s$/;

function isVerbAfter(before: Unit | undefined, unit: Unit, after: Unit | undefined): boolean {
  // "Check the address": an order begins with its verb.
  if (!before && after && /^(?:DET|PRON)$/.test(after.pos)) return VERB_LIKE.has(unit.lower);
  if (!before?.isNoun || unit.pos !== "NOUN" || !after) return false;
  if (IS_PLURAL.test(before.lower)) return VERB_LIKE.has(unit.lower) && after.pos !== "PUNCT" && after.pos !== "AUX" && after.pos !== "ADP";
  return (after.pos === "DET" || after.pos === "PRON") && VERB_LIKE.has(unit.lower.replace(/s$/, ""));
}

/** "-ing" after a noun with no noun behind it is what the phrase is about: "image processing". */
function asNoun(unit: Unit, after: Unit | undefined, isOpen: boolean): Unit {
  return unit.pos === "VERB" && unit.lower.endsWith("ing") && isOpen && !after?.isNoun ? { ...unit, isNoun: true } : unit;
}
