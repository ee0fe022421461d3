import { describe, expect, it } from "vitest";
import { digitsOf } from "./keypad.ts";
import { spellNumber } from "./phone-number-spelling-tool.engine.ts";
import type { PhoneNumberSpellingToolInput } from "./phone-number-spelling-tool.schema.ts";
import { loadWords } from "./word-index.ts";

const spell = async (input: PhoneNumberSpellingToolInput) => spellNumber(input, await loadWords());
const first = async (input: PhoneNumberSpellingToolInput, count = 1) =>
  (await spell(input)).spellings.slice(0, count).map(({ text }) => text);

describe("a number as words", () => {
  it.each([
    ["1-800-356-9377", "1-800-FLOWERS"],
    ["(800) 724-6837", "800-PAINTER"],
    ["3569377", "FLOWERS"],
    ["1-800-FLOWERS", "1-800-FLOWERS"],
  ])("%s begins with %s", async (number, text) => expect(await first({ number })).toEqual([text]));

  it("puts common words first", async () => expect(await first({ number: "4663" }, 4)).toEqual(["GONE", "GOOD", "HOME", "GOOF"]));

  it("puts words alone before words with digits", async () => {
    const { spellings } = await spell({ number: "2255466" });
    const firstWithDigits = spellings.findIndex(({ digitsLeft }) => digitsLeft > 0);
    expect(spellings.slice(0, firstWithDigits).every(({ digitsLeft }) => digitsLeft === 0)).toBe(true);
    expect(spellings.slice(firstWithDigits).every(({ digitsLeft }) => digitsLeft > 0)).toBe(true);
  });

  it.each(["2662733766378", "222733766378466"])("loses no words alone to better ways with digits: %s", async (number) => {
    const alone = (await spell({ number, keep: 0 })).spellings.filter(({ digitsLeft }) => digitsLeft === 0);
    expect(alone.length).toBeGreaterThan(50);
    expect(alone).toEqual((await spell({ number, keep: 0, wordsOnly: true })).spellings);
  });

  it.each([
    [{ number: "1-800-356-9377" }, "1800"],
    [{ number: "800-356-9377" }, "800"],
    [{ number: "356-9377" }, ""],
    [{ number: "+44 20 7946 0958" }, "44207"],
    [{ number: "1-800-356-9377", keep: 1 }, "1"],
    [{ number: "12", keep: 20 }, "12"],
  ])("of %j the start stays %j", async (input, kept) => expect((await spell(input)).kept).toBe(kept));

  it("has the word that it must contain, in a list or in none", async () => {
    expect(await first({ number: "4663-2255", keep: 0, contains: "home" })).toEqual(["HOME-BALL"]);
    expect(await first({ number: "742-9622", contains: "Quix" })).toEqual([]);
    expect(await first({ number: "784-9622", contains: "Quix" })).toEqual(["QUIX-NAB"]);
    expect((await spell({ number: "356-9377", contains: "pizza" })).notes).toEqual([
      "PIZZA is dialed 74992, which is not in 3569377. It needs another number.",
    ]);
  });

  it("leaves offensive words out unless they are wanted", async () => {
    const all = async (offensive: boolean) => (await spell({ number: "7448", offensive })).spellings.map(({ text }) => text);
    expect(await all(false)).not.toContain("SHIT");
    expect(await all(true)).toContain("SHIT");
  });

  it("keeps 0 and 1 as digits and says so", async () => {
    const { spellings, notes } = await spell({ number: "228-0463" });
    expect(spellings[0]?.text).toBe("ACT-0-GOD");
    expect(notes).toEqual(["0 and 1 have no letters, so they stay digits."]);
  });

  it("dials what it spells, always", async () => {
    for (let number = 2_000_003; number < 10_000_000; number += 399_989) {
      const { digits, spellings } = await spell({ number: String(number) });
      for (const { text } of spellings) expect(digitsOf(text)).toBe(digits);
    }
  });
});

it("has as many words as its page says", async () => {
  const words = [...(await loadWords()).values()].flat();
  expect([words.length, words.filter(({ isOffensive }) => isOffensive).length]).toEqual([37_220, 223]);
});

describe("words as a number", () => {
  it.each([
    ["1-800-FLOWERS", "1-800-356-9377", "tel:+18003569377"],
    ["1-800-GO-PAINT", "1-800-467-2468", "tel:+18004672468"],
    ["call cafÉ", "22552233", "tel:22552233"],
    ["+1 800 hello", "180043556", "tel:+180043556"],
    ["1-800-FLOWERSHOP", "18003569377467", "tel:+18003569377"],
    ["+1-800-FLOWERSHOP", "18003569377467", "tel:+18003569377"],
  ])("%s is %s", async (words, formatted, tel) => expect(await spell({ mode: "dial", words })).toMatchObject({ formatted, tel }));

  it("says key by key what is pressed", async () =>
    expect((await spell({ mode: "dial", words: "Ax-9" })).keys).toEqual([
      { sign: "A", key: "2" },
      { sign: "X", key: "9" },
      { sign: "9", key: "9" },
    ]));

  it("says what happens to letters that are too many", async () =>
    expect((await spell({ mode: "dial", words: "1-800-FLOWERSHOP" })).notes).toEqual([
      "North American numbers have 11 digits with the 1. Networks ignore the last 3, so the words still reach you.",
    ]));
});

it.each([{}, { number: "" }, { number: "---" }, { mode: "dial" as const, number: "1" }])(
  "asks for something to work on: %j",
  async (input) => expect(() => spellNumber(input, new Map())).toThrow(/^(?:Type a number|Type words)|Check/),
);
