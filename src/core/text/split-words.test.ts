import { expect, it } from "vitest";
import { listWords, splitWords } from "./split-words.ts";

const segmenter = (language: string) => new Intl.Segmenter(language, { granularity: "word" });
const bySegmenter = (text: string, language: string) =>
  [...segmenter(language).segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment, index }) => ({ segment, index }));

it("joins what a stop, an apostrophe or a comma stands within", () => {
  const words = splitWords("Don’t pay $3,000.50 for U.S.A. or l'eau; a.3 1;2 co-op", segmenter("en")).map(({ segment }) => segment);
  expect(words).toEqual(["Don’t", "pay", "3,000.50", "for", "U.S.A", "or", "l'eau", "a", "3", "1;2", "co", "op"]);
});

it.each(["en", "de", "fi", "ja"])("parts every text as the segmenter of %s does", (language) => {
  const pieces = [
    ..."aZé_09.,;:'’‘-–—“”… \n\t@/&€ßøĀɏ·\u00ad\u0301日本",
    " word",
    "don't",
    "3,000.5",
    "a.b",
    "1a2",
    "3.a",
    "a:b",
    "..",
    "''",
    "l’eau",
  ];
  let seed = 5;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed >> 8;
  };
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: 1 + (next() % 12) }, () => pieces[next() % pieces.length]).join("");
    const expected = bySegmenter(text, language);
    expect(splitWords(text, segmenter(language)), JSON.stringify(text)).toEqual(expected);
    expect(listWords(text, segmenter(language))).toEqual(expected.map(({ segment }) => segment));
  }
});
