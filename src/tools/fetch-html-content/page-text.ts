import type { PageSnapshot } from "#engines/page-snapshot/page-snapshot.ts";

/** What readers see, a block a line, with an empty line before each heading. */
export function pageText({ textBlocks }: PageSnapshot, maxCharacters: number): string {
  const lines: string[] = [];
  let left = maxCharacters;
  for (const { text, tagName } of textBlocks) {
    left -= text.length + 1;
    if (left < 0) break;
    if (/^h[1-6]$/.test(tagName) && lines.length > 0) lines.push("");
    lines.push(text);
  }
  return lines.join("\n");
}
