import { expect, type Page, test } from "@playwright/test";
import { lostBySpacing, lostByTextSize } from "../support/lost-texts.ts";
import { TEMPLATES } from "../support/pages.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

/** Every width that a rule of ours turns at, and the widest. */
const WIDTHS = [1920, 1280, 1199, 1024, 975, 768, 600, 390, 320];
const JUDGED_WIDTHS = [1280, 768, 390, 320];
/** How far a thumb has to go at most, in pixels at 390 px. */
const mostOnAPhone = (path: string) => (path === "/" ? 14_000 : 12_000);

test.describe.configure({ timeout: 120_000 });

for (const path of TEMPLATES) {
  test(`${path} is accessible from phone to desk, light and dark, never scrolls sideways and makes no noise`, async ({ page }) => {
    const faults = watchPage(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.goto(path);
    await hydrate(page);
    await layOutEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
      expect.soft(scroll, `at ${width} px`).toBeLessThanOrEqual(client ?? 0);
      if (!JUDGED_WIDTHS.includes(width)) continue;
      if (width === 390) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, "height on a phone").toBeLessThanOrEqual(mostOnAPhone(path));
      }
      // Every look at the footer on one page, and one look on every other.
      const withFooter = path === "/";
      // A phone's and a desk's page hold everything there is, and every colour; between them only sizes and places change.
      const everything = width === 1280 || width === 390;
      const look = { withFooter: withFooter || width === 1280 };
      expect.soft(await violationsOf(page, everything ? "everything" : "sizes", look), `light at ${width} px`).toEqual([]);
      if (!everything) continue;
      expect.soft(await lostBySpacing(page), `cut when letters and lines stand apart at ${width} px`).toEqual([]);
      expect.soft(await lostByTextSize(page), `lost when text is twice as large at ${width} px`).toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      expect.soft(await violationsOf(page, "colours", { withFooter }), `dark at ${width} px`).toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    }
    expect.soft(await page.evaluate(openAnswers), "at 320 px with every answer open").toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });
}

/** How far the page then runs out of its window. */
function openAnswers(): number {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    answer.removeAttribute("name");
    answer.open = true;
  }
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** In a few tests: a page without scripts is read in a moment, a browser for each is not made in one. */
const READERS = 3;
for (let reader = 0; reader < READERS; reader++) {
  test(`every template reads without JavaScript (${reader + 1} of ${READERS})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of TEMPLATES.filter((_, place) => place % READERS === reader)) {
      const response = await page.goto(path, { waitUntil: "domcontentloaded" });
      expect(response?.status(), path).toBe(path === "/no-such-page/" ? 404 : 200);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(BRIEF[path] ?? 400);
      await expect(page.locator("button.chip:visible"), "buttons that only a script answers").toHaveCount(0);
      const guiding = await page.locator("h1, h2, h3, h4, button, .btn, label, legend, summary").allInnerTexts();
      expect(
        guiding.filter((text) => TRANSIT.test(text)),
        `${path} guides in the words of its drawings`,
      ).toEqual([]);
    }
    await context.close();
  });
}

/** Drawings may speak of a railway; what tells somebody where they are or what to do may not. */
const TRANSIT =
  /\b(?:stations?|next stop|terminus|departures?|arrivals?|timetables?|interchange|aboard|mind the gap|carriages?|fares?|(?:end of the|on this) line|platform edge)\b/i;

/** Pages that have little to say. */
const BRIEF: Readonly<Record<string, number>> = { "/no-such-page/": 50 };

test("the menus are accessible when they are open", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  for (const menu of ["SEO", "PPC", "Tools", "About"]) {
    const opener = page.getByRole("banner").getByRole("button", { name: menu, exact: true });
    await opener.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    expect.soft(await violationsOf(page, "everything", { part: "header" }), menu).toEqual([]);
  }
});

/** What phones leave for later stands in with the height it had at another width, and its text is judged against what lies there. */
const layOutEverything = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
