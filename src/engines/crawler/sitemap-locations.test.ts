import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../tests/support/cpu-time.ts";
import { sitemapLocations } from "./sitemap-locations.ts";

describe("sitemapLocations", () => {
  it.each<[text: string, isIndex: boolean, locations: string[]]>([
    ["<urlset><url><loc> https://a.example/?x=1&amp;y=2 </loc></url></urlset>", false, ["https://a.example/?x=1&y=2"]],
    ["<urlset><url><loc><![CDATA[https://a.example/?x=1&y=2]]></loc></url></urlset>", false, ["https://a.example/?x=1&y=2"]],
    ["<urlset><url><loc>https://a.example/&#x41;&#66;</loc></url></urlset>", false, ["https://a.example/AB"]],
    ["<urlset><url><loc>https://a.example/&nope;</loc><loc>https://a.example/b</loc></url></urlset>", false, ["https://a.example/b"]],
    [
      "<urlset><url><loc>https://a.example/</loc><image:loc>https://a.example/x.png</image:loc></url></urlset>",
      false,
      ["https://a.example/"],
    ],
    [
      "\ufeff<?xml version='1.0'?>\n<sitemapindex xmlns='x'><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>",
      true,
      ["https://a.example/s.xml"],
    ],
    ["https://a.example/\r\n\r\nhttps://a.example/b\nnot an address", false, ["https://a.example/", "https://a.example/b"]],
    ["<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.exa", false, ["https://a.example/"]],
    [
      "<s:urlset xmlns:s='x'><s:url><s:loc>https://a.example/</s:loc><image:loc>https://a.example/x.png</image:loc></s:url></s:urlset>",
      false,
      ["https://a.example/"],
    ],
    ["<s:sitemapindex xmlns:s='x'><s:sitemap><s:loc>https://a.example/s.xml</s:loc>", true, ["https://a.example/s.xml"]],
    ["<urlset><url><loc >https://a.exa<!-- x -->mple/</loc ></url></urlset>", false, ["https://a.example/"]],
    ["<urlset><!-- <url><loc>https://a.example/old</loc></url> --><url><loc>https://a.example/</loc>", false, ["https://a.example/"]],
    ["<!doctype html><p>Not found", false, []],
    ["", false, []],
  ])("of %j", (text, isIndex, locations) => expect(sitemapLocations(text)).toEqual({ isIndex, locations }));

  it("reads a file made of openings in no time", () => {
    const started = cpuTime();
    const { locations } = sitemapLocations(`<urlset>${"<loc>".repeat(200_000)}https://a.example/</loc>`);
    expect(locations.at(-1)).toBe("https://a.example/");
    // Milliseconds here; minutes when each opening looks for its end.
    expect(cpuTime() - started).toBeLessThan(5_000);
  });
});
