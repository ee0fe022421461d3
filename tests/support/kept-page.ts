import type { BrowserContext, Page } from "@playwright/test";
import { test as fresh } from "./own-address.ts";

/** What stories listen to. */
const HEARD = ["console", "pageerror", "request", "requestfinished", "requestfailed", "response", "dialog", "download", "popup"];

/**
 * One tab for all stories that a worker tells, cleared of what each of them kept, instead of a process of the browser and every script of
 * the site anew for each: 0.6 seconds of a processor a page. A clock and an init script cannot be taken out of a tab again, and of `test.use`
 * it hears the viewport alone: a story that needs more takes the `test` of own-address.ts.
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
  context: async ({ keptPage }, use) => use(keptPage.context()),
  page: async ({ keptPage: page, viewport, baseURL, extraHTTPHeaders }, use) => {
    if (viewport) await page.setViewportSize(viewport);
    await page.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(page);
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.mouse.move(0, 0);
    // The next story may begin on the same page, which the browser would show where this one had scrolled to.
    await page.goto("about:blank");
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await forget(page.context(), page, new URL(baseURL ?? "").origin);
  },
});

async function forget(context: BrowserContext, page: Page, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.clearCookies();
  await context.clearPermissions();
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage,indexeddb" });
  await browser.detach();
}
