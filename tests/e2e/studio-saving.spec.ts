import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page, type Request } from "@playwright/test";
import { documentsOf } from "../support/documents-of.ts";
import { everything } from "../support/everything.ts";
import { test } from "../support/own-address.ts";
import { signIn } from "../support/sign-in.ts";

const saved = (page: Page) => page.locator(".studio-bar .save-line");
const titleOf = (page: Page) => page.getByLabel("Title", { exact: true }).first();

/** That somebody leaves a document is told by the same address, and changes nothing of it. */
const isWrite = (request: Request) => request.method() === "POST" && (request.postData() ?? "").startsWith("change=");

async function beginPost(page: Page, title: string) {
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  await titleOf(page).fill(title);
  await expect(saved(page)).toHaveText(/^Saved/);
}

test(`${everything ? "every document" : "a document of every kind"} is opened and closed without a write`, async ({ page }) => {
  if (everything) test.setTimeout(900_000);
  await signIn(page);
  const writes: string[] = [];
  page.on("request", (request) => isWrite(request) && writes.push(request.url()));
  const overview = await (await page.request.get("/admin/content")).text();
  const kinds = new Set(overview.match(/(?<=href="\/admin\/content\/)\w+(?=[/"])/g));
  expect(kinds.size).toBeGreaterThan(10);
  for (const kind of kinds) {
    const documents = await documentsOf(page, kind);
    for (const address of everything ? documents : documents.slice(0, 1)) {
      await page.goto(address);
      await expect(saved(page)).toHaveText("Nothing unsaved");
      await expect(page.getByText("Opening the text")).toHaveCount(0);
    }
  }
  await page.goto("/admin/content");
  expect(writes).toEqual([]);
});

test("answers that come three seconds late and out of turn lose none of two hundred keys, with one write under way", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Late");
  let underway = 0;
  let most = 0;
  let asked = 0;
  await page.route("**/save*", async (route) => {
    if (!isWrite(route.request())) {
      // Of every two that tell what others did, one overtakes the answers to what was written.
      if (asked++ % 2) await sleep(3_000);
      return route.continue();
    }
    most = Math.max(most, ++underway);
    const response = await route.fetch();
    await sleep(3_000);
    underway--;
    return route.fulfill({ response });
  });
  const summary = page.getByLabel("Summary");
  const letters = "abcdefghij";
  for (let round = 0; round < 10; round++) {
    await titleOf(page).focus();
    await page.keyboard.press("End");
    await page.keyboard.type(letters);
    await summary.focus();
    await page.keyboard.press("End");
    await page.keyboard.type(letters);
  }
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(most).toBe(1);
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(titleOf(page)).toHaveValue(`Late${letters.repeat(10)}`);
  await expect(summary).toHaveValue(letters.repeat(10));
});

test("a tab that is killed 300 ms after a key has kept that key, and it is there on reopening", async ({ page }) => {
  await signIn(page, "author");
  const title = `Killed ${randomUUID().slice(0, 8)}`;
  await beginPost(page, title);
  const address = page.url();
  // What it sends does not arrive.
  await page.route("**/save*", () => {});
  await titleOf(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("x");
  await sleep(300);
  const next = await page.context().newPage();
  const crashed = page.waitForEvent("crash");
  const browser = await page.context().newCDPSession(page);
  void browser.send("Page.crash").catch(() => {});
  await crashed;
  await next.goto(address);
  await expect(titleOf(next)).toHaveValue(`${title}x`);
  await expect(saved(next)).not.toContainText("Not saved");
});

test("a save that fails is told within two seconds, and leaving warns", async ({ page }) => {
  await signIn(page, "author");
  await beginPost(page, "Failing");
  await page.route("**/save*", (route) => (isWrite(route.request()) ? route.abort() : route.continue()));
  await titleOf(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("x");
  await expect(saved(page)).toContainText("Not saved", { timeout: 2_000 });
  const warned = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await warned;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.unrouteAll({ behavior: "wait" });
  await expect(saved(page)).toHaveText(/^Saved/, { timeout: 60_000 });
});
