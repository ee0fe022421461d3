import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { linkIn, readMail } from "../support/read-mail.ts";

for (const javaScriptEnabled of [true, false])
  test(`audits that come by themselves are asked for, confirmed and stopped with one click ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
    playwright,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const email = `owner-${randomUUID()}@client.example`;
    await page.goto("/audit/demo/again");
    await page.getByRole("radio", { name: "Every week" }).check();
    await page.getByRole("main").getByLabel("Your email").fill(email);
    await page.getByRole("button", { name: "Tell me what changes" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();

    await page.goto(linkIn(await readMail(browser, email, "Confirm the audits of"), "/audit/confirm/"));
    // Opening the link is not enough: mail programs open links.
    await expect(page.getByRole("heading", { level: 1, name: "Is it you?" })).toBeVisible();
    await page.getByRole("button", { name: "Confirm the audits" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "We keep an eye on it" })).toBeVisible();

    await page.getByRole("link", { name: "Stop the audits" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Stop the audits of .+\?$/ })).toBeVisible();
    const stop = page.url();
    await page.getByRole("button", { name: "Stop now" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Stopped" })).toBeVisible();

    // As a mail program does it (RFC 8058): without a page, cookies or an origin, and again without harm.
    const program = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const again = await program.post(stop, { form: { "List-Unsubscribe": "One-Click" } });
    expect([again.status(), await again.text()]).toEqual([200, expect.stringContaining("Your address is erased")]);
    expect((await program.post(`${stop}x`, { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(404);
    await program.dispose();
    await context.close();
  });
