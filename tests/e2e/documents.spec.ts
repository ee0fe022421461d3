import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";

const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

test("four papers open on one page each, from cards that show the sheet itself", async ({ page }) => {
  await page.goto("/documents/");
  const cards = page.getByTestId("paper-cards").getByRole("link");
  await expect(cards).toHaveText(["The plan on day 7", "The monthly report", "A developer ticket", "The clause to leave"]);
  for (const card of await cards.all()) {
    await card.click();
    await expect(page.locator(`${new URL(page.url()).hash} .sheet`)).toBeInViewport();
  }
});

test("what is blacked out is said so and is nowhere in the document", async ({ page }) => {
  await page.goto("/documents/");
  const plan = page.getByRole("region", { name: "The plan on day 7", exact: true });
  await expect(plan.getByRole("img", { name: "redacted" })).toHaveCount(8);
  expect(await page.content()).not.toContain("Fernhollow");
});

test("printed, the page is those four sheets and nothing else", async ({ page }) => {
  await page.goto("/documents/");
  expect(sheetsOf(await page.pdf({ format: "A4" }))).toBe(4);
});

test("nothing is cut at 320 px, and the plan's rows name their columns", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/documents/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cell = page.locator("#plan tbody tr").first().locator("td").last();
  expect(await cell.evaluate((each) => getComputedStyle(each, "::before").content)).toContain("Finished when");
});
