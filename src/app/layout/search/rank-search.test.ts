import { describe, expect, it } from "vitest";
import { rankSearch, type SearchEntry } from "./rank-search.ts";

const entry = (kind: SearchEntry["kind"], title: string, text = ""): SearchEntry => ({ kind, title, text, href: `/${title}` });
const index = [
  entry("tool", "Title tag checker", "Length and pixel width"),
  entry("tool", "Robots.txt checker", "Is it blocked?"),
  entry("tool", "Meta tag generator", "Title and description, ready to paste"),
  entry("service", "Technical SEO", "Crawl, render, index"),
  entry("service", "SEO", "The whole route"),
  entry("post", "Hôtels in Québec and their titles", ""),
];
const found = (query: string) => rankSearch(index, query).map(({ kind, entries }) => [kind, entries.map(({ title }) => title)]);

describe("rankSearch", () => {
  it("puts a title that begins with the word first, then titles that hold it, then texts", () => {
    expect(found("title")).toEqual([
      ["tool", ["Title tag checker", "Meta tag generator"]],
      ["post", ["Hôtels in Québec and their titles"]],
    ]);
  });

  it("needs every word", () => {
    expect(found("tag paste")).toEqual([["tool", ["Meta tag generator"]]]);
  });

  it("reads punctuation, case and accents loosely", () => {
    expect(found("ROBOTS TXT")).toEqual([["tool", ["Robots.txt checker"]]]);
    expect(found("quebec")).toEqual([["post", ["Hôtels in Québec and their titles"]]]);
  });

  it("puts the exact title before longer ones", () => {
    expect(found("seo")).toEqual([["service", ["SEO", "Technical SEO"]]]);
  });

  it("finds nothing for blanks or unknown words", () => {
    expect([found("  "), found("zeppelin")]).toEqual([[], []]);
  });

  it("shows six of a kind at most", () => {
    const many = Array.from({ length: 9 }, (_, i) => entry("tool", `Checker ${i}`));
    expect(rankSearch(many, "checker")[0]?.entries.length).toBe(6);
  });
});
