import { describe, expect, it } from "vitest";
import { placesOf } from "./use-text-search.ts";

describe("placesOf", () => {
  it.each([
    ["<TITLE>title</title>", "title", [1, 7, 14]],
    ["<TITLE>title</title>", "TITLE", [1]],
    ["aaaa", "aa", [0, 2]],
    ["abc", "", []],
    ["abc", "x", []],
    ["a.c abc", "a.c", [0]],
    ["İstanbul title", "title", [9]],
  ])("in %s finds %s at %j", (text, wanted, places) => expect(placesOf(text, wanted)).toEqual(places));
  it("stops at two thousand", () => expect(placesOf("a".repeat(9000), "a")).toHaveLength(2000));
});
