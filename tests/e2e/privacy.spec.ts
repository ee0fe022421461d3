import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { linkIn, readMail } from "../support/read-mail.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";

test("the owner finds what is held of somebody, hands out a copy and erases it", async ({ page, request }) => {
  const email = `gone-${randomUUID()}@client.example`;
  const resume = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  const multipart = { vacancy: "content-strategist", name: "Jordan", email, consent: "on", resume };
  expect(await (await request.post("/api/apply", { multipart })).json()).toMatchObject({ success: true });
  await signIn(page);
  await page.goto("/admin/privacy");
  await page.getByLabel("Email address").fill(email.toUpperCase());
  await page.getByRole("button", { name: "Look" }).click();
  await expect(page.getByRole("heading", { name: `Held under ${email.toUpperCase()}` })).toBeVisible();
  await expect(page.getByText("Applications, with their resumes")).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  const [copy] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save a copy as JSON" }).click()]);
  expect(JSON.parse(await readFile(await copy.path(), "utf8"))).toMatchObject({
    applications: [{ vacancy: "content-strategist", email, resume: Buffer.from("%PDF-1.7").toString("base64") }],
  });

  await page.getByLabel("Erase all of it").check();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(page.getByText(/^Erased: \d records\./)).toBeVisible();
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Look" }).click();
  await expect(page.getByRole("heading", { name: `Nothing is held under ${email}` })).toBeVisible();
});

test("whoever asks about their data confirms it by a link to that address", async ({ browser, page }) => {
  const email = `asks-${randomUUID()}@client.example`;
  await signIn(page);
  await page.goto("/admin/privacy");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send a confirmation link" }).click();
  await expect(page.getByText(`The confirmation link is on its way to ${email}.`)).toBeVisible();
  const link = linkIn(await readMail(browser, email, "Confirm your request about your data"), "/privacy-request/");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Yes, it was me" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Confirmed" })).toBeVisible();
  expect((await visitor.request.post(`${link.replace(/\/$/, "")}x/`, { form: { yes: "1" } })).status()).toBe(404);
  await context.close();
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Confirmed 2026-11-15. Act by 2026-12-15.");
});

test("nobody but an owner sees it", async ({ page, request, baseURL: origin = "" }) => {
  const asked = { form: { email: "a@b.example" }, headers: { origin }, maxRedirects: 0 };
  expect((await request.post("/admin/privacy/copy", asked)).status()).toBe(302);
  await signIn(page, "sales");
  expect((await page.goto("/admin/privacy"))?.status()).toBe(403);
});
