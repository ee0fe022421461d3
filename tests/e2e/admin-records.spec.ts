import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { adminRoutes } from "#app/routes/admin/admin-routes.ts";
import { inTurn } from "../support/everything.ts";
import { test } from "../support/kept-page.ts";
import { sendAsVisitor } from "../support/send-as-visitor.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("a visitor's review waits, is approved by key, and is public", async ({ page, browser }) => {
  const words = `Found two wrong titles, ${randomUUID()}`;
  await page.goto("/tools/h1-tag-checker/");
  await hydrate(page);
  await page.getByText("Write a review").click();
  const form = page.getByTestId("review-form");
  await form.getByLabel("Your name").fill("Ada Lind");
  await form.getByLabel("Email, never shown").fill("ada@shop.example");
  await form.getByLabel("Your review").fill(words);
  await form.getByRole("button", { name: "Send the review" }).click();
  // A toast, or the page itself when the click came before the form was awake.
  await expect(page.getByText("It appears once a person has approved it.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId("reviews")).not.toContainText(words);

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, "moderator");
  await desk.goto(`/admin/reviews?q=${words.slice(-36)}`);
  await hydrate(desk);
  await expect(desk.getByRole("navigation", { name: "State" }).getByText("pending")).toContainText("1");
  await expect(desk.locator(".queue-row")).toContainText("Low");
  await desk.keyboard.press("a");
  await expect(desk.getByTestId("toasts")).toContainText("Approved 1 review.");
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  // Another instance than the one that was told shows it within seconds.
  const shown = page.getByTestId("reviews").getByText(words);
  const isShown = async () => {
    await page.goto("/tools/h1-tag-checker/");
    return shown.count();
  };
  await expect.poll(isShown).toBe(1);

  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(desk.locator(".queue-row")).toContainText(words);
  await expect.poll(isShown).toBe(0);

  await desk.keyboard.press("r");
  await desk.getByLabel("Reply, shown as Team").fill("Both are fixed.");
  await desk.getByRole("button", { name: "Approve with reply" }).click();
  await expect(desk.getByText("Nothing waits.")).toBeVisible();
  await expect.poll(isShown).toBe(1);
  await expect(page.locator(".reviews-one", { hasText: words })).toContainText("Team Both are fixed.");
  await desk.context().close();
});

test("many reviews are decided at once, deleted and taken back, without JavaScript too", async ({ browser }) => {
  const mark = randomUUID();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page);
  for (const name of ["Bo", "Cy"]) await sendReview(page, { userName: name, userFeedback: `See https://cheap.example ${mark}` });
  await page.goto(`/admin/reviews?q=${mark}`);
  await expect(page.locator(".queue-row").first()).toContainText("Has a link in it");
  for (const name of ["Bo", "Cy"]) await page.getByLabel(`Select ${name}`).check();
  const id = await page.getByLabel("Select Bo").inputValue();
  await page.locator("#bulk").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(".admin-message")).toContainText("Deleted 2 reviews.");
  await expect(page.locator(".queue-row")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".queue-row")).toHaveCount(2);
  await page.goto(`/admin/log?q=${id}`);
  await expect(page.locator("tbody tr")).toHaveText([/review\.undo/, /review\.delete/]);
  await context.close();
});

test("keys move, select and show themselves, and can be turned off", async ({ page }) => {
  const mark = randomUUID();
  await signIn(page);
  for (const name of ["Di", "Ed", "Flo"]) await sendReview(page, { userName: name, userFeedback: `Works on a train. ${mark}` });
  await page.goto(`/admin/reviews?q=${mark}&sort=name`);
  await hydrate(page);
  const current = page.locator(".queue-row[data-current=true]");
  await expect(current).toContainText("Di");
  await page.keyboard.press("j");
  await expect(current).toContainText("Ed");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("k");
  await expect(current).toContainText("Di");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  expect(await violationsOf(page, "everything", { part: "dialog" })).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Turn keys off" }).click();
  await page.keyboard.press("j");
  await expect(current).toContainText("Di");
  await page.getByRole("button", { name: "Turn keys on" }).click();
  await page.keyboard.press("d");
  await expect(page.getByTestId("toasts")).toContainText("Disapproved 1 review.");
  await expect(page.locator(".queue-row")).toHaveText([/Di/, /Flo/]);
  await page.keyboard.press("#");
  await page.keyboard.press("#");
  await expect(page.getByText("Nothing waits.")).toBeVisible();
});

test("a hostile cell leaves in the CSV as text", async ({ page }) => {
  const mark = randomUUID();
  await signIn(page);
  await sendReview(page, { userName: `=HYPERLINK("https://evil.example")`, userFeedback: `@SUM(1+1) "${mark}"` });
  await page.goto(`/admin/reviews?q=${mark}`);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "CSV" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^reviews-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, ...rest] = readFileSync(await download.path(), "utf8").split("\r\n");
  expect(head).toMatch(/^"Name","Email",/);
  expect(row).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(row).toContain(`"'@SUM(1+1) ""${mark}"""`);
  expect(rest).toEqual([""]);
});

