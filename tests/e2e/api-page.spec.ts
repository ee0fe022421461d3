import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

test("an example of the API runs in its page, and without JavaScript on the tool's", async ({ page, browser, baseURL }) => {
  await page.goto("/tools/api/");
  await hydrate(page);
  await page.locator(".api-try select").selectOption({ label: "MD5 generator" });
  await page.getByRole("button", { name: "Send the request" }).click();
  await expect(page.getByRole("status").filter({ hasText: "5d41402abc4b2a76b9719d911017c592" })).toContainText('"success": true');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plain = await context.newPage();
  await plain.goto("/tools/api/");
  await expect(plain.getByRole("button", { name: "Send the request" })).toBeHidden();
  await plain.getByRole("link", { name: "See this answer as a page" }).click();
  await expect(plain).toHaveURL(/example=1/);
  await expect(plain.locator(".tool-result .sample")).toHaveCount(0);
  await context.close();
});
