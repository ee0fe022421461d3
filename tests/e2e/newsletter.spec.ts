import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { linkIn, readMail } from "../support/read-mail.ts";
import { hydrate } from "../support/watch-page.ts";

/** In the footer; before React is there, the footer leads to a page with the same form. */
async function subscribe(page: Page, { hasScripts = true } = {}): Promise<string> {
  const email = `reader-${randomUUID()}@client.example`;
  await page.goto("/our-journey/");
  const footer = page.getByRole("contentinfo");
  if (hasScripts) {
    await hydrate(page);
    await footer.getByRole("heading", { name: "One email a month" }).scrollIntoViewIfNeeded();
  }
  if (!hasScripts) await footer.getByRole("link", { name: "Subscribe" }).click();
  const form = (hasScripts ? footer : page.getByRole("main")).getByTestId("subscribe-form");
  await form.getByLabel("Your email").fill(email);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  return email;
}

for (const javaScriptEnabled of [true, false]) {
  test(`a reader subscribes in the footer, confirms and leaves ${javaScriptEnabled ? "" : "without JavaScript"}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const email = await subscribe(page, { hasScripts: javaScriptEnabled });

    const asked = await readMail(browser, email, "Confirm your subscription");
    await page.goto(linkIn(asked, "/newsletter/confirm/"));
    // Opening the link is not enough: mail programs open links.
    await expect(page.getByRole("heading", { level: 1, name: "Is it you?" })).toBeVisible();
    await page.getByRole("button", { name: "Confirm the subscription" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();

    const leave = linkIn(await readMail(browser, email, "You are subscribed"), "/newsletter/leave/");
    await page.goto(leave);
    await page.getByRole("button", { name: "Leave now" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You are off the list" })).toBeVisible();
    await context.close();
  });
}

test("a mail program leaves with one click: a POST without cookies, as RFC 8058 says", async ({ browser, page, playwright, baseURL }) => {
  const email = await subscribe(page);
  await page.goto(linkIn(await readMail(browser, email, "Confirm your subscription"), "/newsletter/confirm/"));
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
  const leave = linkIn(await readMail(browser, email, "You are subscribed"), "/newsletter/leave/");

  const program = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  // A look at the address changes nothing.
  expect((await program.get(leave)).status()).toBe(200);
  const left = await program.post(leave, { form: { "List-Unsubscribe": "One-Click" } });
  expect(left.status()).toBe(200);
  expect(await left.text()).toContain("You are off the list");
  expect((await program.post(`${leave}x`, { form: { "List-Unsubscribe": "One-Click" } })).status()).toBe(404);
  await program.dispose();
});

test("an issue can be read before subscribing, with what comes when and how to leave", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/newsletter/");
  const letter = page.getByRole("main").getByRole("article");
  await expect(letter.getByRole("heading", { level: 2 }).first()).toHaveText("What we measured in October 2026");
  await expect(letter).toContainText("Nov 02, 2026");
  await expect(letter).toContainText("four cuts moved $11,700, or 13%, during the first week of work");
  // One in the text, and the three posts below it.
  await expect(letter.getByRole("link")).toHaveCount(4);
  await expect(page.locator(".newsletter-issues").getByRole("link")).toHaveText(["What we measured in October 2026"]);
  await expect(page.getByRole("heading", { name: "What comes, and when" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "When you have had enough: one click" })).toBeVisible();
  await letter.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/./);
  await context.close();
});