test("a lead is moved, noted and shown with its sister; the log and the outbox know", async ({ page }) => {
  const email = `${randomUUID()}@atlas.example`;
  await signIn(page, "sales");
  for (const message of ["We lost a third of our clicks.", "And what does Growth cost?"])
    await sendLead(page, { clientName: "Elena", clientEmail: email, message });
  await page.goto(`/admin/leads?q=${email}`);
  await hydrate(page);
  const fresh = page.locator(".lead-column[data-stage=new]");
  await expect(fresh).toContainText("2 requests from this address");
  await fresh.getByText("Move", { exact: false }).first().click();
  await fresh.getByRole("button", { name: "contacted" }).click();
  await expect(page.locator(".lead-column[data-stage=contacted]").getByRole("link")).toHaveCount(1);
  await page.locator(".lead-column[data-stage=contacted]").getByRole("link").click();
  await expect(page.getByText("Moved from new to contacted.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Another request from this address: Contact, new" })).toBeVisible();
  await page.getByLabel("A note").fill("Called back at nine.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator(".lead-history")).toContainText("Called back at nine.");

  await page.context().clearCookies();
  await signIn(page);
  await page.goto("/admin/log?q=lead.stage");
  await expect(page.locator("tbody tr").first()).toContainText("new to contacted");
  await page.goto(`/admin/outbox?q=${email}`);
  await page.locator("tbody a").first().click();
  await expect(page.locator(".admin-mail").first()).toContainText("Growth");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.getByText("It cannot be sent: no mail server is set")).toBeVisible();
});

test("an application is moved with a mail, and its resume goes to those who hire alone", async ({ page, browser }) => {
  const mark = randomUUID();
  const email = `${mark}@home.example`;
  await signIn(page, "recruiter");
  const { origin } = new URL(page.url());
  const form = new FormData();
  for (const [name, value] of Object.entries({ vacancy: "technical-seo-analyst", name: "Ravi Menon", email, consent: "on" }))
    form.set(name, value);
  form.set("resume", new File(["%PDF-1.4\n%%EOF\n"], "ravi.pdf", { type: "application/pdf" }));
  expect(await sendAsVisitor(origin, "apply", form)).toMatchObject({ success: true });

  await page.goto(`/admin/applications?q=${mark}`);
  const resume = (await page.getByRole("link", { name: /ravi\.pdf/ }).getAttribute("href")) ?? "";
  const file = await page.request.get(resume);
  expect(file.headers()).toMatchObject({
    "content-disposition": "attachment; filename*=UTF-8''ravi.pdf",
    "x-content-type-options": "nosniff",
  });
  await page.getByText("Change").click();
  await page.getByLabel("Mail the applicant").check();
  await page.getByLabel("Words of your own, for that mail").fill("Your note on log files was sharp.");
  await page.getByRole("button", { name: "interview" }).click();
  await expect(page.getByText("Kept, and a mail is on its way.")).toBeVisible();
  await expect(page.getByRole("row", { name: /Ravi/ })).toContainText("interview");

  const stranger = await browser.newContext();
  expect((await stranger.request.get(origin + resume)).status()).toBe(401);
  await stranger.close();
  await page.context().clearCookies();
  await signIn(page, "moderator");
  expect((await page.request.get(resume)).status()).toBe(403);
  await page.context().clearCookies();
  await signIn(page);
  await page.goto(`/admin/outbox?q=${mark}`);
  await page.locator("tbody a").first().click();
  await expect(page.locator(".admin-mail").first()).toContainText("Your note on log files was sharp.");
});

/** In two tests, each with every other screen: a worker that has nothing left to do takes one. */
const READERS = 2;
const screens = [...adminRoutes.flatMap(({ menu }) => menu?.to ?? []), "an open mail", "an open lead"];
const OPENED: Readonly<Record<string, string>> = { "an open mail": "/admin/outbox", "an open lead": "/admin/leads/table" };

for (let reader = 0; reader < READERS; reader++)
  test(`every admin screen is accessible on a desk and on a phone, dark and light (${reader + 1} of ${READERS})`, async ({ page }) => {
    const faults = watchPage(page);
    await signIn(page);
    await sendReview(page, { userName: "Gil", userFeedback: "Says what it cannot know." });
    await sendLead(page, { clientName: "Elena", clientEmail: "elena@atlas.example", message: "We lost a third of our clicks." });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [place, screen] of screens.entries()) {
      if (place % READERS !== reader) continue;
      await page.setViewportSize({ width: 1280, height: 900 });
      const list = OPENED[screen];
      await page.goto(list ? await firstLink(page, list) : screen);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await violationsOf(page), `${screen} at ${width} px`).toEqual([]);
        const [scroll, client] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
        expect.soft(scroll, `${screen} never scrolls sideways at ${width} px`).toBeLessThanOrEqual(client ?? 0);
      }
      // One width here, the other on the next screen: their colors are the same.
      for (const width of inTurn([1280, 390], place >> 1)) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
        expect.soft(await violationsOf(page, "colours"), `${screen} in the light at ${width} px`).toEqual([]);
      }
    }
    expect(faults).toEqual([]);
  });

async function sendReview(page: Page, given: { userName: string; userFeedback: string }) {
  const data = { userEmail: "ann@shop.example", tool: "md5-generator", ...given };
  expect(await sendAsVisitor(new URL(page.url()).origin, "create-review", { data })).toMatchObject({ success: true });
}

async function sendLead(page: Page, given: { clientName: string; clientEmail: string; message: string }) {
  const data = { form: "contact", ...given };
  expect(await sendAsVisitor(new URL(page.url()).origin, "send-mail", { data })).toMatchObject({ success: true });
}

async function firstLink(page: Page, list: string): Promise<string> {
  await page.goto(list);
  return (await page.locator("tbody a").first().getAttribute("href")) ?? list;
}
