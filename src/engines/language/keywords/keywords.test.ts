import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { nounPhrasesOf } from "../english/noun-phrases.ts";
import { type EnglishReader, loadEnglish } from "../english/read-english.ts";
import { readabilityOf } from "../english/readability.ts";
import { rarityOf } from "../english/word-commonness.ts";
import { porterStem } from "../porter-stem.ts";
import { extractKeywords } from "./extract-keywords.ts";
import type { KeywordPart } from "./keyword.ts";

let reader: EnglishReader;
beforeAll(async () => {
  reader = await loadEnglish();
}, 60_000);

describe("porterStem", () => {
  // Examples of the paper of 1980.
  it.each(
    Object.entries({
      caresses: "caress",
      ponies: "poni",
      agreed: "agre",
      plastered: "plaster",
      motoring: "motor",
      conflated: "conflat",
      hopping: "hop",
      falling: "fall",
      filing: "file",
      happy: "happi",
      relational: "relat",
      vietnamization: "vietnam",
      electrical: "electr",
      adjustment: "adjust",
      adoption: "adopt",
      probate: "probat",
      cease: "ceas",
      controlling: "control",
      generalizations: "gener",
      oscillators: "oscil",
      sky: "sky",
      "404": "404",
      café: "café",
    }),
  )("%s → %s", (word, stem) => expect(porterStem(word)).toBe(stem));
});

describe("nounPhrasesOf", () => {
  const phrases = (text: string) =>
    reader.sentencesOf(text).flatMap((sentence) => nounPhrasesOf(sentence).map(({ words }) => words.map((word) => word.text).join(" ")));

  it.each([
    ["We present a real-time systems approach.", ["real-time systems approach"]],
    [
      "Machine learning and image processing are used for solving linear equations.",
      ["Machine learning", "image processing", "linear equations"],
    ],
    ["Log files show what crawlers ask for.", ["Log files", "crawlers"]],
    ["A burst pipe floods a basement.", ["burst pipe", "basement"]],
    ["Over thirty days Googlebot asked for filter pages.", ["days", "Googlebot", "filter pages"]],
    ["", []],
  ])("%s", (text, found) => expect(phrases(text)).toEqual(found));

  it("says where each stands", () => {
    const text = "The server\n\n  keeps access logs.";
    for (const sentence of reader.sentencesOf(text))
      for (const { words, from, to } of nounPhrasesOf(sentence))
        expect(text.slice(from, to)).toBe(words.map((word) => word.text).join(" "));
  });
});

it("knows common words from rare ones", () => {
  expect(rarityOf("the")).toBeLessThan(2);
  expect(rarityOf("peopl")).toBeLessThan(rarityOf("plumber"));
  expect(rarityOf("zzyzx")).toBe(6.6);
});

describe("readabilityOf", () => {
  it("works the named formulas out", () => {
    // 12 words, 2 sentences, 14 syllables, 43 letters.
    expect(readabilityOf("The cat sat on the mat. The yellow dog ate the bananas.")).toMatchObject({
      words: 12,
      sentences: 2,
      fleschKincaidGrade: expect.closeTo(0.39 * 6 + 11.8 * (15 / 12) - 15.59, 0),
      fleschReadingEase: expect.closeTo(206.835 - 1.015 * 6 - 84.6 * (15 / 12), 0),
    });
  });
  it("has no figure for no words", () => expect(readabilityOf(" \n ")).toBeNull());
});

describe("extractKeywords", () => {
  const page: KeywordPart[] = [
    { place: "title", text: "Server log analysis for SEO" },
    { place: "h1", text: "Thirty days of server logs" },
    { place: "text", text: "A log file is the only record of what a crawler asked for. Your server log keeps it for thirty days." },
    { place: "heading", text: "Count by status code" },
    { place: "text", text: "Status codes tell which requests failed. A server log has one line for each request, with its status code." },
    { place: "link", text: "read about status codes" },
    { place: "alt", text: "Requests a day from the server log" },
  ];

  it("names what a page is about, how often and where", async () => {
    const { keywords, mode, groups } = await extractKeywords(page, "en", 10);
    expect(mode).toBe("english");
    const log = keywords.find(({ key }) => key === "server log");
    expect(log).toMatchObject({ count: 3, places: { title: 1, description: 0, h1: 1, heading: 0, text: 2, link: 0, alt: 1 } });
    expect(keywords.find(({ key }) => key === "statu code")).toMatchObject({ count: 3, places: { heading: 1, text: 1, link: 1 } });
    expect(keywords[0]?.score).toBe(100);
    expect(groups.flatMap(({ keys }) => keys).sort()).toEqual(keywords.map(({ key }) => key).sort());
  });

  it("keeps file names whole and names as written, and leaves an everyday word out that stands once", async () => {
    const text =
      "Googlebot names itself. Check the address of each crawler before you believe it. Crawler requests for filter pages show what robots.txt should close.";
    const phrases = (await extractKeywords([{ place: "text", text }], "en")).keywords.map(({ phrase }) => phrase);
    expect(phrases).toEqual(expect.arrayContaining(["Googlebot", "crawler requests", "robots.txt"]));
    for (const weak of ["check", "address", "txt", "robots", "googlebot"]) expect(phrases).not.toContain(weak);
  });

  it("reads other languages by statistics", async () => {
    const text =
      "La vélocité du vélo électrique dépend de la batterie. Le vélo électrique de ville a une batterie amovible. Une batterie amovible se charge à la maison.";
    const { keywords, mode } = await extractKeywords([{ place: "text", text }], "fr", 5);
    expect(mode).toBe("statistical");
    expect(keywords.map(({ phrase }) => phrase)).toContain("vélo électrique");
  });

  it.each([[[]], [[{ place: "text" as const, text: "" }]], [[{ place: "text" as const, text: "… — !!" }]]])(
    "has nothing to say of %j",
    async (parts) => expect(await extractKeywords(parts, "en")).toMatchObject({ keywords: [], groups: [] }),
  );

  it("keeps its figures on the texts written here", async () => {
    const texts = JSON.parse(readFileSync("bench/data/own-abstracts.json", "utf8")) as { text: string; keys: string[] }[];
    const stems = (phrase: string) => (phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(porterStem).join(" ");
    let sum = 0;
    for (const { text, keys } of texts) {
      const found = (await extractKeywords([{ place: "text", text }], "en", 10)).keywords.map(({ phrase }) => stems(phrase));
      const right = found.filter((phrase) => keys.some((key) => stems(key) === phrase)).length;
      sum += (2 * right) / (found.length + keys.length);
    }
    expect(sum / texts.length).toBeGreaterThan(0.7);
  });
});
