import type { RichText } from "#core/content/rich-text.ts";

/** Of everything that a reader of the text sees: paragraphs, tables, code, captions. */
export function countWords(content: RichText): number {
  const texts = content.flatMap((block) => {
    if (block._type === "block") return block.children.map(({ text }) => text).join("");
    if (block._type === "table") return block.rows.flatMap(({ cells }) => cells);
    if (block._type === "code") return block.code;
    return block._type === "image" ? (block.caption ?? []) : (block.text ?? []);
  });
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
