import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const trial = `http://127.0.0.1:${Number(process.env["TEST_PORT"] ?? 3471) + 1}`;

test("a visitor sees the headings as a tree, and compares the H1 with the title", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/h1-tag-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "a logo as H1, and a level left out" }).click();
  await expect(page.getByRole("heading", { name: "The H1 is the site’s name, and the outline skips a level." })).toBeVisible();
  await expect(page.locator(".htree > li").getByText("H4 left out before it")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Lakeshore Dental\n### Menu\n## Dental implants/);
  expect(faults).toEqual([]);
});

test("a visitor writes a description and watches both bars", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/meta-description-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "too wide, with a sign encoded twice" }).click();
  await expect(page.getByText("1,311 of about 920 px")).toBeVisible();
  await page.getByLabel("Write a better one and watch the bars").fill("i".repeat(297));
  await expect(page.getByText("924 of about 920 px")).toBeVisible();
  await expect(page.getByText("4 px over", { exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a visitor reads an answer header by header, takes nginx's spelling of a fix, and turns to the headings", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/header-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "a chain with a header nobody sees" }).click();
  await expect(page.getByRole("heading", { name: /^A header keeps it out of results/ })).toBeVisible();
  await page.locator("summary", { hasText: "X-Robots-Tag" }).click();
  await expect(page.getByText("What crawlers may do with this address")).toBeVisible();
  const hsts = page.locator(".passes li", { hasText: "No Strict-Transport-Security" });
  await hsts.locator("summary").click();
  await hsts.getByText("nginx", { exact: true }).click();
  await expect(hsts.locator("pre:visible")).toHaveText('add_header Strict-Transport-Security "max-age=31536000" always;');
  await page.getByText("Heading tags H1–H6", { exact: true }).click();
  await expect(page.locator(".htree").getByText("Solid oak dining tables")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a visitor asks a server a second time as Googlebot", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/header-checker/");
  await hydrate(page);
  await page.getByLabel("Address of the page").fill(`${trial}/`);
  await page.getByText("Ask a second time as somebody else").click();
  await page.getByLabel("Under the name of").selectOption("googlebot");
  await page.getByRole("button", { name: "Check headers" }).click();
  await expect(page.getByText("The same answer to GET as Googlebot")).toBeVisible();
  await expect(page.getByText("An imitation: servers that check")).toBeVisible();
  expect(faults).toEqual([]);
});

test("without JavaScript the analyzer's tabs turn, and the head that ends early comes first", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/tag-analyzer/?example=1");
  await expect(page.locator(".finding h3").first()).toHaveText("A <div> on line 8 ends the head: 4 tags after it count as body");
  await page.getByText("Scripts 2").click();
  await expect(page.getByRole("row", { name: /UA-1234567-1 Universal Analytics stopped/ })).toBeVisible();
  await context.close();
});
