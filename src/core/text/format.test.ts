import { describe, expect, it } from "vitest";
import { cutWords, formatDate } from "./format.ts";

describe("formatDate", () => {
  it.each([
    ["2024-01-05T14:00:00Z", "Jan 05, 2024"],
    ["2026-11-12T23:59:59Z", "Nov 12, 2026"],
    ["2026-11-13T00:30:00+05:30", "Nov 12, 2026"],
  ])("shows %s as %s whatever the machine's time zone", (iso, shown) => expect(formatDate(iso)).toBe(shown));
});

describe("cutWords", () => {
  it("cuts after the given number of words and says so with an ellipsis", () =>
    expect(cutWords("one two  three four", 3)).toBe("one two three…"));
  it("sets the ellipsis in place of the mark that ends the last word", () =>
    expect(cutWords("in a single year. They told us", 4)).toBe("in a single year…"));
  it("leaves a shorter text as it is", () => expect(cutWords(" one two ", 3)).toBe("one two"));
});
