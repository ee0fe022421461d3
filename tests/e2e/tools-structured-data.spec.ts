import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("a visitor finds the broken line, sees what is blocked and retired, and copies the repaired script", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/schema-validator/");
  await hydrate(page);
  await page.getByRole("link", { name: "a broken script and a retired FAQ" }).click();
  await expect(page.getByRole("heading", { name: "One script is broken JSON, so search engines drop it." })).toBeVisible();
  await expect(page.locator(".sdcard", { hasText: "FAQ" })).toContainText("retired on May 07, 2026");
  await expect(page.locator(".sdcard", { hasText: "Product snippet" })).toContainText("Blocked");
  await page.locator(".sdcard-missing a").first().click();
  await expect(page.locator(".sdsource > li:target")).toContainText('"offers": {');
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator(".sdtext", { hasText: "3 things repaired" }).getByRole("button", { name: "Copy" }).click();
  await expect
    .poll(async () => JSON.parse((await page.evaluate(() => navigator.clipboard.readText())) || "{}").offers)
    .toMatchObject({ priceCurrency: "USD", availability: "https://schema.org/InStock" });
  expect(faults).toEqual([]);
});

test("without JavaScript a piece of JSON-LD is read on its own", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/schema-validator/");
  await page.getByText("HTML, JSON-LD or a file").click();
  await page.getByLabel("HTML of the page").fill('{ "@context": "https://schema.org", "@type": "Recipe", "name": "Soup" }');
  await page.getByRole("button", { name: "Check markup" }).click();
  await expect(page.getByRole("heading", { name: "Recipe lacks something that Google requires." })).toBeVisible();
  await page.locator(".sditem-head").click();
  await expect(page.locator(".sdprops")).toBeHidden();
  await context.close();
});
