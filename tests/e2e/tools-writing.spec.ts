import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate } from "../support/watch-page.ts";

test("a visitor takes and refuses an editor's changes", async ({ page }) => {
  await page.goto("/tools/ai-text-rewriting/");
  await hydrate(page);
  await page.getByRole("link", { name: "a wordy report" }).click();
  await expect(page.getByRole("heading", { name: /^\d+ changes/ })).toBeVisible();
  await expect(page.getByText("No language model is connected; these are edits by rules.")).toBeVisible();
  await page.getByRole("button", { name: /^Take ?: utilize/ }).click();
  await page.getByRole("button", { name: /^Refuse ?: In order to/ }).click();
  await expect(page.getByRole("heading", { name: /1 taken, 1 refused/ })).toBeVisible();
  await page.getByRole("button", { name: "After", exact: true }).click();
  await expect(page.locator(".prose-main > .prose-text")).toContainText("In order to use a log file");
  await page.getByRole("button", { name: /^Take the \d+ open/ }).click();
  await expect(page.locator(".prose-main > .prose-text")).toContainText("we sorted the lines");
  expect(new URL(page.url()).search).toBe("");
  expect(await violationsOf(page, "everything", { part: "main" })).toEqual([]);
});

test("a number that a rewrite changed is held back", async ({ page }) => {
  await page.goto("/tools/ai-text-rewriting/");
  await hydrate(page);
  await page.getByRole("link", { name: "a chat tool changed a number" }).click();
  await expect(page.getByText("One is held back.")).toBeVisible();
  await page.getByRole("button", { name: /^Take the \d+ open/ }).click();
  await page.getByRole("button", { name: "After", exact: true }).click();
  await expect(page.locator(".prose-main > .prose-text")).toContainText("41,300");
});

test("a visitor chooses another way to say a sentence", async ({ page }) => {
  await page.goto("/tools/paraphrasing-tool/");
  await hydrate(page);
  await page.getByRole("link", { name: "who did it comes last" }).click();
  await page
    .getByRole("radio", { name: /^Our agency redesigned the site/ })
    .first()
    .check();
  await expect(page.locator(".ways-text")).toContainText("Our agency redesigned the site last year.");
  expect(await violationsOf(page, "everything", { part: "main" })).toEqual([]);
});

test("a copied paragraph stands beside its source, and nothing says that the web was searched", async ({ page }) => {
  await page.goto("/tools/plagiarism-checker/");
  await hydrate(page);
  await page.getByRole("link", { name: "a paragraph taken word for word" }).click();
  await expect(page.getByRole("heading", { name: /^Likely reuse of 1 source/ })).toBeVisible();
  await expect(page.locator(".reuse").getByText("This did not search the web.")).toBeVisible();
  await expect(page.getByLabel("A text to hold it against")).toHaveValue(/^A log file/);
  expect(await violationsOf(page, "everything", { part: "main" })).toEqual([]);
});

test("keyword ideas name their source, and nothing has a volume", async ({ page }) => {
  await page.goto("/tools/ai-keyword-research/");
  await hydrate(page);
  await page.getByRole("link", { name: "with your Search Console rows" }).click();
  await expect(page.getByRole("heading", { name: /ideas around “log file analysis”/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /log file analysis seo.*Your Search Console.*42/ })).toBeVisible();
  expect(await violationsOf(page, "everything", { part: "main" })).toEqual([]);
});

fresh.describe("without JavaScript", () => {
  fresh.use({ javaScriptEnabled: false });

  fresh("the editor answers, and takes what is ticked", async ({ page }) => {
    await page.goto("/tools/ai-text-rewriting/");
    await page.getByLabel("Your text").fill("In order to win, we utilize it.");
    await page.getByRole("button", { name: "Rewrite the text" }).click();
    await page.getByRole("checkbox", { name: /In order to/ }).uncheck();
    await page.getByRole("button", { name: "Show the text with these" }).click();
    await expect(page.locator(".prose-again .prose-text")).toHaveText("In order to win, we use it.");
  });
});
