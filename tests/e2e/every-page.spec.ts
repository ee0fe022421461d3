import { expect, test } from "@playwright/test";
import { TEMPLATES } from "../support/pages.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const WIDTHS = [320, 390, 600, 768, 975, 1024, 1199, 1280, 1920];

test.describe.configure({ timeout: 120_000 });

for (const path of TEMPLATES) {
  test(`${path} is accessible at four widths, light and dark, and makes no noise`, async ({ page }) => {
    const faults = watchPage(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.goto(path);
    await hydrate(page);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      // A phone's and a desk's page hold everything there is; between them only sizes and places change.
      const everything = width === 1280 || width === 390;
      expect.soft(await violationsOf(page, everything ? "everything" : "sizes"), `light at ${width} px`).toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      expect.soft(await violationsOf(page, "colours"), `dark at ${width} px`).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect.soft(scroll, `at ${width} px`).toBeLessThanOrEqual(client ?? 0);
    }
  });

  test(`${path} reads without JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === "/no-such-page/" ? 404 : 200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(path === "/no-such-page/" ? 50 : 400);
    await context.close();
  });
}

for (const menu of ["SEO", "PPC", "Tools", "About"]) {
  test(`the ${menu} menu is accessible when it is open`, async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.getByRole("banner").getByRole("button", { name: menu, exact: true }).click();
    expect(await violationsOf(page, "everything", "header")).toEqual([]);
  });
}
