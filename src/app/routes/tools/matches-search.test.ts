import { describe, expect, it } from "vitest";
import { matchesSearch } from "./matches-search.ts";

const tool = { name: "Title tag checker", tagline: "Pixel width, where it is cut, and why it gets rewritten.", local: false };

describe("matchesSearch", () => {
  it.each([
    ["", true],
    ["title", true],
    ["TIT che", true],
    ["pixel", true],
    ["ixel", false],
    ["title webp", false],
    ["  ", true],
  ])("%j: %s", (text, found) => expect(matchesSearch(tool, { text, localOnly: false })).toBe(found));
  it("leaves out tools of the server when only local ones are wanted", () =>
    expect(matchesSearch(tool, { text: "", localOnly: true })).toBe(false));
});
