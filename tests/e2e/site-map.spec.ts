import { expect, test } from "@playwright/test";
import { hydrate } from "../support/watch-page.ts";

test("every menu's pages are stops on one map, each a link", async ({ page, request }) => {
  await page.goto("/map/");
  for (const name of ["SEO", "PPC", "Tools", "Creative", "Blog", "About"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const stops = await page.locator(".site-group a").evaluateAll((all) => all.map((stop) => stop.getAttribute("href") ?? ""));
  expect(new Set(stops).size).toBe(stops.length);
  const sitemap = await (await request.get("/sitemap-services.xml")).text();
  const services = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/services\/[^<]+)<\/loc>/g)].map(([, path]) => path);
  expect(services.length).toBeGreaterThan(50);
  expect(services.filter((path) => !stops.includes(path ?? ""))).toEqual([]);
});

test("a search dims what it does not mean and says how many are left", async ({ page }) => {
  await page.goto("/map/");
  await hydrate(page);
  await page.getByRole("searchbox", { name: "Find a page" }).fill("dentists");
  await expect(page.getByRole("status").filter({ hasText: "1 page" })).toBeVisible();
  await expect(page.locator(".site-group li:not([data-away])")).toHaveCount(1);
});

test("printed, the map fills one A2 sheet", async ({ page }) => {
  await page.goto("/map/");
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width) / 2.8346), Math.round(Number(height) / 2.8346)]).toEqual([420, 594]);
});

test("nothing is cut at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/map/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
