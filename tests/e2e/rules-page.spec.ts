import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";

test("a link to a rule opens the list it stands in, without scripts too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/tools/rules/schema-validator/");
  const rule = page.locator("#google-product-snippet");
  await expect(rule).toBeHidden();
  await page.goto("/tools/rules/schema-validator/#google-product-snippet");
  await expect(rule).toBeVisible();
  await expect(rule).toBeInViewport();
  await page.goto("/tools/rules/title-tag-checker/");
  await expect(page.locator(".rules-rule").first()).toBeVisible();
  await context.close();
});
