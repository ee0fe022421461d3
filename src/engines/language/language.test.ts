import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";
import { languageName, primaryLanguage } from "./language-tag.ts";
import { sentencesIn, wordsIn } from "./segment-text.ts";
import { smallWordShare, stopWordsOf } from "./stop-words.ts";
import { languageOf } from "./text-language.ts";

describe("wordsIn", () => {
  it.each([
    ["en", "It's a well-known 3.5 mm jack, isn't it?", ["It's", "a", "well", "known", "3.5", "mm", "jack", "isn't", "it"]],
    ["de", "Donaudampfschifffahrt für alle!", ["Donaudampfschifffahrt", "für", "alle"]],
    ["fr", "L’été à Paris", ["L’été", "à", "Paris"]],
    ["ja", "私は学生です。", ["私", "は", "学生", "です"]],
    ["zh", "我们今天去北京。", ["我们", "今天", "去", "北京"]],
    ["th", "สวัสดีชาวโลก", ["สวัสดี", "ชาว", "โลก"]],
    ["en", "", []],
    ["en", " — … !!! ", []],
  ])("%s: %s", (language, text, words) => expect(wordsIn(text, language)).toEqual(words));
});

describe("sentencesIn", () => {
  it.each([
    ["en", "One. Two! Three?", 3],
    ["en", "It costs $3.50 today. Buy it", 2],
    ["ja", "今日は。明日も。", 2],
    ["en", "", 0],
  ])("%s: %s has %i", (language, text, count) => expect(sentencesIn(text, language)).toHaveLength(count));
});

describe("detectLanguage", () => {
  it.each([
    [
      "en",
      "Every filter, sort order and page size is a link, so a store with eight thousand products can offer a crawler several hundred thousand addresses.",
    ],
    [
      "de",
      "Die Straßenbahn fährt heute nicht, weil in der ganzen Innenstadt gebaut wird und niemand weiß, wie lange das noch dauern soll.",
    ],
    [
      "fr",
      "Nous avons visité le musée hier après-midi, puis nous sommes rentrés à pied parce que la ligne de métro était fermée pour travaux.",
    ],
    [
      "es",
      "Los precios incluyen el desayuno y la limpieza diaria, pero no el aparcamiento, que se paga aparte en la recepción del hotel cada mañana.",
    ],
    [
      "ru",
      "Сегодня вечером мы едем на дачу, потому что завтра обещают хорошую погоду и можно будет наконец посадить картошку и помидоры в саду. Это был первый тёплый день после долгой зимы, и все соседи тоже вышли на свои участки.",
    ],
    [
      "ja",
      "このページでは、東京の観光地について詳しく紹介します。電車での行き方や、おすすめの季節、地元の人が通うお店もまとめました。ぜひ旅行の前にお読みになって、楽しい一日をお過ごしください。お気に入りの場所が見つかりますように。それではまた次の記事でお会いしましょう。",
    ],
  ])("hears %s", (tag, text) => expect(detectLanguage(text)?.tag).toBe(tag));

  it.each(["", "short", "12345 67890 ".repeat(40)])("does not guess at %j", (text) => expect(detectLanguage(text)).toBeUndefined());
});

it.each([
  ["en-US", "en"],
  [" DE ", "de"],
  ["zh-Hant-TW", "zh"],
  ["en_US", undefined],
  ["english", "english"],
  ["", undefined],
  ["x-klingon", undefined],
])("the language of %j is %s", (tag, language) => expect(primaryLanguage(tag)).toBe(language));

it.each([
  ["fr", "French"],
  ["zh", "Chinese"],
  ["q<>", "q<>"],
])("%s is called %s", (tag, name) => expect(languageName(tag)).toBe(name));

it("leaves topics out of the stop words, and has none for a language without a list", () => {
  const english = stopWordsOf("en");
  expect([english.has("the"), english.has("because"), english.has("website"), english.has("rooms")]).toEqual([true, true, false, false]);
  expect(stopWordsOf("xx").size).toBe(0);
});

it.each([
  ["fr", "nous avons visité le musée hier après midi puis nous sommes rentrés à pied parce que la ligne était fermée", true],
  ["en", "nous avons visité le musée hier après midi puis nous sommes rentrés à pied parce que la ligne était fermée", false],
  ["en", "we walked home because the line was closed and nobody knew when it would open again", true],
  ["de", "we walked home because the line was closed and nobody knew when it would open again", false],
])("small words of %s in “%s”: %s", (language, text, many) => expect((smallWordShare(text.split(" "), language) ?? 0) > 0.3).toBe(many));

it.each([
  ["الدراجات الكهربائية مفيدة في المدينة.", null, "ar"],
  ["京都の小さな宿は静かで朝食は手作りです。", null, "ja"],
  ["Кратък текст на български.", "bg", "bg"],
  ["A few words.", null, "en"],
  ["12345", null, "en"],
])("takes %s, said to be %s, for %s", (text, said, language) => expect(languageOf(text, said)).toBe(language));
