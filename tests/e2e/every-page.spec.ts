import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { TEMPLATES } from "../support/pages.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const path of TEMPLATES) {
  for (const scheme of ["light", "dark"] as const) {
    test(`${path} is accessible and quiet, ${scheme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: scheme, reducedMotion: "reduce" });
      for (const width of [390, 1280]) {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        const faults = watchPage(page);
        await page.goto(path);
        await hydrate(page);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        expect.soft(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.target}`)).toEqual([]);
        expect.soft(faults).toEqual([]);
        await page.close();
      }
      await context.close();
    });
  }

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 600, 768, 975, 1024, 1199, 1280, 1920]) {
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
