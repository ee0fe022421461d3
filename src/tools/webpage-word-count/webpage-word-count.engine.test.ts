import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import type { RenderedSnapshot } from "#engines/page-snapshot/render-snapshot.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { countGrams } from "./count-grams.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { wordCheck } from "./webpage-word-count.engine.ts";
import { tool } from "./webpage-word-count.tool.ts";
import { durationText } from "./word-durations.ts";

const now = new Date("2026-11-15T12:00:00Z");
const reportOf = (html: string, url = "https://northloop.example/page") =>
  judgePage(wordCheck, { snapshot: takeSnapshot({ html, url }), kept: null }, { now, extra: null, input: {} });
const factsOf = (html: string) => reportOf(html).facts;

function said(html: string, ruleId: string): string {
  const { findings, passes } = reportOf(html);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const words = (count: number, word = "alpha") => Array.from({ length: count }, () => word).join(" ");
const sentences = (count: number, length: number) => Array.from({ length: count }, () => `A${words(length - 1, " beta")}.`).join(" ");

describe("what is counted", () => {
  it.each([
    ["<p>One two three</p>", 3],
    ["<p>One<script>var four = 4</script> two<style>p{}</style></p>", 2],
    ["<noscript>Turn it on</noscript><p>One</p>", 1],
    ["<template><p>Not yet</p></template><p>One</p>", 1],
    ["<p hidden>Not this</p><p style='display:none'>nor this</p><p>One</p>", 1],
    ["<p>one<br>two</p>", 2],
    ["<p>hel<b>lo</b></p>", 1],
    ["<table><tr><td>one</td><td>two</td></tr></table>", 2],
    ["<!-- one two --><p>three</p>", 1],
    ["<p>caf&eacute; na&iuml;ve 1,000.50 don&rsquo;t</p>", 4],
    ["<p>— … •</p>", 0],
    ["<p>A well-known state-of-the-art e-mail</p>", 4],
    ["<p>one – two — three</p>", 3],
    ["<p>one—two</p>", 2],
    ["<p>See https://a.example/x-y/z.html?q=1&amp;r=2! Then www.b.example/ok.</p>", 4],
    ["<p>Write to jo.doe+news@mail.example.com today</p>", 4],
    ["<p>1990-2020 and/or</p>", 3],
    ["", 0],
    ["<svg><text>drawn</text></svg><p>One</p>", 2],
    ["<textarea>typed</textarea><p>One</p>", 1],
  ])("%s has %i words", (html, count) => expect(factsOf(html).all.words).toBe(count));

  it("takes pasted words without markup as they are, paragraph by paragraph", () => {
    const facts = factsOf("First one here.\nStill the first.\n\nSecond < third.\n\n\n");
    expect(facts).toMatchObject({ mainBy: "text", main: { words: 8, sentences: 3, paragraphs: 2, unique: 7 } });
  });

  it.each([
    ["ja", "私は学生です。", 4],
    ["zh", "我们今天去北京。", 4],
    ["th", "สวัสดีชาวโลก", 3],
    ["en", "我们今天去北京。", 4],
  ])("parts %s without spaces into words", (lang, text, count) =>
    expect(factsOf(`<html lang="${lang}"><p>${text}</p>`).all.words).toBe(count),
  );

  it("counts every figure of a small text", () => {
    const facts = factsOf('<html lang="en"><main><h1>On bikes</h1><p>Bikes are good. Are they? 👩‍🚀 Yes!</p></main>');
    expect(facts).toMatchObject({
      main: { words: 8, unique: 6, sentences: 4, paragraphs: 1, characters: 42, charactersWithoutSpaces: 35 },
      longestSentence: 3,
      averageSentence: 2,
      readingSeconds: 2,
      speakingSeconds: 3,
    });
  });
});

describe("main content", () => {
  const page = (main: string) =>
    `<header><nav>${words(10)}</nav>Brand</header>${main}<aside>${words(5)}</aside><footer>${words(4)}</footer>`;
  it.each([
    [page(`<main>${words(30)}</main>`), "main", 30],
    [page(`<div role="main">${words(30)}</div>`), "main", 30],
    [page(`<div>${words(30)}</div>`), "regions", 30],
    [`<main>Search</main><div>${words(50)}</div>`, "regions", 51],
    [`<nav>${words(90)}</nav><main>${words(9)}</main>`, "main", 9],
    [`<main><header>${words(3)}</header>${words(30)}</main>`, "main", 33],
    [words(12), "text", 12],
  ])("of %s is found by %s", (html, by, count) => {
    const facts = factsOf(html);
    expect([facts.mainBy, facts.main.words]).toEqual([by, count]);
  });

  it("adds up by region and by section", () => {
    const facts = factsOf(page(`<main>intro here<h2>One</h2><p>${words(3)}</p><h3>Two</h3><ul><li>a b</li><li>c</li></ul></main>`));
    expect(facts.regions).toEqual([
      { region: "header", words: 1 },
      { region: "nav", words: 10 },
      { region: "main", words: 10 },
      { region: "aside", words: 5 },
      { region: "footer", words: 4 },
    ]);
    expect(facts.sections.map(({ heading, level, words: count }) => [heading, level, count])).toEqual([
      [null, 0, 2],
      ["One", 2, 4],
      ["Two", 3, 4],
    ]);
  });
});

describe("countGrams", () => {
  it("never crosses a sentence, nor begins or ends a phrase with a stop word", () => {
    const stop = new Set(["the", "of", "and"]);
    const grams = countGrams(
      [
        ["the", "end", "of", "winter"],
        ["end", "of", "winter"],
        ["cold", "winter"],
        ["cold", "winter"],
      ],
      stop,
      11,
    );
    expect(grams).toEqual({
      one: [
        { text: "winter", count: 4, density: 36.36 },
        { text: "cold", count: 2, density: 18.18 },
        { text: "end", count: 2, density: 18.18 },
      ],
      two: [{ text: "cold winter", count: 2, density: 18.18 }],
      three: [{ text: "end of winter", count: 2, density: 18.18 }],
    });
  });

  it("leaves out numbers and single letters, but not single Han characters", () => {
    expect(countGrams([["2026", "x", "水"]], new Set(), 3).one.map(({ text }) => text)).toEqual(["水"]);
  });

  it("leaves out words that come once where others come twice", () => {
    expect(countGrams([["lake", "ice", "lake"]], new Set(), 3).one.map(({ text }) => text)).toEqual(["lake"]);
    expect(countGrams([["lake", "ice"]], new Set(), 2).one.map(({ text }) => text)).toEqual(["ice", "lake"]);
  });
});

describe("rules", () => {
  const long = (inside: string) => `<html lang="en"><main>${inside}</main>`;
  it.each([
    ["words-in-source", "<p>Hi</p>", "pass 1 word in the source"],
    ["words-in-source", "<div id=root></div><script src=a.js></script>", "fail No words in the source"],
    ["words-in-source", "<img src=a.png>", "fail No words in the source"],
    ["words-enough", long(`<p>${words(200)}</p>`), "pass Main content of 200 words"],
    ["words-enough", long(`<p>${words(199)}</p>`), "note 199 words of main content"],
    ["words-enough", long("<p>one</p>"), "warn 1 word of main content"],
    ["words-enough", "", ""],
    ["words-language-said", long("<p>one</p>"), "pass The page says its language: English"],
    ["words-language-said", "<html lang=pt-BR><p>um</p>", "pass The page says its language: Brazilian Portuguese"],
    ["words-language-said", "<p>one</p>", "fail The page does not say its language"],
    ["words-language-said", "<html lang=en_US><p>one</p>", "fail “en_US” is no language tag"],
    ["words-language-said", "plain words", ""],
    ["words-main-element", long("<p>one two</p>"), "pass Main content stands in a main element"],
    ["words-main-element", "<p>one two</p>", "warn No main element around the content"],
    ["words-sections", long(`<h2>A</h2><p>${words(301)}</p>`), "note 1 section runs over 300 words without a heading"],
    [
      "words-sections",
      long(`<h2>A</h2><p>${words(150)}</p><h2>B</h2><p>${words(160)}</p>`),
      "pass No stretch of over 300 words without a heading",
    ],
    ["words-sections", long("<p>short</p>"), ""],
    ["words-paragraphs", long(`<p>${words(151)}</p>`), "note 1 paragraph is over 150 words long"],
    ["words-paragraphs", long(`<p>${words(150)}</p>`), "pass No paragraph over 150 words"],
    ["words-sentences", long(`<p>${sentences(10, 21)}</p>`), "note 100% of sentences run over 20 words"],
    ["words-sentences", long(`<p>${sentences(10, 20)}</p>`), "pass 0% of sentences run over 20 words"],
    ["words-sentences", long(`<p>${sentences(9, 30)}</p>`), ""],
    ["words-repetition", long(`<p>${words(200, "bike")}</p>`), "note “bike” makes 100% of the text"],
  ])("%s of %s", (ruleId, html, expected) => expect(said(html, ruleId)).toBe(expected));

  const french =
    "Nous avons visité le musée hier après-midi, puis nous sommes rentrés à pied parce que la ligne de métro était fermée pour travaux. ";
  it.each([
    ["en", "warn The page says English, the text sounds French"],
    ["fr-CA", "pass The text sounds like the language it says"],
  ])("hears that a French text says %s", (lang, expected) =>
    expect(said(`<html lang="${lang}"><p>${french.repeat(5)}</p>`, "words-language-agrees")).toBe(expected),
  );

  it("does not judge a short text by its letters", () =>
    expect(said(`<html lang="en"><p>${french}</p>`, "words-language-agrees")).toBe(""));

  it("says so of a short text when its letters are of another script", () =>
    expect(said(`<html lang="ar"><p>${french}</p>`, "words-language-agrees")).toBe("warn The page says Arabic, the text sounds French"));

  it("names the pages that are far shorter than the others", () => {
    const reports = [400, 500, 600, 50].map((count) => reportOf(`<main>${words(count)}</main>`, `https://x.example/${count}`));
    const [found] = acrossPagesRules[0]?.run(reports) ?? [];
    expect(found?.title).toBe("1 of 4 pages have less than a third of the usual length");
    expect(found?.evidence?.[0]?.snippet).toBe("50 words: https://x.example/50");
  });
});

describe("the verdict", () => {
  it.each([
    [words(238), "238", "1 minute to read."],
    ["", "0", "Nothing to read in the source."],
    ["one", "1", "1 second to read."],
  ])("of %s", (html, figure, headline) => expect(reportOf(html).verdict).toMatchObject({ figure, headline }));

  it.each([
    [3, "5 seconds"],
    [54, "55 seconds"],
    [55, "1 minute"],
    [61, "1 minute"],
    [3600, "1 hour"],
    [3900, "1 hour 5 minutes"],
  ])("%i s read as %s", (seconds, text) => expect(durationText(seconds)).toBe(text));
});

it("answers its examples in the shape it promises", async () => {
  const openPage = async ({ html, url }: { html: string; url?: string }) => ({
    id: null,
    takenAt: "",
    until: "",
    input: url ?? "",
    page: { html, url: url ?? "https://your-site.example/your-page" },
  });
  const noNetwork = () => Promise.reject(new Error("no network"));
  const ports = { openPage: openPage as never, fetchPage: noNetwork, renderPage: noNetwork, now: () => now };
  const figures: string[] = [];
  for (const { input } of tool.examples) {
    const output = await tool.run(input, ports, new AbortController().signal);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    figures.push(`${output.reports[0]?.verdict.level} ${output.reports[0]?.verdict.figure}`);
  }
  expect(figures).toEqual(["pass 138", "fix 47", "failed 0"]);
});

it("stops counting after two million characters, within seconds", () => {
  const started = cpuTime();
  const { facts } = reportOf(`<main>${`<p>${words(40, "Straße im Winter")}</p>`.repeat(3200)}</main>`);
  expect(facts.cut).toBe(true);
  expect(cpuTime() - started).toBeLessThan(15_000);
});

describe("after scripts", () => {
  const source = takeSnapshot({ html: "<main><p>One two</p></main>", url: "https://a.test/" });
  const after = (html: string) => ({ snapshot: takeSnapshot({ html, url: "https://a.test/" }), failure: null });
  const report = (extra: RenderedSnapshot) => judgePage(wordCheck, { snapshot: source, kept: null }, { now, extra, input: {} });
  const said = (extra: RenderedSnapshot, ruleId: string) => {
    const { findings, passes } = report(extra);
    return [...findings, ...passes].filter((finding) => finding.ruleId === ruleId).map(({ status, title }) => `${status} ${title}`);
  };

  it("counts what scripts leave", () => {
    const written = after("<main><p>One two three four five</p></main>");
    expect(report(written).facts.all.words).toBe(5);
    expect(said(written, "words-rendered")).toEqual(["note Scripts add 3 of 5 words"]);
    expect(said(written, "words-in-source")).toEqual(["pass 2 words in the source"]);
    expect(said(after("<p>One"), "words-rendered")).toEqual(["note Scripts take away 1 of 2 words"]);
    expect(said(after("<p>Three four"), "words-rendered")).toEqual(["pass As many words after scripts have run"]);
  });

  it("counts the source when no browser is at hand, and says so", () => {
    const failed = { snapshot: null, failure: "No browser." };
    expect([report(failed).facts.all.words, said(failed, "words-rendered")]).toEqual([2, ["note Scripts were not run"]]);
  });
});
