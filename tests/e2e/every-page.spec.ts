import { expect } from "@playwright/test";
import { inTurn } from "../support/everything.ts";
import { test } from "../support/kept-page.ts";
import { lostBySpacing, lostByTextSize } from "../support/lost-texts.ts";
import { layOutEverything, mostOnAPhone } from "../support/page-height.ts";
import { TEMPLATES } from "../support/pages.ts";
import { TRANSIT } from "../support/transit-words.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

/** Those that most visitors have, and the narrowest: of every page. */
const WIDTHS = [1280, 390, 320];
/** Every other width that a rule of ours turns at, and the widest. */
const TURNS = [
  [1920, 1024, 768],
  [1199, 975, 600],
];

/** What a page is looked at for, each at one width, and by the next page of its kind at another; with `everything` at all of them. */
const looksAt = (place: number) => ({
  everything: inTurn([1280, 390], place),
  sizes: inTurn([320, 768], place),
  dark: inTurn([390, 1280], place),
  spacing: inTurn([1280, 390], place),
  textSize: inTurn([390, 1280], place),
});

for (const [place, path] of TEMPLATES.entries()) {
  test(`${path} is accessible from phone to desk, light and dark, never scrolls sideways and makes no noise`, async ({ page }) => {
    const faults = watchPage(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await page.goto(path);
    await hydrate(page);
    await layOutEverything(page);
    const looks = looksAt(place);
    // Every look at the footer on one page, and one look on every other.
    const withFooter = path === "/";
    for (const width of [...WIDTHS, ...inTurn(TURNS, place + 1).flat()].toSorted((a, b) => b - a)) {
      await page.setViewportSize({ width, height: 900 });
      const [scroll, client, height] = await page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
        return [scrollWidth, clientWidth, scrollHeight] as const;
      });
      expect.soft(scroll, `at ${width} px`).toBeLessThanOrEqual(client);
      if (width === 390) expect.soft(height, "height on a phone").toBeLessThanOrEqual(mostOnAPhone(path));
      for (const rules of ["everything", "sizes"] as const)
        if (looks[rules].includes(width))
          expect.soft(await violationsOf(page, rules, { withFooter: withFooter || width === 1280 }), `light at ${width} px`).toEqual([]);
      if (looks.spacing.includes(width))
        expect.soft(await lostBySpacing(page), `cut when letters and lines stand apart at ${width} px`).toEqual([]);
      if (looks.textSize.includes(width))
        expect.soft(await lostByTextSize(page), `lost when text is twice as large at ${width} px`).toEqual([]);
      if (!looks.dark.includes(width)) continue;
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
