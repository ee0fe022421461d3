import type { KeywordPart } from "#engines/language/keywords/keyword.ts";
import { languageOf } from "#engines/language/text-language.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { pagePlaces } from "#engines/page-snapshot/text/page-places.ts";
import { wordBlocks } from "#engines/page-snapshot/text/word-blocks.ts";
import { type Content, countParts } from "./read-draft.ts";

/** Enough of any page; the keyword engine reads no more either. */
const MOST_CHARACTERS = 120_000;

export interface NamedContent extends Content {
  name: string;
  title: string;
  language: string;
}

/** The main content of a page, as it is counted and compared. */
export function pageContent(snapshot: PageSnapshot, name: string): NamedContent {
  const parts = upTo(pagePlaces(snapshot), MOST_CHARACTERS);
  const language = languageOf(parts.map(({ text }) => text).join(" "), snapshot.lang?.raw ?? null);
  const { main } = wordBlocks(snapshot);
  return {
    name,
    title: snapshot.titles[0]?.text ?? "",
    language,
    parts,
    counts: {
      ...countParts(parts, language),
      listItems: main.filter(({ tagName }) => tagName === "li").length,
      ...besideText(snapshot),
    },
  };
}

/** Pictures that are shown, and links of the main content. */
export function besideText({ images, anchors }: PageSnapshot): { images: number; links: number } {
  return {
    images: images.filter(({ isHidden, alt }) => !isHidden && alt !== "").length,
    links: anchors.filter(({ region, isHidden, resolved }) => !isHidden && resolved !== null && (region === "main" || region === "body"))
      .length,
  };
}

/** A pasted page. It is read and not kept. */
export const pastedSnapshot = (html: string): PageSnapshot => takeSnapshot({ html, url: "https://pasted.invalid/" });

/** The main content as Markdown, so that it can be edited further as a draft. */
export function draftOf(snapshot: PageSnapshot): string {
  const { main } = wordBlocks(snapshot);
  return main
    .map(({ text, tagName }, index) => {
      const level = /^h([1-6])$/.exec(tagName)?.[1];
      const line = level ? `${"#".repeat(Number(level))} ${text}` : tagName === "li" ? `- ${text}` : text;
      const isNextItem = tagName === "li" && main[index + 1]?.tagName === "li";
      return `${line}${index === main.length - 1 ? "" : isNextItem ? "\n" : "\n\n"}`;
    })
    .join("");
}

function upTo(parts: readonly KeywordPart[], most: number): KeywordPart[] {
  let left = most;
  return parts.flatMap(({ place, text }) => {
    const kept = text.slice(0, Math.max(0, left));
    left -= text.length;
    return kept === "" ? [] : { place, text: kept };
  });
}
