import { applyEdits, isSafe, type ProseEdit } from "#core/prose/prose-edit.ts";
import { brokenFact, checkFacts } from "#core/prose/prose-facts.ts";
import type { EnglishWord } from "../english/read-english.ts";
import { expandContractions, useContractions } from "./contractions.ts";
import type { EditWishes, ProseEditor } from "./edit-prose.ts";
import { endOf, isWord, type Proposal } from "./editor-rule.ts";

/** One sentence of a text and other ways to say it, each whole. */
export interface SentenceWays {
  from: number;
  to: number;
  text: string;
  ways: readonly { text: string; how: string }[];
  /** Words that others might stand for, to be chosen one by one. */
  offers: readonly ProseEdit[];
}

const MARKERS: Readonly<Record<string, string>> = {
  however: "still",
  therefore: "so",
  thus: "so",
  hence: "so",
  moreover: "also",
  furthermore: "also",
  additionally: "also",
  nevertheless: "even so",
  meanwhile: "at the same time",
  "for example": "for instance",
  "for instance": "for example",
  "in addition": "also",
  "in fact": "indeed",
  "in contrast": "on the other hand",
  "on the other hand": "by contrast",
  "as a result": "so",
  "in short": "in brief",
  finally: "last",
  usually: "as a rule",
  often: "in many cases",
};
const JOINS = /^(?:if|when|because|although|while|after|before|since|unless|once)$/;

/** What can be done to each sentence by its grammar alone. Nothing is guessed: a sentence that gives no handle has no other way. */
export function waysOf(text: string, editor: ProseEditor, wishes: EditWishes = {}): SentenceWays[] {
  const edits = editor.edit(text, wishes);
  return editor.reader.sentencesOf(text).flatMap((words): SentenceWays[] => {
    const shown = words.slice(words.findIndex(({ pos }) => pos !== "SPACE"));
    const first = shown[0];
    const last = shown.at(-1);
    if (!first || !last || !shown.some(isWord)) return [];
    const [from, to] = [first.at, endOf(last)];
    const sentence = text.slice(from, to);
    const own = edits.filter((edit) => edit.from >= from && edit.to <= to);
    const local = own.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
    const moved = shown.map((word) => ({ ...word, at: word.at - from }));
    const made = [
      way(sentence, local.filter(isSafe), "All edits of the rules"),
      ...(["passive", "split"] as const).map((kind) =>
        way(
          sentence,
          local.filter((edit) => edit.kind === kind),
          kind === "passive" ? "Who did it comes first" : "Two sentences",
        ),
      ),
      way(
        sentence,
        local.filter(({ kind }) => kind === "wordy" || kind === "plainer"),
        "Shorter words",
      ),
      turned(moved, sentence),
      marker(sentence),
      way(sentence, asEdits(expandContractions(moved, sentence)), "Contractions written out"),
      way(sentence, asEdits(useContractions(moved, sentence)), "Contractions, as people speak"),
    ];
    const seen = new Set([sentence]);
    const ways = made.flatMap((one) => {
      if (!one || seen.has(one.text) || brokenFact(checkFacts(sentence, one.text, wishes.locked)) !== undefined) return [];
      seen.add(one.text);
      return [one];
    });
    return [{ from, to, text: sentence, ways, offers: own.filter(({ kind }) => kind === "synonym") }];
  });
}

function way(sentence: string, edits: readonly ProseEdit[], how: string): { text: string; how: string } | undefined {
  return edits.length === 0 ? undefined : { how, text: applyEdits(sentence, edits, new Map(edits.map(({ id }) => [id, 0]))) };
}

const asEdits = (proposals: readonly Proposal[]): ProseEdit[] =>
  proposals.map((proposal, index) => ({ ...proposal, id: String(index), before: "" }));

/** “If it rains, we stay.” ↔ “We stay if it rains.” Only where one comma parts the two. */
function turned(words: readonly EnglishWord[], sentence: string): { text: string; how: string } | undefined {
  const how = "The other half first";
  const end = /[.!]+$/.exec(sentence)?.[0];
  if (!end || /[;:“”"()—]/.test(sentence)) return undefined;
  const [first] = words;
  const commas = words.flatMap(({ text }, index) => (text === "," ? index : []));
  const body = sentence.slice(0, -end.length);
  const [comma = 0] = commas;
  if (first && JOINS.test(first.lower) && commas.length === 1 && hasVerb(words.slice(0, comma)) && hasVerb(words.slice(comma))) {
    const at = words[comma]?.at ?? 0;
    return { how, text: `${capital(body.slice(at + 1).trim())} ${lowered(body.slice(0, at), first)}${end}` };
  }
  if (commas.length > 0 || !first) return undefined;
  const joins = words.flatMap(({ lower }, index) => (index > 1 && /^(?:because|although|unless)$/.test(lower) ? index : []));
  const [join] = joins;
  if (
    joins.length !== 1 ||
    join === undefined ||
    !hasVerb(words.slice(0, join)) ||
    !hasVerb(words.slice(join)) ||
    words[join - 1]?.pos === "ADV"
  )
    return undefined;
  const at = words[join]?.at ?? 0;
  return { how, text: `${capital(body.slice(at))}, ${lowered(body.slice(0, at).trim(), first)}${end}` };
}

/** “However, …” → “Still, …”. */
function marker(sentence: string): { text: string; how: string } | undefined {
  const [whole = "", words = ""] = /^([A-Za-z]+(?: [a-z]+){0,3}),(?= )/.exec(sentence) ?? [];
  const other = MARKERS[words.toLowerCase()];
  return other ? { how: "Another opening", text: `${capital(other)},${sentence.slice(whole.length)}` } : undefined;
}

const hasVerb = (words: readonly EnglishWord[]): boolean => words.some(({ pos }) => pos === "VERB" || pos === "AUX");
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const lowered = (text: string, { pos, text: word }: EnglishWord): string =>
  pos === "PROPN" || word === "I" || /^.+\p{Lu}/u.test(word) ? text : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
