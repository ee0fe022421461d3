import { present } from "#core/errors/present.ts";
import type { EnglishWord } from "../english/read-english.ts";
import { type EditorRule, endOf, isFirst, type Proposal } from "./editor-rule.ts";
import { casedLike, isParticiple, verbIn, withS } from "./inflect.ts";
import people from "./people-and-groups.txt?raw";

const SUBJECTS: Readonly<Record<string, string>> = { i: "me", he: "him", she: "her", we: "us", they: "them", it: "it", you: "you" };
const AGENTS: Readonly<Record<string, string>> = { me: "I", him: "he", her: "she", us: "we", them: "they", it: "it", you: "you" };
const MODAL = /^(?:can|could|will|would|shall|should|may|might|must)$/;
const BE = /^(?:is|are|was|were|am)$/;
const CALENDAR =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)$/;

let somebody: Set<string> | undefined;
/** The trade's own doers, beside those that the word list knows. */
const isSomebody = (noun: EnglishWord): boolean => {
  somebody ??= new Set([
    ...people.trim().split("\n"),
    "agency",
    "bot",
    "crawler",
    "browser",
    "server",
    "plugin",
    "client",
    "startup",
    "webmaster",
    "admin",
    "user",
    "googlebot",
  ]);
  return somebody.has(noun.lemma);
};

/** “The list was checked by our editor” → “our editor checked the list”. Only where who did it is said, and is somebody. */
export const passive: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    if (word.lower !== "by") return [];
    const verb = verbBefore(sentence, index);
    const agent = agentAfter(sentence, index);
    const subject = verb && subjectBefore(sentence, verb.from);
    return verb && agent && subject ? [activeOf(sentence, text, subject, verb, agent)] : [];
  });

interface Verb {
  /** Where the first helper stands. */
  from: number;
  make(isPlural: boolean, agent: string): string;
}

