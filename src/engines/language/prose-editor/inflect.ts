/** Base, past and participle of verbs that do not take "-ed". */
const IRREGULAR = `be was been|become became become|begin began begun|bend bent bent|bind bound bound|bite bit bitten|blow blew blown|break broke broken|
bring brought brought|build built built|buy bought bought|catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|
dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|
find found found|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten|give gave given|
go went gone|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|
know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|light lit lit|lose lost lost|make made made|mean meant meant|
meet met met|mistake mistook mistaken|overcome overcame overcome|overwrite overwrote overwritten|pay paid paid|put put put|quit quit quit|read read read|
rebuild rebuilt rebuilt|rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought|
sell sold sold|send sent sent|set set set|shake shook shaken|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|
sleep slept slept|speak spoke spoken|spend spent spent|split split split|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|
strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|
throw threw thrown|undergo underwent undergone|understand understood understood|undertake undertook undertaken|wake woke woken|wear wore worn|win won won|
withdraw withdrew withdrawn|write wrote written`;
const verbs = new Map(IRREGULAR.split("|").map((line) => [line.trim().split(" ")[0] ?? "", line.trim().split(" ")] as const));
const participles = new Map([...verbs.values()].map(([base = "", , participle = ""]) => [participle, base]));
const pasts = new Map([...verbs.values()].map(([base = "", past = ""]) => [past, base]));

const PLURALS = new Map(
  "man men|woman women|child children|person people|foot feet|tooth teeth|mouse mice|life lives|knife knives|half halves|leaf leaves|shelf shelves|analysis analyses|crisis crises|basis bases|criterion criteria|phenomenon phenomena"
    .split("|")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** "-ed" and "-ing" double the last letter of a short word: stop, plan, refer. */
const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgklmnprt]|.*(?:fer|mit|pel|cur|gin|get|trol|tall|quip|gret))$/;
const doubled = (base: string) => (DOUBLES.test(base) && !/(?:[aeiou]{2}.|[wxy])$/.test(base) ? `${base}${base.at(-1)}` : base);

function pastOf(base: string): string {
  const [, past] = verbs.get(base) ?? [];
  return past ?? regularPast(base);
}

function participleOf(base: string): string {
  return verbs.get(base)?.[2] ?? regularPast(base);
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function ingOf(base: string): string {
  if (base === "be") return "being";
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (base.endsWith("e") && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

/** "she … s", and a noun's plural by the same rules of spelling. */
export function withS(base: string): string {
  if (base === "be") return "is";
  if (base === "have") return "has";
  if (/(?:s|x|z|ch|sh)$/.test(base) || /^(?:go|do|undergo)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

export const pluralOf = (noun: string): string => PLURALS.get(noun) ?? withS(noun);

export type VerbForm = "base" | "s" | "ing" | "past" | "participle";

/** The form of a verb. Where past and participle are spelled alike (“walked”), it is the participle after a helping verb. */
export function formOf(word: string, lemma: string, afterHelper: boolean): VerbForm | undefined {
  if (word === lemma && !pasts.has(word)) return "base";
  if (word === withS(lemma)) return "s";
  if (word === ingOf(lemma)) return "ing";
  if (word === participleOf(lemma) && (afterHelper || word !== pastOf(lemma))) return "participle";
  if (word === pastOf(lemma)) return "past";
  return word === lemma ? "base" : undefined;
}

export function verbIn(form: VerbForm, base: string): string {
  return { base: () => base, s: () => withS(base), ing: () => ingOf(base), past: () => pastOf(base), participle: () => participleOf(base) }[
    form
  ]();
}

/** The base of a participle: "written" → "write". What ends in "-ed" is the reader's to say. */
export const isParticiple = (word: string): boolean => word.endsWith("ed") || participles.has(word);

/** The first word of a phrase takes the form; the rest stays: "carry out" → "carried out". */
export function phraseIn(form: VerbForm, phrase: string): string {
  const [verb = "", ...rest] = phrase.split(" ");
  return [verbIn(form, verb), ...rest].join(" ");
}

/** Written as the original begins: with a capital, or not. */
export const casedLike = (original: string, word: string): string =>
  /^\p{Lu}/u.test(original) ? word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : word;
