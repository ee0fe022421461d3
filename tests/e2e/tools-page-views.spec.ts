import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const trial = `http://127.0.0.1:${Number(process.env["TEST_PORT"] ?? 3471) + 1}`;

test("a visitor compares two pages, and looks at the links of one", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/seo-meta-in-one-click/");
  await hydrate(page);
  await page.getByLabel("Compare two").check();
  await page.getByLabel("Address of the page").fill(`${trial}/`);
  await page.getByLabel("Address to set beside it").fill(`${trial}/pricing/`);
  await page.getByRole("button", { name: "Read the page" }).click();
  const table = page.getByRole("region", { name: "Side by side" });
  await expect(table.getByRole("row", { name: /^Title, px/ })).toContainText("814");
  await expect(table.getByRole("row", { name: /^Internal links/ })).toContainText("10");
  await page.getByRole("link", { name: "a page with most of it missing" }).click();
  await page.getByText("Links (1)").click();
  await expect(page.getByRole("region", { name: "Links in the order of the source" })).toContainText("https://corner-bakery.example/order");
  expect(faults).toEqual([]);
});

test("a visitor follows a canonical to its target", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/canonical-tag-checker/");
  await hydrate(page);
  await page.getByLabel("Address of the page").fill(`${trial}/copy/`);
  await page.getByRole("button", { name: "Check canonical" }).click();
  await expect(page.getByRole("heading", { name: `Google will most likely treat ${trial}/pricing/ as canonical.` })).toBeVisible();
  await expect(page.getByText("named as canonical, 200, the likely canonical")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a visitor searches the source of a page", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/fetch-html-content/");
  await hydrate(page);
  await page.getByLabel("Address of the page").fill(`${trial}/`);
  await page.getByRole("button", { name: "Fetch the HTML" }).click();
  await expect(page.getByRole("region", { name: "Prettified" })).toBeVisible();
  await page.getByText("Source", { exact: true }).click();
  await page.getByLabel("Search in source").fill("features");
  await expect(page.getByText("1 of 6", { exact: true })).toBeVisible();
  await page.getByLabel("Search in source").press("Enter");
  await expect(page.getByText("2 of 6", { exact: true })).toBeVisible();
  await page.getByText("Markdown", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Markdown" })).toContainText("# Trial site: a home page with a fitting title");
  await page
    .getByRole("navigation", { name: "Look at the same page with" })
    .getByRole("link", { name: "Open Graph tag generator" })
    .click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Trial site: a home page with a fitting title");
  expect(faults).toEqual([]);
});

test("without JavaScript a text is counted and a page is taken apart", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/webpage-word-count/");
  await page.getByLabel("HTML or a file").check();
  await page.getByLabel("HTML of the page").fill("Three plain words");
  await page.getByRole("button", { name: "Count words" }).click();
  await expect(page.getByRole("region", { name: "1 second to read." })).toContainText("3words");
  await page.goto("/tools/fetch-html-content/?example=3");
  await expect(page.getByRole("region", { name: "Prettified" })).toContainText("<td>4.50</td>");
  await context.close();
});
