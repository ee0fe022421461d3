import { porterStem } from "../porter-stem.ts";
import { type Keyword, type KeywordPart, keywordPlaces } from "./keyword.ts";

/** A part as stems with a space around each, so that a phrase is found by looking for its own. */
export interface StemmedPart {
  place: KeywordPart["place"];
  stems: string;
  words: number;
}

export type Stem = (lower: string) => string;
export const stemFor = (language: string): Stem => (language === "en" ? porterStem : (word) => word);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function stemmedPart({ place, text }: KeywordPart, stem: Stem): StemmedPart {
  const words = text.toLowerCase().match(WORD) ?? [];
  return { place, stems: ` ${words.map(stem).join(" ")} `, words: words.length };
}

/** The key of a phrase, as it is looked for in parts. */
export const keyOf = (phrase: string, stem: Stem): string => (phrase.toLowerCase().match(WORD) ?? []).map(stem).join(" ");

export function placesOf(key: string, parts: readonly StemmedPart[]): Keyword["places"] {
  const places = Object.fromEntries(keywordPlaces.map((place) => [place, 0])) as Record<KeywordPart["place"], number>;
  for (const { place, stems } of parts) if (stems.includes(` ${key} `)) places[place]++;
  return places;
}

/** Times a phrase stands in what is read: headings and text. */
export function timesIn(key: string, parts: readonly StemmedPart[]): number {
  let times = 0;
  for (const { place, stems } of parts) {
    if (place !== "text" && place !== "heading" && place !== "h1") continue;
    for (let at = stems.indexOf(` ${key} `); at !== -1; at = stems.indexOf(` ${key} `, at + key.length + 1)) times++;
  }
  return times;
}
