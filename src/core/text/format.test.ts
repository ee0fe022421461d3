import { describe, expect, it } from "vitest";
import { cutWords, formatDate, timeAgo } from "./format.ts";

describe("formatDate", () => {
  it.each([
    ["2024-01-05T14:00:00Z", "Jan 05, 2024"],
    ["2026-11-12T23:59:59Z", "Nov 12, 2026"],
    ["2026-11-13T00:30:00+05:30", "Nov 12, 2026"],
  ])("shows %s as %s whatever the machine's time zone", (iso, shown) => expect(formatDate(iso)).toBe(shown));
});

describe("timeAgo", () => {
  it.each([
    ["2026-11-15T12:00:00Z", "just now"],
    ["2026-11-15T12:00:30Z", "just now"],
    ["2026-11-15T11:48:00Z", "12 min ago"],
    ["2026-11-15T07:00:00Z", "5 h ago"],
    ["2026-11-12T12:00:00Z", "3 d ago"],
    ["2026-11-08T12:00:00Z", "Nov 08, 2026"],
  ])("says of %s: %s", (iso, said) => expect(timeAgo(iso, new Date("2026-11-15T12:00:00Z"))).toBe(said));
});

describe("cutWords", () => {
  it("cuts after the given number of words and says so with an ellipsis", () =>
    expect(cutWords("one two  three four", 3)).toBe("one two three…"));
  it("sets the ellipsis in place of the mark that ends the last word", () =>
    expect(cutWords("in a single year. They told us", 4)).toBe("in a single year…"));
  it("leaves a shorter text as it is", () => expect(cutWords(" one two ", 3)).toBe("one two"));
});
