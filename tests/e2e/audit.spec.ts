import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { linkIn, readMail } from "../support/read-mail.ts";
import { sendAsVisitor } from "../support/send-as-visitor.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { alive, hydrate, watchPage } from "../support/watch-page.ts";

/** The small site beside the site under test. */
const trialOf = (page: Page) => `http://127.0.0.1:${Number(new URL(page.url()).port) + 1}`;
const reportOf = (page: Page) => page.getByRole("heading", { level: 1, name: new URL(trialOf(page)).host });
const PATIENT = { timeout: 60_000 };

test("a visitor asks for an audit, watches it, reads the report and takes the PDF", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/#audit");
  await hydrate(page);
  const form = page.locator(".audit-wide");
  await form.getByLabel("Website").fill(`${trialOf(page)}/`);
  await form.getByRole("button", { name: "Send the audit request" }).click();
  // Sent before the form woke up, it leads there by itself.
  const watch = form.getByRole("link", { name: "Watch the audit and read the report" });
  await expect(watch.or(page.locator(".audit-page-head"))).toBeVisible(PATIENT);
  if (await watch.isVisible()) await watch.click();
  else await hydrate(page);
  await expect(page).toHaveURL(/\/audit\/[\w-]+\/(?:#main)?$/);
  await expect(reportOf(page)).toBeVisible(PATIENT);
  await expect(page.getByRole("heading", { name: "What to fix, in the order it pays" })).toBeVisible();
  expect(await page.locator(".audit-fixes > li").count()).toBeGreaterThan(4);
  await expect(page.getByRole("row").filter({ hasText: "/features/boards/" })).toBeVisible();
  const words = await page.getByRole("columnheader", { name: "Words" }).evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
  await expect(page.getByRole("row").filter({ hasText: "/features/boards/" }).locator(":scope > *").nth(words)).toHaveText(/^[\d,]+$/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download", PATIENT),
    page.getByRole("link", { name: "Download the PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("audit-127.0.0.1.pdf");
  const pdf = await readFile(await download.path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeGreaterThan(20_000);
  expect(faults).toEqual([]);
});

test("the hero's field starts an audit whose map grows in the hero and ends with the report, at an address that can be shared", async ({
  page,
  browser,
}) => {
  const faults = watchPage(page);
  await page.goto("/");
  await hydrate(page);
  const hero = page.locator(".home-hero");
  await hero.getByLabel("Website").fill(`${trialOf(page)}/`);
  await hero.getByRole("button", { name: "Audit my site" }).click();
  await expect(hero.getByTestId("live-audit")).toBeVisible(PATIENT);
  await expect(page).toHaveURL(/\/audit\/[\w-]{36}\/$/);
  const address = page.url();
  await expect(hero.getByRole("heading", { name: /^Fix (?:this|these \d) first$/ })).toBeFocused(PATIENT);
  await expect(hero.locator(".home-hero-disc")).toHaveText(/^\d+of 100$/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
  }
  await hero.getByRole("link", { name: "Read the report" }).click();
  await expect(page).toHaveURL(address);
  await expect(reportOf(page)).toBeVisible();
  await expect(page.getByText("Kept for 30 days under this address")).toBeVisible();
  expect(faults).toEqual([]);
  const somebodyElse = await browser.newContext();
  const shared = await somebodyElse.newPage();
  expect((await shared.goto(address))?.headers()["cache-control"]).toBe("private, no-store");
  await expect(reportOf(shared)).toBeVisible();
  await expect(shared.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await somebodyElse.close();
  await page.goBack();
  await expect(hero.getByLabel("Website")).toBeVisible();
});

test("whoever stops watching has the field back, with the address, and so has whoever's address is none", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const field = page.locator(".home-hero").getByLabel("Website");
  await field.fill("nowhere");
  await field.press("Enter");
  await expect(page.locator(".home-hero").getByText("Write the address like https://example.com.")).toBeVisible();
  await expect(field).toHaveValue("nowhere");
  await field.fill(`${trialOf(page)}/silent/`);
  await field.press("Enter");
  await page.getByRole("button", { name: "Stop watching" }).click();
  await expect(field).toHaveValue(`${trialOf(page)}/silent/`);
  await expect(page).toHaveURL(/\d\/$/);
});

test("without JavaScript the hero's field leads to the audit's own address", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page
    .locator(".home-hero")
    .getByLabel("Website")
    .fill(`${trialOf(page)}/`);
  await page.getByRole("button", { name: "Audit my site" }).click();
  await expect(page).toHaveURL(/\/audit\/[\w-]{36}\/$/);
  // Nobody touches the page: it moves by itself.
  await expect(reportOf(page)).toBeVisible(PATIENT);
  await context.close();
});

test("an address that is none stays in the field, with what is wrong with it", async ({ page }) => {
  await page.goto("/audit/");
  await page.getByLabel("Website").fill("nowhere");
  await page.getByRole("button", { name: "Audit my site" }).click();
  await expect(page.locator("#audit-refusal")).toHaveText("Write the address like https://example.com.");
  await expect(page.getByLabel("Website")).toHaveValue("nowhere");
});

test("the same without JavaScript: the page reloads itself until the report is there", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/#audit");
  const form = page.locator(".audit-wide");
  await form.getByLabel("Website").fill(`${trialOf(page)}/`);
  await form.getByRole("button", { name: "Send the audit request" }).click();
  await expect(page).toHaveURL(/\/audit\/[\w-]+\/(?:#main)?$/);
  await expect(reportOf(page)).toBeVisible(PATIENT);
  await expect(page.getByRole("link", { name: "Download the PDF" })).toHaveAttribute("href", /^\/api\/audit\/[\w-]+\.pdf$/);
  await context.close();
});

test("the narrow form needs all three, and the report comes by mail with its PDF", async ({ browser, page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/#audit");
  await hydrate(page);
  const email = `owner-${randomUUID()}@client.example`;
  const form = await alive(page.locator(".audit-narrow"));
  await expect(page.locator(".audit-wide")).toBeHidden();
  await form.getByLabel("Website").fill(`${trialOf(page)}/`);
  await form.getByRole("button", { name: "Send the audit request" }).click();
  expect(await form.locator("input:invalid").evaluateAll((fields) => fields.map((field) => field.getAttribute("name")))).toEqual([
    "clientName",
    "clientEmail",
  ]);
  await form.getByLabel("Your name").fill("Elena");
  await form.getByLabel("Work email").fill(email);
  await form.getByRole("button", { name: "Send the audit request" }).click();
  await expect(form.getByText("Got it.")).toBeVisible();
  const ready = await readMail(browser, email, "Your audit is ready:");
  expect(ready).toMatch(/audit\.pdf, application\/pdf, \d{5,} bytes/);
  await page.goto(linkIn(ready, "/audit/"));
  await expect(reportOf(page)).toBeVisible();
});

fresh(
  "an owner mends something, audits again and reads what is mended, new and still there; staff see both with the lead",
  async ({ page, request }) => {
    const faults = watchPage(page);
    await page.goto("/audit/");
    await page.getByLabel("Website").fill("bakery.test");
    await page.getByRole("button", { name: "Audit my site" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "bakery.test", exact: true })).toBeVisible(PATIENT);
    await expect(page.getByText("The site does not answer over https, so we read it over http.")).toBeVisible();
    await expect(page.locator(".audit-fixes h3").first()).toHaveText("1 page keeps itself out of results by noindex");
    const first = page.url();
    await request.get(`${trialOf(page)}/mend`);
    await page.getByRole("button", { name: "Audit again and compare" }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole("heading", { level: 2, name: /^From \d+ to \d+ of 100$/ })).toBeVisible(PATIENT);
    const told = (title: string) => page.locator(".audit-since-lists > div").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(told("Mended")).toContainText("by noindex");
    await expect(told("New")).toContainText("title");
    await expect(told("Still there")).toContainText("description");
    await expect(page.getByRole("link", { name: /^the audit of / })).toHaveAttribute("href", new URL(first).pathname);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(faults).toEqual([]);

    await signIn(page, "sales");
    const email = `baker-${randomUUID()}@client.example`;
    const data = {
      form: "contact",
      clientName: "Bao",
      clientEmail: email,
      website: "https://bakery.test/",
      message: "What would help most?",
    };
    expect(await sendAsVisitor(new URL(page.url()).origin, "send-mail", { data })).toMatchObject({ success: true });
    await page.goto(`/admin/leads?q=${email}`);
    await page.locator(".lead-column").getByRole("link").first().click();
    const history = page.getByRole("region", { name: "Audits of the site" });
    await expect(history.getByRole("link", { name: /^\d+ of 100, 3 pages$/ })).toHaveCount(2);
    await expect(history).toContainText("1 mended");
    await history.getByRole("button", { name: "Audit again, up to 500 pages" }).click();
    await expect(page.getByText("The audit has begun. It reads up to 500 pages.")).toBeVisible();
    await expect(history.getByRole("listitem")).toHaveCount(3);
  },
);

test("an audit that there is not is a page of its own", async ({ page }) => {
  expect((await page.goto("/audit/none/"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "No such audit" })).toBeVisible();
  expect((await page.request.get("/api/audit/none.pdf")).status()).toBe(404);
});
