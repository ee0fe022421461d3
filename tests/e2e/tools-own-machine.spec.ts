import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("a visitor reads the size of the window, resizes it, and has another size described", async ({ page }) => {
  const faults = watchPage(page);
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto("/tools/what-my-browser-size/");
  await hydrate(page);
  const live = page.getByRole("region", { name: "This window" });
  await expect(live).toContainText("1100×700");
  await page.setViewportSize({ width: 800, height: 600 });
  await expect(live).toContainText("800×600");
  await expect(live).toContainText("224 px to lg");
  await page.getByRole("link", { name: "one pixel short of two breakpoints" }).click();
  await expect(page.getByRole("heading", { name: "767 × 1,024" })).toBeVisible();
  await expect(page.getByText("1 px to md")).toHaveCount(2);
  expect(faults).toEqual([]);
});

test("a visitor sees their own address at once, and asks about another", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/my-ip-address/");
  await hydrate(page);
  await expect(page.getByRole("region", { name: "Your IPv4 address" })).toContainText("127.0.0.1");
  await page.getByRole("link", { name: "an address behind a carrier's NAT" }).click();
  await expect(page.getByRole("region", { name: "That address" })).toContainText("Carrier-grade NAT");
  expect(faults).toEqual([]);
});

test("without JavaScript the address comes with a second request, and a size is described by the server", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/my-ip-address/");
  await page.getByRole("link", { name: "Show my address" }).click();
  await expect(page.getByRole("region", { name: "Your IPv4 address" })).toContainText("127.0.0.1");
  await page.goto("/tools/what-my-browser-size/");
  await page.getByLabel("Width, px").fill("390");
  await page.getByLabel("Height, px").fill("844");
  await page.getByRole("button", { name: "Describe this size" }).click();
  await expect(page.getByRole("heading", { name: "390 × 844" })).toBeVisible();
  await context.close();
});
