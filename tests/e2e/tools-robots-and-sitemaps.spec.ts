import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { alive, hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

test("a visitor sees which line closes a page, what goes without it, and edits the file in place", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/robots-txt-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "a shop that closes its cart and search" }).click();
  await expect(page.getByRole("heading", { name: "5 rules in 2 groups, and nothing to fix." })).toBeVisible();
  await hydrate(page);
  await page.getByRole("link", { name: /Closed, Googlebot, \/cart\// }).click();
  await expect(page.getByText("Line 3 is the only rule that matches.").last()).toBeVisible();
  // The view comes to life a moment after the page does.
  await (await alive(page.getByRole("button", { name: "Without it? Line 3", exact: true }))).click();
  await expect(page.getByText("Without line 3:")).toBeVisible();
  await page.getByText("Edit the file and watch the table").click();
  await page.getByLabel("Draft of robots.txt").fill("User-agent: *\nDisallow: /");
  await expect(page.getByRole("heading", { name: "The whole site is closed to search engines." })).toBeVisible();
  expect(faults).toEqual([]);
});

test("without JavaScript a pasted robots.txt is judged for the crawlers that were ticked", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/robots-txt-checker/");
  await page.getByLabel("A pasted file").check();
  await page.getByLabel("robots.txt", { exact: true }).fill("User-agent: Yeti\nDisallow: /x");
  await page.getByText("Crawlers to ask for").click();
  await page.getByLabel("Yeti").check();
  await page.getByRole("button", { name: "Check this file" }).click();
  await expect(page.getByRole("columnheader", { name: "Yeti" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Closed, Yeti, \/x/ })).toHaveAttribute("href", "#line-2");
  await context.close();
});

test("a visitor writes a robots.txt, keeps AI training out and tests an address", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/robot-txt-generator/");
  await hydrate(page);
  await page.getByLabel("From a template").selectOption("wordpress");
  await page.getByLabel(/AI training/).check();
  const file = page.getByRole("list", { name: "robots.txt" });
  await expect(file).toContainText("Disallow: /wp-admin/");
  await expect(file).toContainText("User-agent: GPTBot");
  await page.getByLabel("Address or path").fill("/wp-admin/x");
  await page.getByLabel("Crawler", { exact: true }).fill("GPTBot");
  await expect(page.getByText("GPTBot at /wp-admin/x.")).toBeVisible();
  await page.getByLabel("From a template").selectOption("staging");
  await expect(page.getByRole("alert")).toContainText("Closes everything.");
  expect(faults).toEqual([]);
});

test("a visitor drops a packed sitemap, which never leaves the browser, and filters it", async ({ page }) => {
  const faults = watchPage(page);
  const posts = watchPosts(page);
  await page.goto("/tools/sitemap-url-extractor/");
  await hydrate(page);
  await page.getByLabel("Pasted, or a file").check();
  const urls = Array.from({ length: 120 }, (_, index) => `<url><loc>https://a.example/${index % 2 ? "blog" : "shop"}/${index}</loc></url>`);
  const buffer = gzipSync(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>`);
  await page
    .getByLabel(/or a file/)
    .last()
    .setInputFiles({ name: "sitemap.xml.gz", mimeType: "application/gzip", buffer });
  await expect(page.getByRole("heading", { name: "120 addresses in one file, and nothing to fix." })).toBeVisible();
  await page.getByLabel("Filter by words of the address").fill("/blog/");
  await expect(page.getByRole("heading", { name: "60 of 120 addresses" })).toBeVisible();
  expect(posts).toEqual([]);
  expect(faults).toEqual([]);
});

test("a visitor learns that a name had an earlier life", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/website-age/");
  await hydrate(page);
  await page.getByRole("link", { name: "registered 2019, archived since 2003" }).click();
  await expect(page.getByRole("heading", { name: /^Status clientHold/ }).first()).toBeVisible();
  await expect(page.getByText("Registered 2019, but archived since 2003")).toBeVisible();
  await expect(page.getByText("The registrar took the domain out of the zone.").first()).toBeVisible();
  expect(faults).toEqual([]);
});
