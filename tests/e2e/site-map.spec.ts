import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { sitemapPaths } from "../support/sitemap-paths.ts";
import { hydrate } from "../support/watch-page.ts";

test("every page of the sitemap is on one map, once, as a link", async ({ page, request }) => {
  await page.goto("/map/");
  for (const name of ["SEO", "PPC", "Tools", "Creative", "Blog", "About"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const stops = await page.locator(".site-group a").evaluateAll((all) => all.map((stop) => stop.getAttribute("href") ?? ""));
  expect(new Set(stops).size).toBe(stops.length);
  const home = page.getByRole("main").getByRole("link", { name: "Home", exact: true });
  await expect(home).toHaveAttribute("href", "/");
  const paths = (await sitemapPaths(request)).filter((path) => path !== "/");
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !stops.includes(path))).toEqual([]);
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

test("the About menu ends in the lines of the site, which come when it is first opened", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => /\/menu-map-/.test(request.url()) && asked.push(request.url()));
  await page.goto("/");
  await hydrate(page);
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "SEO", exact: true }).press("Enter");
  await expect(page.locator("#menu-seo")).toBeVisible();
  expect(asked).toEqual([]);
  await banner.getByRole("button", { name: "About", exact: true }).press("Enter");
  const map = page.locator("#menu-about .menu-map");
  await expect(map.getByRole("link", { name: "Foundations" })).toHaveAttribute("href", "/services/#foundations");
  await expect(map).toContainText("57 services, 64 tools");
  await map.getByRole("link", { name: "Open the whole map" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The whole site on one map");
});
