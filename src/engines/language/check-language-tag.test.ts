import { expect, it } from "vitest";
import { checkLanguageTag } from "./check-language-tag.ts";

it.each(["en", "en-US", "EN-us", "zh-Hant-HK", "es-419", "de-1996", "sr-Latn", "pt-BR", "yue", "en-x-club"])("takes %s", (tag) =>
  expect(checkLanguageTag(tag).problem).toBeNull(),
);

it.each([
  ["en_US", "an underscore stands where a hyphen belongs", "en-US"],
  ["english", "there is no language “english”", null],
  ["us", "“us” is a country and no language", null],
  ["en-UK", "the code of the United Kingdom is GB", "en-GB"],
  ["iw", "“iw” was replaced by “he”", "he"],
  ["iw-IL", "“iw” was replaced by “he”", "he-IL"],
  ["en-XX1", "it is no language tag", null],
  ["en-QP", "there is no region “QP”", null],
  ["en-Abcd", "there is no script “Abcd”", null],
  ["en-foobar", "there is no variant “foobar”", null],
  ["xq", "there is no language “xq”", null],
  ["", "it is no language tag", null],
  ["x-default", "it is no language tag", null],
  ["de DE", "it is no language tag", null],
  ["*", "it is no language tag", null],
])("refuses %j", (tag, problem, better) => expect(checkLanguageTag(tag)).toMatchObject({ problem, better }));

it("says what a tag is made of", () => {
  expect(checkLanguageTag("zh-Hant-HK")).toMatchObject({ language: "zh", script: "Hant", region: "HK", hasMore: false });
  expect(checkLanguageTag("de-CH-1996")).toMatchObject({ region: "CH", hasMore: true });
});
