import type { EnglishWord } from "../english/read-english.ts";
import { beginsClause, type EditorRule, endOf, isFirst, type Proposal } from "./editor-rule.ts";
import { casedLike, pluralOf, withS } from "./inflect.ts";

const PLURAL_BE: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  "doesn't": "don't",
  "isn't": "aren't",
  "wasn't": "weren't",
};
const SINGULAR_BE: Readonly<Record<string, string>> = { are: "is", have: "has", do: "does", "don't": "doesn't", "aren't": "isn't" };
const SINGULAR_IN_S = /(?:ics|news|series|species|ss|us|is)$|^(?:means|headquarters|lens|canvas|bus|gas|status|analysis|sms|css|dns|cms)$/;
const GROUPS =
  /^(?:number|lot|couple|team|group|few|majority|variety|range|host|handful|pair|bunch|series|set|percentage|percent|staff|family|police|half|third|dozen|hundred|thousand|data|media|people)$/;
const PLURAL_ALONE =
  /^(?:data|media|criteria|people|sheep|series|species|fish|staff|police|phenomena|analytics|metrics|kinds|aircraft|means|children|men|women|statistics)$/;

/** Verbs that do not fit their subject, and small words taken for one another. Only where the subject is beyond doubt. */
export const agreement: EditorRule = (sentence) =>
  sentence.flatMap((word, index) =>
    [...pronounVerb(sentence, index), ...nounVerb(sentence, index), ...theseOf(sentence, index), ...confused(sentence, index)].map(
      (found) => ({ ...found, options: found.options.map((option) => casedLike(word.text, option)) }),
    ),
  );

