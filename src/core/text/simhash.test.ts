import { describe, expect, it } from "vitest";
import { textSimilarity } from "./simhash.ts";

const story = Array.from({ length: 300 }, (_, index) => `word${(index * 7919) % 997} stands at ${index}`).join(" ");
const other = Array.from({ length: 300 }, (_, index) => `letter${(index * 104_729) % 991} lies by ${index * 3}`).join(" ");

describe("textSimilarity", () => {
  it("finds a copy equal, whatever its case and signs", () => {
    expect(textSimilarity(story, story)).toBe(1);
    expect(textSimilarity(story, story.toUpperCase().replaceAll(" ", ", "))).toBe(1);
  });
  it("finds a copy with a sentence changed close", () => {
    expect(textSimilarity(story, story.replace("word0 stands at 0", "a new beginning for it"))).toBeGreaterThan(0.9);
  });
  it("finds strangers far apart", () => expect(textSimilarity(story, other)).toBeLessThan(0.7));
  it.each(["", "too short to say"])("does not judge %j", (text) => expect(textSimilarity(text, story)).toBeUndefined());
});
