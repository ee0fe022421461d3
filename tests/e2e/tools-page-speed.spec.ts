import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const trial = `http://127.0.0.1:${Number(process.env["TEST_PORT"] ?? 3471) + 1}`;

test("a visitor sees the instant look while the browser works, stops, and keeps it", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/page-speed-checker/");
  await hydrate(page);
  await page.getByLabel("Address of the page").fill(`${trial}/`);
  await page.getByRole("button", { name: "Measure this page" }).click();
  await expect(page.getByRole("region", { name: "The instant look" })).toContainText("First byte after", { timeout: 20_000 });
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("The measurement was stopped before it was done.")).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText("Not available: no key of Google's Chrome UX Report is set on this site.")).toBeVisible();
  // The address brings it back, also to those without JavaScript.
  await page.reload();
  await expect(page.getByRole("region", { name: "The instant look" })).toContainText("First byte after");
  expect(faults).toEqual([]);
});

test("a visitor learns what scripts change on a page", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/fetch-html-content/");
  await hydrate(page);
  await page.getByLabel("Address of the page").fill(`${trial}/features/`);
  await page.getByLabel("Also open it in a browser and say what scripts change").check();
  await page.getByRole("button", { name: "Fetch the HTML" }).click();
  await page.getByText("What scripts change (0)").click({ timeout: 60_000 });
  await expect(page.getByRole("region", { name: "Sent and rendered" })).toContainText("Features of the trial site");
  expect(faults).toEqual([]);
});

const AFTER_SCRIPTS = "Also look after scripts have run";
for (const [slug, option, action, before, after] of [
  ["schema-validator", AFTER_SCRIPTS, "Check markup", "No structured data in the HTML", "Scripts add Recipe"],
  ["webpage-word-count", AFTER_SCRIPTS, "Count words", "1 word in the source", "Scripts add 9 of 10 words"],
  ["internal-link-checker", "Read the links after scripts have run", "Map the links", "No links in the HTML", "/pricing/"],
  [
    "broken-link-detector",
    "Read the links after scripts have run",
    "Check the links",
    "No links to check in the HTML",
    "1 address is fine",
  ],
] as const)
  test(`with ${slug} a visitor sees what only scripts write, when asked for`, async ({ page }) => {
    const faults = watchPage(page);
    const look = async (isRendered: boolean) => {
      await page.goto(`/tools/${slug}/`);
      await hydrate(page);
      if (slug.includes("-link-")) await page.getByRole("radio", { name: "One page" }).check();
      await page.locator("main input[name=url]").first().fill(`${trial}/scripted/`);
      if (isRendered) await page.getByLabel(option).check();
      await page.getByRole("button", { name: action }).click();
    };
    await look(false);
    await expect(page.locator("main")).toContainText(before);
    await expect(page.locator("main")).not.toContainText(after);
    await look(true);
    await expect(page.locator("main")).toContainText(after, { timeout: 60_000 });
    expect(faults).toEqual([]);
  });
