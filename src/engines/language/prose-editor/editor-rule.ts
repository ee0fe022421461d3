import type { EditKind } from "#core/prose/prose-edit.ts";
import type { EnglishWord } from "../english/read-english.ts";

/** A change that a rule proposes, before anybody asked whether it keeps what must be kept. */
export interface Proposal {
  kind: EditKind;
  from: number;
  to: number;
  options: readonly string[];
  reason: string;
}

/** Reads one sentence. The text is there for what stands between the words. */
export type EditorRule = (sentence: readonly EnglishWord[], text: string) => Proposal[];

export const endOf = ({ at, text }: EnglishWord): number => at + text.length;

/** A word that begins where a sentence or a clause does. */
export const beginsClause = (sentence: readonly EnglishWord[], index: number): boolean => {
  const before = sentence[index - 1];
  return (
    before === undefined ||
    before.pos === "PUNCT" ||
    before.pos === "SPACE" ||
    /^(?:that|because|when|if|and|but|so|while|since)$/.test(before.lower)
  );
};

export const isWord = ({ pos }: EnglishWord): boolean => pos !== "PUNCT" && pos !== "SPACE" && pos !== "SYM";
export const isFirst = (sentence: readonly EnglishWord[], index: number): boolean => !sentence.slice(0, index).some(isWord);
