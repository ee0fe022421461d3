import { expect, it } from "vitest";
import { newest, sitemap, sitemapIndex } from "./sitemap.ts";

const origin = "https://agency.example";

it("lists pages, and dates where they are known", () => {
  expect(sitemap(origin, [{ path: "/a&b/" }, { path: "/c", lastmod: "2026-11-15" }])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://agency.example/a&amp;b/</loc></url>
<url><loc>https://agency.example/c</loc><lastmod>2026-11-15</lastmod></url>
</urlset>
`);
});

it("lists files in an index", () => {
  expect(sitemapIndex(origin, [{ path: "/sitemap-a.xml", lastmod: "2026-11-15" }])).toContain(
    "\n<sitemap><loc>https://agency.example/sitemap-a.xml</loc><lastmod>2026-11-15</lastmod></sitemap>\n</sitemapindex>\n",
  );
});

it("takes the newest of days and instants", () => {
  expect(newest(["2026-11-14", null, "2026-11-15T09:00:00Z", "2026-11-15", undefined])).toBe("2026-11-15T09:00:00Z");
  expect(newest([undefined])).toBeUndefined();
});
