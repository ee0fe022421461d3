import { type TextStyle, textWidth } from "./text-width.ts";
import { truncateToWidth } from "./truncate-to-width.ts";

export interface WrappedText {
  lines: string[];
  cut: boolean;
}

/** Sets a text in lines of a width, as a browser breaks them, and clamps the last one with "…". */
export function wrapToLines(text: string, { maxPx, maxLines, ...style }: TextStyle & { maxPx: number; maxLines: number }): WrappedText {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== "" && lines.length < maxLines - 1) {
    const line = firstLine(rest, maxPx, style);
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  if (rest === "") return { lines, cut: false };
  const last = truncateToWidth(rest, { maxPx, ...style });
  return { lines: [...lines, last.text], cut: last.cut };
}

function firstLine(text: string, maxPx: number, style: TextStyle): string {
  let line = "";
  for (const [piece] of text.matchAll(unbroken)) {
    if (textWidth((line + piece).trimEnd(), style).px > maxPx) break;
    line += piece;
  }
  if (line !== "") return line;
  const { kept } = truncateToWidth(text, { maxPx, ellipsis: "", ...style });
  // A glyph wider than the line still has to go somewhere.
  return kept === "" ? (text.match(/^[\s\S]/u)?.[0] ?? text) : kept;
}

/** Text up to the next place where a line may break: after spaces, after a hyphen or dash, around a Chinese or Japanese character. */
const unbroken =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]\p{P}*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*?(?:\s+|[-–—](?=\p{L})|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|$)/gu;
