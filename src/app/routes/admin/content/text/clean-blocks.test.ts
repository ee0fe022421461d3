import { expect, it } from "vitest";
import { cleanBlocks } from "./clean-blocks.ts";

const block = (style: string, spans: [text: string, ...marks: string[]][], more: object = {}) => ({
  _type: "block",
  _key: "b",
  style,
  markDefs: [],
  children: spans.map(([text, ...marks], index) => ({ _type: "span", _key: `s${index}`, text, marks })),
  ...more,
});
const clean = (...blocks: ReturnType<typeof block>[]) => cleanBlocks(blocks, () => "new");

it("a heading is not bold all over and stands in no list; a word of it may be", () => {
  expect(clean(block("h2", [["Plan", "strong"]], { listItem: "number", level: 1 }))).toEqual([block("h2", [["Plan"]])]);
  expect(
    clean(
      block("h3", [
        ["A ", "strong"],
        ["plan", "strong", "em"],
      ]),
    ),
  ).toEqual([block("h3", [["A "], ["plan", "em"]])]);
  expect(clean(block("h2", [["A "], ["plan", "strong"]]))).toEqual([block("h2", [["A "], ["plan", "strong"]])]);
});

it("a link that runs code is only its words", () => {
  const linked = (href: string) => block("normal", [["here", "l"]], { markDefs: [{ _type: "link", _key: "l", href }] });
  expect(clean(linked("javascript:alert(1)"))).toEqual([block("normal", [["here"]])]);
  expect(clean(linked("//evil.example"))).toEqual([block("normal", [["here"]])]);
  for (const href of ["https://shop.example/", "/blog/a", "#part", "mailto:a@b.example"])
    expect(clean(linked(href))).toEqual([linked(href)]);
});
