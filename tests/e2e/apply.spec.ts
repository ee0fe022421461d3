import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { linkIn, readMail } from "../support/read-mail.ts";
import { signIn } from "../support/sign-in.ts";
import { hydrate } from "../support/watch-page.ts";

const resume = (text: string) => ({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });

for (const javaScriptEnabled of [true, false]) {
  test(`an applicant follows the application by its link ${javaScriptEnabled ? "" : "without JavaScript"}`, async ({ browser }) => {
    const email = `applicant-${randomUUID()}@client.example`;
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/career/content-strategist");
    if (javaScriptEnabled) await hydrate(page);
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    const dialog = page.locator("#apply");
    await dialog.getByLabel("Name").fill("Jordan Reyes");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Keep my application for 180 days.").check();
    await dialog.getByLabel("Résumé").setInputFiles(resume("%PDF-1.7"));
    await dialog.getByRole("button", { name: "Send application" }).click();
    await expect(page.getByText(/^Sent\. We answer every application/).first()).toBeVisible();

    const status = linkIn(await readMail(browser, email, "Your application: Content Strategist"), "/application/");
    await page.goto(status);
    await expect(page.getByRole("heading", { level: 1, name: "Content Strategist" })).toBeVisible();
    await expect(page.getByText("Received")).toBeVisible();
    await page.goto(`${status.replace(/\/$/, "")}x/`);
    await expect(page.getByRole("heading", { level: 1, name: "No such application" })).toBeVisible();
    await context.close();
  });
}

test("a resume is for staff alone, and only to save", async ({ browser, page, request }) => {
  const email = `applicant-${randomUUID()}@client.example`;
  const sent = await request.post("/api/apply", {
    multipart: { vacancy: "content-strategist", name: "Jordan", email, consent: "on", resume: resume("%PDF-1.7 secret") },
  });
  expect(await sent.json()).toMatchObject({ success: true });
  await signIn(page, "recruiter");
  await page.goto(`/admin/applications?q=${encodeURIComponent(email)}`);
  const address = await page.locator('a[href^="/api/admin/resume/"]').first().getAttribute("href");
  const file = await page.context().request.get(address ?? "");
  expect([file.status(), file.headers()["content-type"], file.headers()["content-disposition"]]).toEqual([
    200,
    "application/octet-stream",
    "attachment; filename*=UTF-8''cv.pdf",
  ]);
  expect(await file.text()).toBe("%PDF-1.7 secret");
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(address ?? "", page.url()).href)).status()).toBe(401);
  await stranger.close();
});
