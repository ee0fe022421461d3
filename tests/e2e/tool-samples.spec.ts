import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

for (const slug of ["title-tag-checker", "robots-txt-checker", "website-traffic-analytics", "broken-link-detector", "page-speed-checker"])
  test(`before its first run ${slug} shows a sample that says so`, async ({ page }) => {
    await page.goto(`/tools/${slug}/`);
    await expect(page.locator(".tool-result").getByText("Sample", { exact: true })).toBeVisible();
  });

test("a sample runs, and gives way to the result", async ({ page }) => {
  await page.goto("/tools/title-tag-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "Run this example" }).click();
  await expect(page.locator("#verdict")).toBeVisible();
  await expect(page.getByText("Sample", { exact: true })).toHaveCount(0);
});
