import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const PAGES = `# Gravel bikes

A gravel bike has disc brakes. The disc brake stops it in the rain.

## Which tire width fits?

Forty is common.

+++

# Choose a gravel bike

Ask for disc brakes, and ride it first.`;

test("a visitor writes on, and the marks and counts follow without a request", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/seo-content-optimization/");
  await hydrate(page);
  await page.getByRole("link", { name: "a short draft and three pages" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result.getByRole("heading", { level: 2 })).toHaveText("Your draft has 3 of the 8 terms that lead in the 3 pages.");
  expect(await violationsOf(page)).toEqual([]);
  const row = result.getByRole("row", { name: /^crawl budget / });
  await expect(row).toContainText("missing");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") asked.push(request.url());
  });
  const editor = result.getByRole("textbox", { name: /^Your draft/ });
  await editor.press("Control+End");
  await editor.pressSequentially(" It shows your crawl budget.");
  await expect(result.getByRole("heading", { level: 2 })).toContainText("4 of the 8");
  await expect(row).toContainText("1×");
  await expect(result.locator("mark", { hasText: "crawl budget" })).toHaveCount(1);
  expect([asked, faults]).toEqual([[], []]);
});

test("without JavaScript the same answer comes by form, and the draft is sent again from the editor", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/seo-content-optimization/");
  await page.getByLabel("Your draft").fill("A gravel bike.");
  await page.getByText("Pages that cannot be fetched").click();
  await page.getByLabel("Text or HTML of pages").fill(PAGES);
  await page.getByRole("button", { name: "Compare the draft" }).click();
  const result = page.getByRole("region", { name: "Result", exact: true });
  await expect(result.getByRole("row", { name: /^disc brakes? / })).toContainText("missing");
  await result.getByRole("textbox").fill("A gravel bike with disc brakes.");
  await result.getByRole("button", { name: "Mark it again" }).click();
  await expect(result.getByRole("row", { name: /^disc brakes? / })).not.toContainText("missing");
  await context.close();
});
