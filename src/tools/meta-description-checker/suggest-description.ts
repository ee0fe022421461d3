import { decodeEntities } from "#core/text/html/html-entities.ts";
import { isStopWord } from "#core/text/topic-words.ts";
import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";
import { DESKTOP_DESCRIPTION } from "#engines/serp-preview/description-limits.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";

/** Yoast's upper end of what is ideal. */
const MAX_CHARACTERS = 156;
/** Shorter paragraphs are captions and dates. */
const MIN_PARAGRAPH = 60;

/**
 * A description with the faults repaired that need no writer: signs decoded, tags taken out, cut to what fits at the end of a sentence.
 * Where there is none, the first paragraph of the page that is long enough. It invents no words.
 */
export function suggestDescription(description: string, { textBlocks }: PageSnapshot): string {
  const own = cleaned(description);
  if (own !== "") return fitted(own);
  const paragraphs = textBlocks.filter(({ tagName, region, text }) => tagName === "p" && isContent(region) && text.length >= MIN_PARAGRAPH);
  return fitted(paragraphs[0]?.text.slice(0, 2000) ?? "");
}

function cleaned(text: string): string {
  return decodeEntities(text)
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function isContent(region: PageSnapshot["textBlocks"][number]["region"]): boolean {
  return region === "main" || region === "body";
}

/** All of it if it fits, else the sentences that do, else words. */
function fitted(text: string): string {
  if (fits(text)) return text;
  let kept = "";
  for (const { segment } of sentences.segment(text.slice(0, 1000))) {
    if (!fits((kept + segment).trim())) break;
    kept += segment;
  }
  // A short first sentence would give away most of the room.
  if (kept.trim().length >= MIN_PARAGRAPH) return kept.trim();
  const words = text.slice(0, 400).split(" ");
  while (words.length > 1 && (!fits(words.join(" ")) || isStopWord(words.at(-1) ?? ""))) words.pop();
  return words.join(" ").replace(/[\s,;:–—-]+$/, "");
}

function fits(text: string): boolean {
  return [...text].length <= MAX_CHARACTERS && textWidth(text, DESKTOP_DESCRIPTION).px <= DESKTOP_DESCRIPTION.maxPx;
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
