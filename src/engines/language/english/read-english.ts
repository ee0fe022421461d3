import type { WinkMethods } from "wink-nlp";

/** What a word does in its sentence, by the Universal POS tags: https://universaldependencies.org/u/pos/ */
type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SPACE"
  | "SYM"
  | "VERB"
  | "X";

export interface EnglishWord {
  /** As written. */
  text: string;
  lower: string;
  lemma: string;
  pos: PartOfSpeech;
  /** Offset in the text. */
  at: number;
  /** Nothing stands between it and the word before. */
  joined: boolean;
}

/** One that is loaded reads a text at once: sentences of words with what each does. */
export interface EnglishReader {
  sentencesOf(text: string): EnglishWord[][];
}

let loading: Promise<EnglishReader> | undefined;

/** The reader's model takes 67 MB and about a second: nobody pays for it before a text has to be read. */
export function loadEnglish(): Promise<EnglishReader> {
  loading ??= load();
  return loading;
}

async function load(): Promise<EnglishReader> {
  const [{ default: winkNLP }, { default: model }] = await Promise.all([import("wink-nlp"), import("wink-eng-lite-web-model")]);
  const nlp = winkNLP(model, ["sbd", "pos"]);
  return { sentencesOf: (text) => read(nlp, text) };
}

function read(nlp: WinkMethods, text: string): EnglishWord[][] {
  const doc = nlp.readDoc(text);
  const tokens = doc.tokens();
  const [texts, parts, lemmas] = [tokens.out() as string[], tokens.out(nlp.its.pos), tokens.out(nlp.its.lemma as never)] as [
    string[],
    PartOfSpeech[],
    string[],
  ];
  let end = 0;
  const words = texts.map((word, index): EnglishWord => {
    const at = Math.max(text.indexOf(word, end), end);
    const joined = index > 0 && at === end;
    end = at + word.length;
    return { text: word, lower: word.toLowerCase(), lemma: lemmas[index] ?? word, pos: parts[index] ?? "X", at, joined };
  });
  const spans = doc.sentences().out(nlp.its.span) as unknown as [number, number][];
  const sentences: EnglishWord[][] = [];
  for (const [from, to] of spans) {
    const sentence = words.slice(from, to + 1);
    if (goesOn(sentence)) sentences.at(-1)?.push(...sentence);
    else sentences.push(sentence);
  }
  return sentences;
}

/** wink ends a sentence at the stop of "robots.txt": what follows a stop at once in a small letter is no new one. */
const goesOn = ([first]: readonly EnglishWord[]) => first?.joined === true && /^\p{Ll}/u.test(first.text);
