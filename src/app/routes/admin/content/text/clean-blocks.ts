import type { PortableTextBlock } from "@portabletext/editor";

/** What a paste brings that this site does not write: bold headings, headings in lists, titles as text, links that run code. */
export function cleanBlocks(blocks: readonly PortableTextBlock[], makeKey: () => string): PortableTextBlock[] {
  return blocks.map((block) => {
    if (block._type === "code") return { language: "text", ...block };
    return block._type === "block" ? (cleanText(block as unknown as Text, makeKey) as unknown as PortableTextBlock) : block;
  });
}

interface Text {
  _type: string;
  _key: string;
  style?: string;
  listItem?: string;
  level?: number;
  markDefs?: { _key: string; _type: string; href?: string }[];
  children: { _type: string; _key: string; text?: string; marks?: string[] }[];
}

function cleanText(block: Text, makeKey: () => string): Text {
  const kept = (block.markDefs ?? []).filter(({ _type, href = "" }) => _type !== "link" || isSafe(href));
  const dropped = new Set((block.markDefs ?? []).filter((mark) => !kept.includes(mark)).map(({ _key }) => _key));
  const unlinked = { ...block, markDefs: kept, children: block.children.map((child) => without(child, (mark) => dropped.has(mark))) };
  if (!/^h\d$/.test(block.style ?? "")) return unlinked;
  const { listItem: _, level: __, ...heading } = unlinked;
  const wholly = ["strong", "em"].filter((mark) => heading.children.every((child) => !child.text?.trim() || child.marks?.includes(mark)));
  const children = heading.children.map((child) => without(child, (mark) => wholly.includes(mark)));
  return { ...heading, children: children.length > 0 ? children : [{ _type: "span", _key: makeKey(), text: "", marks: [] }] };
}

const without = (child: Text["children"][number], isGone: (mark: string) => boolean) =>
  child.marks ? { ...child, marks: child.marks.filter((mark) => !isGone(mark)) } : child;

/** An address of the web, of a mail box, of a telephone, or of this site. */
const isSafe = (href: string) => /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href.trim());