/** The helpers and the participle before "by". */
function verbBefore(sentence: readonly EnglishWord[], by: number): Verb | undefined {
  const participle = sentence[by - 1];
  if (participle?.pos !== "VERB" || !isParticiple(participle.lower)) return undefined;
  const base = participle.lemma;
  let at = by - 2;
  const adverb = sentence[at]?.pos === "ADV" ? `${sentence[at--]?.lower} ` : "";
  const helper = sentence[at]?.lower ?? "";
  const before = sentence[at - 1]?.lower ?? "";
  if (BE.test(helper) && !/^(?:not|n[’']t)$/.test(before)) {
    const isPast = helper === "was" || helper === "were";
    return {
      from: at,
      make: (isPlural, agent) => `${adverb}${isPast ? verbIn("past", base) : isPlural || agent === "I" ? base : withS(base)}`,
    };
  }
  if (helper === "been" && /^(?:has|have|had)$/.test(before))
    return {
      from: at - 1,
      make: (isPlural, agent) =>
        `${before === "had" ? "had" : isPlural || agent === "I" ? "have" : "has"} ${adverb}${verbIn("participle", base)}`,
    };
  if (helper === "be" && MODAL.test(before)) return { from: at - 1, make: () => `${before} ${adverb}${base}` };
  if (helper === "being" && BE.test(before)) {
    const isPast = before === "was" || before === "were";
    return {
      from: at - 1,
      make: (isPlural, agent) =>
        `${agent === "I" ? (isPast ? "was" : "am") : isPlural ? (isPast ? "were" : "are") : isPast ? "was" : "is"} ${adverb}${verbIn("ing", base)}`,
    };
  }
  return undefined;
}

interface Part {
  from: number;
  to: number;
}

/** Who did it: a pronoun, a name, or a noun that is a person or a group. */
function agentAfter(sentence: readonly EnglishWord[], by: number): (Part & { isPlural: boolean }) | undefined {
  const first = sentence[by + 1];
  if (!first) return undefined;
  const second = sentence[by + 2];
  const standsAlone = !second || !/^(?:NOUN|ADJ|PROPN|NUM)$/.test(second.pos);
  if (first.lower in AGENTS && standsAlone) return { from: by + 1, to: by + 1, isPlural: /^(?:us|them|you)$/.test(first.lower) };
  let to = by + 1;
  if (first.pos === "DET" || /^(?:my|our|your|his|her|its|their)$/.test(first.lower)) to++;
  while (/^(?:ADJ|NUM)$/.test(sentence[to]?.pos ?? "")) to++;
  while (/^(?:NOUN|PROPN)$/.test(sentence[to]?.pos ?? "")) to++;
  const last = sentence[--to];
  const next = sentence[to + 1];
  if (!last || to <= by || CALENDAR.test(last.lower) || /^(?:and|or|[’']s|-)$/.test(next?.lower ?? "") || next?.pos === "VERB")
    return undefined;
  if (last.pos === "PROPN") return /^\p{Lu}/u.test(last.text) ? { from: by + 1, to, isPlural: false } : undefined;
  const hasDeterminer = first.pos === "DET" || first.pos === "PRON";
  const isPlural = last.lower !== last.lemma && last.lower.endsWith("s");
  return last.pos === "NOUN" && isSomebody(last) && (hasDeterminer || isPlural)
    ? { from: by + 1, to, isPlural: isPlural || last.lower === "people" }
    : undefined;
}

/** What it was done to: a plain noun phrase from the beginning of the clause to the verb. */
function subjectBefore(sentence: readonly EnglishWord[], verb: number): Part | undefined {
  let from = verb;
  while (
    from > 0 &&
    (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(sentence[from - 1]?.pos ?? "") ||
      /^(?:of|for|in|on|my|our|your|his|her|its|their)$/.test(sentence[from - 1]?.lower ?? ""))
  )
    from--;
  if (from === verb && (sentence[verb - 1]?.lower ?? "") in SUBJECTS) from--;
  if (from === verb || sentence[from]?.pos === "ADP") return undefined;
  if (!sentence.slice(from, verb).some(({ pos, lower }) => /^(?:NOUN|PROPN)$/.test(pos) || lower in SUBJECTS)) return undefined;
  const before = sentence[from - 1];
  // A lone word that begins a sentence may be a name or not, and its capital tells nothing.
  if (isFirst(sentence, from) && from === verb - 1 && sentence[from]?.pos === "PROPN") return undefined;
  const begins =
    isFirst(sentence, from) ||
    /^[,;:]$/.test(before?.text ?? "") ||
    /^(?:that|because|although|when|if|while|after|before|but|so|once|unless)$/.test(before?.lower ?? "");
  // "The pages and posts": a list before the verb is cut in the middle.
  return begins && !(before?.text === "," && hasListBefore(sentence, from)) ? { from, to: verb - 1 } : undefined;
}

/** "red, green, blue pages were …": a comma that parts members of a list, not clauses. */
const hasListBefore = (sentence: readonly EnglishWord[], from: number): boolean => {
  const before = sentence.slice(0, from - 1);
  const opens = before.find((word) => word.pos !== "SPACE");
  return !before.some(({ pos }) => pos === "VERB" || pos === "AUX") && !/^(?:ADP|ADV|SCONJ)$/.test(opens?.pos ?? "");
};

function activeOf(
  sentence: readonly EnglishWord[],
  text: string,
  subject: Part,
  verb: Verb,
  agent: Part & { isPlural: boolean },
): Proposal {
  const first = present(sentence[subject.from]);
  const last = present(sentence[agent.to]);
  const said = (part: Part) => text.slice(present(sentence[part.from]).at, endOf(present(sentence[part.to])));
  const doer = AGENTS[said(agent).toLowerCase()] ?? said(agent);
  const object = SUBJECTS[said(subject).toLowerCase()] ?? lowered(said(subject), first);
  const active = `${doer} ${verb.make(agent.isPlural, doer)} ${object}`;
  return {
    kind: "passive",
    from: first.at,
    to: endOf(last),
    options: [casedLike(first.pos === "PROPN" && subject.from > 0 ? "a" : first.text, active)],
    reason: "Active voice",
  };
}

/** A name keeps its capital wherever it stands. */
const lowered = (text: string, { pos, text: word }: EnglishWord): string =>
  pos === "PROPN" || /^.+\p{Lu}/u.test(word) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
