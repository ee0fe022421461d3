/** Where a phrase can stand in a page. A text without markup has only "text". */
export const keywordPlaces = ["title", "description", "h1", "heading", "text", "link", "alt"] as const;
type KeywordPlace = (typeof keywordPlaces)[number];

/** A piece of a page in reading order: a title, a heading, a paragraph. */
export interface KeywordPart {
  place: KeywordPlace;
  text: string;
}

export interface Keyword {
  /** As it is written most often, in lower case but for names. */
  phrase: string;
  /** 100 is the highest of this text: it ranks phrases within a text and says nothing about searches. */
  score: number;
  /** Times in headings and text; links stand in the text already. */
  count: number;
  /** How many parts of each kind hold it. */
  places: Readonly<Record<KeywordPlace, number>>;
  /** Stems joined by a space: the same for "server log" and "Server logs". */
  key: string;
  /** Sentences that hold it, by number, for what stands together. */
  sentences: readonly number[];
  /** Words before its first place. */
  first: number;
}
