import { describe, expect, it } from "vitest";
import { lineField, paragraphField } from "./text-fields.ts";

describe("a line", () => {
  it.each([
    ["  Elena  ", "Elena"],
    ["Elena\r\nBcc: everybody@example.com", "Elena Bcc: everybody@example.com"],
    ["a\u0000b\u2028c\td", "a b c d"],
    ["Łódź 👩‍🚀 ‏שלום", "Łódź 👩‍🚀 ‏שלום"],
  ])("%j becomes %j", (typed, kept) => expect(lineField(50).parse(typed)).toBe(kept));

  it("says how long it may be", () =>
    expect(lineField(2000).safeParse("x".repeat(2001)).error?.issues[0]?.message).toBe("Shorten it to 2,000 characters."));

  it.each([1, null, [], {}, true, ["a"]])("is not %j", (given) =>
    expect(lineField(50).safeParse(given).error?.issues[0]?.message).toBe("Send this as text."),
  );
});

describe("paragraphs", () => {
  it("keep their line breaks in one spelling and lose what nobody sees", () =>
    expect(paragraphField(100).parse("\u0000one\r\ntwo\rthree\n\tfour\u0007 ")).toBe("one\ntwo\nthree\n\tfour"));
});
