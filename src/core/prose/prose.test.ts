import { describe, expect, it } from "vitest";
import { allSafe, applyEdits } from "./prose-edit.ts";
import { brokenFact, checkFacts } from "./prose-facts.ts";
import { sameRuns, wordsChanged } from "./prose-measures.ts";
import { editsBetween } from "./word-diff.ts";

describe("facts that must stay", () => {
  it.each<[string, string, string | undefined]>([
    ["We had 41,300 visits.", "We had 41300 visits.", undefined],
    ["We had fifteen visits.", "We had 15 visits.", undefined],
    ["It grew 5 percent.", "It grew 5%.", undefined],
    ["We had 41,300 visits.", "We had 41,000 visits.", "Number changed: 41,300 → 41,000"],
    ["It was read by Anna Berg.", "Anna Berg read it.", undefined],
    ["It was read by Anna Berg.", "Anna read it.", "Name lost: Berg"],
    ["It was read by him.", "It was read by Tom.", "Name added: Tom"],
    ["See https://example.com/a.", "See https://example.com/b.", "Link changed: https://example.com/a → https://example.com/b"],
    ["He said “wait here”.", "He said “stay here”.", "Quote changed: wait here → stay here"],
    ["It does not work.", "It doesn't work.", undefined],
    ["It does not work.", "It works.", "Negation lost: not"],
    ["Use the log file.", "Use the list.", "Locked words lost: log file"],
  ])("%s → %s", (before, after, broken) => expect(brokenFact(checkFacts(before, after, ["log file"]))).toBe(broken));
});

describe("a rewritten text as edits", () => {
  const before = "In order to utilize a log file, we sorted 41,300 lines. Nobody in Berlin had read it before.\n\nThe end is here.";
  const after = "To use a log file, we sorted 41,000 lines. Nobody in Berlin had read it.\n\nThis is the end.";

  it("gives the new text when all are taken, and the old one when none is", () => {
    const edits = editsBetween(before, after);
    expect(applyEdits(before, edits, new Map(edits.map(({ id }) => [id, 0])))).toBe(after);
    expect(applyEdits(before, edits, new Map())).toBe(before);
  });

  it("holds what changes a number and nothing else", () => {
    const edits = editsBetween(before, after);
    expect(edits.flatMap(({ held }) => held ?? [])).toEqual(["Number changed: 41,300 → 41,000"]);
    expect(applyEdits(before, edits, allSafe(edits))).toBe(after.replace("41,000", "41,300"));
  });

  it("does not hold a number that only moved", () =>
    expect(editsBetween("In 2024 we grew a lot here.", "We grew a lot here in 2024.").some(({ held }) => held)).toBe(false));

  it.each([
    ["", "New text."],
    ["Old text.", ""],
    ["Same.", "Same."],
    ["a b c d e f g", "x b y d z f w"],
  ])("%j → %j comes out exactly", (old, written) => {
    const edits = editsBetween(old, written);
    expect(applyEdits(old, edits, new Map(edits.map(({ id }) => [id, 0])))).toBe(written);
  });
});

it("measures how much of the wording is left", () => {
  expect(sameRuns("one two three four five", "one two three four six")).toBe(0.5);
  expect(sameRuns("too short", "too short")).toBeNull();
  expect(wordsChanged("one two three four", "four three two five")).toBe(0.25);
});
