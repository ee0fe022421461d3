import type { KeywordPart } from "#engines/language/keywords/keyword.ts";
import { wordsIn } from "#engines/language/segment-text.ts";
import type { ContentCounts } from "./seo-content-optimization.schema.ts";

/** A page or a draft in reading order, with what is counted of it. */
export interface Content {
  parts: KeywordPart[];
  counts: ContentCounts;
}

const HEADING = /^ {0,3}(#{1,6})\s+/;
const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
/** `[words](address)`, and a picture with an exclamation mark before it. */
const LINK = /(!?)\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}\)/g;

/** A draft as somebody types it: paragraphs, with Markdown for headings, lists, links and pictures. */
export function readDraft(draft: string, language: string, beside = { images: 0, links: 0 }): Content {
  let { images, links } = beside;
  const plain = draft.replace(LINK, (_, picture: string, words: string) => {
    if (picture) images++;
    else links++;
    return words;
  });
  const parts: KeywordPart[] = [];
  let listItems = 0;
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) parts.push({ place: "text", text: open.join(" ") });
    open = [];
  };
  for (const line of plain.split("\n")) {
    const level = HEADING.exec(line)?.[1]?.length;
    const isItem = ITEM.test(line);
    if (level !== undefined || isItem || line.trim() === "") close();
    if (level !== undefined) parts.push({ place: level === 1 ? "h1" : "heading", text: line.replace(HEADING, "").trim() });
    else if (isItem) listItems++;
    if (level === undefined && line.trim() !== "") open.push(line.replace(ITEM, "").trim());
  }
  close();
  return { parts, counts: { ...countParts(parts, language), listItems, images, links } };
}

export function countParts(
  parts: readonly KeywordPart[],
  language: string,
): Pick<ContentCounts, "words" | "subheadings" | "paragraphs" | "questions"> {
  const read = parts.filter(({ place }) => place === "h1" || place === "heading" || place === "text");
  return {
    words: read.reduce((sum, { text }) => sum + wordsIn(text, language).length, 0),
    subheadings: read.filter(({ place }) => place === "heading").length,
    paragraphs: read.filter(({ place }) => place === "text").length,
    questions: read.reduce((sum, { text }) => sum + (text.match(QUESTION_MARKS)?.length ?? 0), 0),
  };
}

const QUESTION_MARKS = /[?？؟]+/g;

/** What a formula of reading ease is worked out on: the sentences, without headings. */
export const proseOf = (parts: readonly KeywordPart[]): string =>
  parts.flatMap(({ place, text }) => (place === "text" ? text : [])).join("\n");
