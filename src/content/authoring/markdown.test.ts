import { describe, expect, it } from "vitest";
import { markdownToRichText } from "./markdown.ts";

/** What a reader would care about, without keys. */
const outline = (markdown: string) =>
  markdownToRichText(markdown).map((block) => {
    if (block._type === "code") return { code: block.code, language: block.language };
    if (block._type === "table") return { caption: block.caption, rows: block.rows.map((row) => row.cells) };
    if (block._type !== "block") return block;
    const style = block.listItem ?? block.style;
    return { [style]: block.children.map((span) => span.text).join("") };
  });

describe("markdownToRichText", () => {
  it("reads headings, wrapped paragraphs, lists and quotes", () => {
    expect(outline("## One\n\nFirst line\nsecond line.\n\n### Two\n- a\n- b\n  goes on\n1. x\n2. y\n\n> quoted\n> words\n")).toStrictEqual([
      { h2: "One" },
      { normal: "First line second line." },
      { h3: "Two" },
      { bullet: "a" },
      { bullet: "b goes on" },
      { number: "x" },
      { number: "y" },
      { blockquote: "quoted words" },
    ]);
  });

  it("reads a table with its caption, bars in cells included", () => {
    expect(outline("Table: Codes. Checked Nov 15, 2026.\n\n| Name | Value |\n|---|:--|\n| `a\\|b` | 2 |\n")).toStrictEqual([
      {
        caption: "Codes. Checked Nov 15, 2026.",
        rows: [
          ["Name", "Value"],
          ["`a|b`", "2"],
        ],
      },
    ]);
  });

  it("reads code as it stands, blank lines and signs included", () => {
    expect(outline("```robots\nUser-agent: *\n\n# note\n- x\n```\nafter")).toStrictEqual([
      { code: "User-agent: *\n\n# note\n- x", language: "robots" },
      { normal: "after" },
    ]);
  });

  it("ties links to their words", () => {
    const [block] = markdownToRichText("See [the **guide**](/blog/guide) and [it](/blog/guide) again.");
    expect(block).toMatchObject({
      markDefs: [{ _type: "link", href: "/blog/guide" }],
      children: [
        { text: "See " },
        { text: "the " },
        { text: "guide", marks: ["strong", expect.any(String)] },
        { text: " and " },
        { text: "it" },
        { text: " again." },
      ],
    });
    if (block?._type !== "block") throw new Error("not a text block");
    expect(block.children[1]?.marks).toStrictEqual([block.markDefs[0]?._key]);
    expect(block.children[4]?.marks).toStrictEqual([block.markDefs[0]?._key]);
  });

  it("gives a part the same keys when its neighbours change, and twins different ones", () => {
    const keys = (markdown: string) => markdownToRichText(markdown).map((block) => block._key);
    expect(keys("one\n\ntwo")[1]).toBe(keys("new\n\none\n\ntwo")[2]);
    expect(new Set(keys("same\n\nsame\n\nsame")).size).toBe(3);
  });

  it.each([
    ["# Title", "Line 1"],
    ["a\n\n<div>", "Line 3"],
    ["![x](y.png)", "Line 1"],
    ["```js\ncode", "Line 1"],
    ["| a | b |\n| 1 | 2 |", "Line 1"],
    ["| a | b |\n|---|---|\n| 1 |", "Line 3"],
    ["- a\n  - b", "Line 2"],
    ["Table: alone\n\ntext", "Line 3"],
  ])("refuses %j and says where", (markdown, line) => {
    expect(() => markdownToRichText(markdown)).toThrow(line);
  });
});