/** Where "n't" was parted from its verb, both together: "doesn't". */
function verbAt(sentence: readonly EnglishWord[], index: number): { text: string; to: number } | undefined {
  const verb = sentence[index];
  if (!verb) return undefined;
  const not = sentence[index + 1];
  return not && /^n[’']t$/.test(not.lower) && not.at === endOf(verb)
    ? { text: `${verb.lower}n't`, to: endOf(not) }
    : { text: verb.lower, to: endOf(verb) };
}

function change(word: EnglishWord, to: number, options: readonly string[], reason: string): Proposal {
  return { kind: "agreement", from: word.at, to, options, reason };
}

function pronounVerb(sentence: readonly EnglishWord[], index: number): Proposal[] {
  const verb = sentence[index];
  const subject = sentence[index - 1];
  if (!verb || !subject || !beginsClause(sentence, index - 1)) return [];
  const { text = "", to = 0 } = verbAt(sentence, index) ?? {};
  const said = (right: string) => [change(verb, to, [right], `“${subject.lower}” with “${right}”`)];
  if (/^(?:they|we|you)$/.test(subject.lower) && PLURAL_BE[text]) return said(PLURAL_BE[text]);
  if (/^(?:he|she|it)$/.test(subject.lower) && SINGULAR_BE[text] && sentence[index - 2]?.lower !== "if") return said(SINGULAR_BE[text]);
  if (
    /^(?:he|she|it)$/.test(subject.lower) &&
    isFirst(sentence, index - 1) &&
    verb.pos === "VERB" &&
    verb.lower === verb.lemma &&
    verb.lower !== "be" &&
    !/(?:ed|s|ing)$|^(?:put|set|cut|let|cost|hit|hurt|read|quit|shut|split|spread|beat|bet|became|came|ran|go[nt]|found|left|saw|felt|fell|lay|led|fed|met|won|built|sent|spent|lost|meant|held|kept|made|paid|said|sold|told|took|went|wrote|gave|got|had|did|knew|grew|drew|threw|flew|began|broke|chose|drove|rose|spoke|stood|thought|taught|brought|bought|caught|understood|wound|ground|bound)$/.test(
      verb.lower,
    )
  )
    return said(withS(verb.lower));
  return [];
}

function nounVerb(sentence: readonly EnglishWord[], index: number): Proposal[] {
  const verb = sentence[index];
  const noun = sentence[index - 1];
  if (!verb || noun?.pos !== "NOUN" || verb.at === endOf(noun)) return [];
  let start = index - 2;
  while (/^(?:ADJ|NOUN)$/.test(sentence[start]?.pos ?? "")) start--;
  const determiner = sentence[start];
  if (!determiner || !beginsClause(sentence, start) || /^(?:and|if)$/.test(sentence[start - 1]?.lower ?? "")) return [];
  const { text = "", to = 0 } = verbAt(sentence, index) ?? {};
  const isPlural = noun.lower.endsWith("s") && noun.lower !== noun.lemma && !SINGULAR_IN_S.test(noun.lower);
  if (isPlural && /^(?:the|these|those|all|many|several|both|our|their|my|your|its)$/.test(determiner.lower) && PLURAL_BE[text])
    return [change(verb, to, [PLURAL_BE[text]], `“${noun.lower}” is plural`)];
  const isSingular = noun.lower === noun.lemma && !GROUPS.test(noun.lower) && !noun.lower.endsWith("s");
  if (isSingular && /^(?:this|each|every|an?)$/.test(determiner.lower) && SINGULAR_BE[text])
    return [change(verb, to, [SINGULAR_BE[text]], `“${determiner.lower} ${noun.lower}” is one`)];
  return [];
}

function theseOf(sentence: readonly EnglishWord[], index: number): Proposal[] {
  const word = sentence[index];
  const noun = sentence[index + 1];
  const next = sentence[index + 2];
  if (!word || !/^(?:these|those)$/.test(word.lower) || noun?.pos !== "NOUN" || noun.lower !== noun.lemma || !/^[a-z]+$/.test(noun.lower))
    return [];
  if (
    PLURAL_ALONE.test(noun.lower) ||
    noun.lower.endsWith("s") ||
    /^(?:NOUN|ADJ|PROPN|NUM|CCONJ|VERB)$/.test(next?.pos ?? "") ||
    next?.text === "-"
  )
    return [];
  const single = word.lower === "these" ? "this" : "that";
  return [change(word, endOf(noun), [`${word.lower} ${pluralOf(noun.lower)}`, `${single} ${noun.lower}`], `“${word.lower}” is plural`)];
}

/** Pairs that a spelling list cannot tell apart. */
function confused(sentence: readonly EnglishWord[], index: number): Proposal[] {
  const word = sentence[index];
  const next = sentence[index + 1];
  const before = sentence[index - 1];
  if (!word || !next) return [];
  const pair = `${word.lower} ${next.lower}`;
  if (/^(?:could|should|would|must|might) of$/.test(pair) && sentence[index + 2]?.lower !== "course")
    return [change(word, endOf(next), [`${word.lower} have`], "“have”, not “of”")];
  if (word.lower === "its" && /^(?:a|an|the|been|not|going|very|also|too|important|possible|clear|worth)$/.test(next.lower))
    return [change(word, endOf(word), ["it's"], "short for “it is”")];
  if (/^it$/.test(word.lower) && /^[’']s$/.test(next.lower) && sentence[index + 2]?.lower === "own")
    return [change(word, endOf(next), ["its"], "belongs to it")];
  if (
    word.lower === "then" &&
    before &&
    /^(?:more|less|better|worse|rather|other|faster|slower|larger|smaller|bigger|higher|lower|fewer|longer|shorter|older|newer|easier|cheaper)$/.test(
      before.lower,
    )
  )
    return [change(word, endOf(word), ["than"], `“${before.lower} than”`)];
  if (word.lower === "their" && /^(?:is|are|was|were|has|have)$/.test(next.lower))
    return [change(word, endOf(word), ["there"], `“there ${next.lower}”`)];
  if (word.lower === "your" && /^(?:welcome|going|not)$/.test(next.lower))
    return [change(word, endOf(word), ["you're"], "short for “you are”")];
  if (
    before?.lower === "there" &&
    /^(?:is|was)$/.test(word.lower) &&
    (/^(?:many|several|few|both|two|three|four|five|six|ten)$/.test(next.lower) || /^(?:[2-9]|[1-9]\d+)$/.test(next.lower)) &&
    sentence[index + 2]?.lower.endsWith("s")
  )
    return [change(word, endOf(word), [word.lower === "is" ? "are" : "were"], "several of them")];
  return [];
}
