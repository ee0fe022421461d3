import { type Page, test as fresh } from "@playwright/test";

/** What stories listen to. */
const HEARD = ["console", "pageerror", "request", "requestfinished", "requestfailed", "response", "dialog", "download"];

/**
 * For stories that only look: one tab for all that a worker tells, cleared of what each of them kept, instead of a browser's process and
 * every script of the site anew for each. Clocks and init scripts cannot be taken out of a tab again: what needs these needs a fresh one.
 */
export const test = fresh.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, timezoneId, locale } = project.use;
      const page = await browser.newPage({ ...(baseURL && { baseURL }), ...(timezoneId && { timezoneId }), ...(locale && { locale }) });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keptPage: page, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  },
});
