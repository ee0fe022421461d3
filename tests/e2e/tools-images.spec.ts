import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";

const pictures = `http://127.0.0.1:${Number(process.env["TEST_PORT"] ?? 3471) + 1}/pictures/`;

test("a visitor finds an image without words and writes its alt", async ({ page }) => {
  await page.goto(`/tools/image-alt-tag-checker/?url=${pictures}`);
  await expect(page.getByRole("heading", { name: "One image has no alt, and one image cannot be read." })).toBeVisible();
  await page.getByText("No words 1").click();
  await expect(page.locator(".alts-list > li:visible")).toHaveCount(1);
  await page.getByText("Write a better one", { exact: true }).click();
  await page.getByLabel("Your words").fill("A blue bar");
  await expect(page.locator(".alt-helper code")).toHaveText('<img src="/pictures/bar.svg" alt="A blue bar">');
});

test("a visitor sees the icon of a site in the places where people meet it", async ({ page }) => {
  await page.goto(`/tools/favicon-checker/?url=${pictures}`);
  await expect(page.getByRole("heading", { name: "One icon names no time to be kept." })).toBeVisible();
  await expect(page.getByText("No touch icon", { exact: true })).toBeVisible();
  const icon = page.locator(".icon-tab .proxied-image").first();
  await expect(icon).toBeVisible();
  expect(await icon.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(64);
});

fresh.describe("without JavaScript", () => {
  fresh.use({ javaScriptEnabled: false });

  fresh("a visitor ticks two pictures and takes them as a ZIP", async ({ page }) => {
    await page.goto("/tools/webpage-image-extractor/");
    await page.getByLabel("Address of the page").fill(pictures);
    await page.getByRole("button", { name: "Find images" }).click();
    await expect(page.getByText("Unknown Name")).toHaveCount(2);
    for (const name of ["dot.svg", "bar.svg"]) await page.getByLabel(`Tick ${name}`).check();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download ticked as ZIP" }).click(),
    ]);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    expect(Object.keys(files)).toEqual(["dot.svg", "bar.svg"]);
  });
});
