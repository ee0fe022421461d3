import { expect, it } from "vitest";
import { mergeParagraphs, mergeTexts } from "./merge-paragraphs.ts";

it.each([
  ["a split and words typed at the end", "Left right", "Left", "Left right more", "Left more"],
  ["a split and words typed inside of what went to the next paragraph", "Left right", "Left", "Left very right", "Left very "],
  ["a split and words typed before it", "Left right", "Left", "All left right", "All left"],
  ["words at the beginning and at the end", "middle", "first middle", "middle last", "first middle last"],
  ["words typed at one place by both: theirs were first", "One", "One, mine", "One, theirs", "One, theirs, mine"],
  ["one side changed nothing", "One two", "One two", "One two three", "One two three"],
  ["the same word replaced by both", "a cat sat", "a dog sat", "a cow sat", undefined],
  ["what one rewrote, the other took out", "a cat sat", "a dog sat", "a sat", undefined],
])("%s", (_, before, mine, theirs, merged) => expect(mergeTexts(before, mine, theirs)).toBe(merged));

const block = (text: string, rest: object = {}) => ({
  _key: "a",
  _type: "block",
  style: "normal",
  children: [{ _key: "s", _type: "span", marks: [], text }],
  ...rest,
});

it("merges words of a paragraph, and nothing that is more than words", () => {
  const path = ["content", { _key: "a" }];
  const before = block("Left right");
  expect(mergeParagraphs({ path, before, mine: block("Left"), theirs: block("Left right more") })).toEqual(block("Left more"));
  expect(mergeParagraphs({ path, before, mine: block("Left"), theirs: block("Left right", { style: "h2" }) })).toBeUndefined();
  expect(mergeParagraphs({ path, before, mine: block("Left"), theirs: undefined })).toBeUndefined();
  expect(mergeParagraphs({ path: ["title"], before: "One", mine: "One two", theirs: "Zero One" })).toBeUndefined();
});
