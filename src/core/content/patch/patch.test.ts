import { describe, expect, it } from "vitest";
import { applyPatches } from "./apply-patches.ts";
import { addWordsOf, applyTextDiff } from "./apply-text-diff.ts";
import { overlapOf } from "./overlaps.ts";
import type { Patch } from "./patch.ts";

const list = [
  { _key: "a", text: "one", odd: { kept: 1 } },
  { _key: "b", text: "two" },
];

describe("a patch", () => {
  it.each<[string, Patch, unknown]>([
    ["sets a field", { type: "set", path: ["title"], value: "x" }, { title: "x", list }],
    [
      "sets in a member of a list",
      { type: "set", path: ["list", { _key: "b" }, "text"], value: "2" },
      { list: [list[0], { _key: "b", text: "2" }] },
    ],
    ["sets what is missing", { type: "setIfMissing", path: ["title"], value: "x" }, { title: "x", list }],
    ["leaves what is there", { type: "setIfMissing", path: ["list"], value: [] }, { list }],
    ["removes a member", { type: "unset", path: ["list", { _key: "a" }] }, { list: [list[1]] }],
    ["removes nothing that is not there", { type: "unset", path: ["list", { _key: "z" }] }, { list }],
    ["adds before", { type: "insert", path: ["list", { _key: "b" }], position: "before", items: [1] }, { list: [list[0], 1, list[1]] }],
    ["adds at the end", { type: "insert", path: ["list", -1], position: "after", items: [1] }, { list: [...list, 1] }],
    ["replaces", { type: "insert", path: ["list", 0], position: "replace", items: [1, 2] }, { list: [1, 2, list[1]] }],
    [
      "changes a text",
      { type: "diffMatchPatch", path: ["list", { _key: "a" }, "text"], value: "@@ -1,3 +1,4 @@\n on\n-e\n+ce\n" },
      { list: [{ ...list[0], text: "once" }, list[1]] },
    ],
  ])("%s", (_, patch, expected) => expect(applyPatches({ list }, [patch])).toEqual(expected));

  it.each<[string, Patch]>([
    ["a member that is gone", { type: "set", path: ["list", { _key: "z" }, "text"], value: "x" }],
    ["a text that is another", { type: "diffMatchPatch", path: ["list", { _key: "a" }, "text"], value: "@@ -1,3 +1,3 @@\n-two\n+too\n" }],
    ["what is no list", { type: "insert", path: ["title", 0], position: "after", items: [] }],
  ])("does not fit %s", (_, patch) => expect(() => applyPatches({ list, title: "x" }, [patch])).toThrow(/.+/));
});

it.each([
  ["bytes count, not letters", "héllo wörld", "@@ -6,7 +6,8 @@\n o w%C3%B6r\n-l\n+ll\n d\n", "héllo wörlld"],
  ["two places, the second as the first left it", "one two", "@@ -1,3 +1,1 @@\n-one\n+1\n@@ -2,4 +2,2 @@\n  \n-two\n+2\n", "1 2"],
  ["everything goes", "gone", "@@ -1,4 +0,0 @@\n-gone\n", ""],
  ["from nothing", "", "@@ -0,0 +1,3 @@\n+new\n", "new"],
  ["of another text", "other", "@@ -1,4 +0,0 @@\n-gone\n", undefined],
  ["no diff at all", "text", "hello", undefined],
  ["an encoding that is none", "text", "@@ -1,4 +1,4 @@\n %E0%A4%A\n", undefined],
])("a diff of a text: %s", (_, text, diff, expected) => expect(applyTextDiff(text, diff)).toBe(expected));

describe("two changes", () => {
  const typed = (key: string): Patch => ({
    type: "diffMatchPatch",
    path: ["body", { _key: key }, "children", { _key: "s" }, "text"],
    value: "",
  });
  const added = (key: string): Patch => ({ type: "insert", path: ["body", { _key: key }], position: "after", items: [] });
  const removed = (key: string): Patch => ({ type: "unset", path: ["body", { _key: key }] });
  const title: Patch = { type: "set", path: ["title"], value: "" };
  it.each<[string, Patch, Patch, boolean]>([
    ["of two fields", title, typed("a"), false],
    ["of one field", title, title, true],
    ["of two blocks", typed("a"), typed("b"), false],
    ["of one block", typed("a"), typed("a"), true],
    ["beside a block that is written", added("a"), typed("a"), false],
    ["beside one block", added("a"), added("a"), false],
    ["beside a block that is gone", added("a"), removed("a"), true],
    ["in a block that is gone", typed("a"), removed("a"), true],
    ["by place and by key", { type: "unset", path: ["body", 0] }, typed("b"), true],
  ])("%s", (_, mine, theirs, meet) => {
    expect(overlapOf([mine], [theirs]) !== undefined).toBe(meet);
    expect(overlapOf([theirs], [mine]) !== undefined).toBe(meet);
  });
});

it.each([
  ["where it belongs", "Left half and ", "@@ -7,8 +7,9 @@\n alf and \n+m\n", "Left half and m"],
  ["behind the words before it, which have moved", "Left half and ", "@@ -17,8 +17,9 @@\n alf and \n+m\n", "Left half and m"],
  ["behind what is left of these", "Left half", "@@ -13,8 +13,9 @@\n ght half\n+!\n", "Left half!"],
  ["at the end, when none of them is left", "One", "@@ -13,4 +13,5 @@\n xyzw\n+!\n", "One!"],
  ["nothing for words that were taken out", "One", "@@ -13,4 +13,3 @@\n xyz\n-w\n", "One"],
])("words of one's own are kept: %s", (_, text, diff, expected) => expect(addWordsOf(text, diff)).toBe(expected));
