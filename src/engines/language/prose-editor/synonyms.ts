import type { EnglishWord } from "../english/read-english.ts";
import { articleFor } from "./article.ts";
import { type EditorRule, endOf } from "./editor-rule.ts";
import { casedLike, formOf, phraseIn, pluralOf } from "./inflect.ts";
import table from "./synonyms.txt?raw";

const PARTS: Readonly<Record<string, string>> = { NOUN: "n", VERB: "v", ADJ: "a", ADV: "r" };
/** Words so common that no synonym serves them. */
const PLAIN =
  /^(?:be|have|do|go|get|make|take|give|put|say|see|use|know|come|let|need|want|one|thing|way|time|year|day|people|page|site|text|word|line|new|good|many|more|most|other|same|such|first|last|next|own|only|also|just|very|even|still|well|now|then|here|there|so|too|as|not|up|out|back|much|often|again|away|site|website|home|list|part|number|file|search|link|title)$/;

let synonyms: Map<string, readonly string[]> | undefined;

function synonymsOf(part: string, lemma: string): readonly string[] {
  synonyms ??= new Map(
    table
      .trim()
      .split("\n")
      .map((line) => {
        const [key = "", words = ""] = line.split(":");
        return [key, words.split(",")] as const;
      }),
  );
  return synonyms.get(`${part} ${lemma}`) ?? [];
}

/** Words that may stand in another's place, in the same form. Offered, never put in: three of four such swaps change the sense. */
export const synonymOffers: EditorRule = (sentence, text) =>
  sentence.flatMap((word, index) => {
    const part = PARTS[word.pos];
    if (!part || !/^[a-z]+$/.test(word.text) || word.lower.length < 4 || PLAIN.test(word.lemma)) return [];
    const options = synonymsOf(part, word.lemma)
      .flatMap((synonym) => inFormOf(word, sentence[index - 1], synonym) ?? [])
      .slice(0, 5);
    if (options.length === 0) return [];
    const before = sentence[index - 1];
    const hasArticle = before !== undefined && /^an?$/.test(before.lower);
    const written = hasArticle
      ? options.flatMap((option) => {
          const right = articleFor(option);
          return right ? `${casedLike(before.text, right)}${text.slice(endOf(before), word.at)}${option}` : [];
        })
      : options;
    return [
      { kind: "synonym" as const, from: hasArticle ? before.at : word.at, to: endOf(word), options: written, reason: "Another word" },
    ];
  });

function inFormOf(word: EnglishWord, before: EnglishWord | undefined, synonym: string): string | undefined {
  if (word.pos === "VERB") {
    const form = formOf(word.lower, word.lemma, before?.pos === "AUX");
    return form ? phraseIn(form, synonym) : undefined;
  }
  if (word.pos === "NOUN")
    return word.lower === word.lemma
      ? synonym
      : word.lower === pluralOf(word.lemma) && !synonym.includes(" ")
        ? pluralOf(synonym)
        : undefined;
  return word.lower === word.lemma ? synonym : undefined;
}
