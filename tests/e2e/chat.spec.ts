import { type Browser, expect, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { sendAsVisitor } from "../support/send-as-visitor.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("the launcher is a link before anything is loaded, and costs nothing until it is pressed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/services/seo/");
  await expect(page.getByRole("link", { name: "Chat", exact: true })).toHaveAttribute("href", "/chat/");
  await hydrate(page);
  expect(asked.filter((url) => /chat-panel|\/api\/chat/.test(url))).toEqual([]);
});

test("the launcher stands in the header and floats over nothing, at every width", async ({ page }) => {
  await page.goto("/tools/title-tag-checker/");
  for (const width of [320, 390, 768, 1200, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    const launcher = page.getByRole("banner").getByRole("link", { name: "Chat", exact: true });
    const box = await launcher.boundingBox();
    expect(box && box.y + box.height <= 84 && box.x >= 0 && box.x + box.width <= width, `at ${width} px`).toBe(true);
    const floating = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === "fixed")
        .map((part) => part.className),
    );
    expect(floating, `at ${width} px`).toEqual([]);
  }
});

test("a visitor asks, writes in the panel and gets the answer of staff where they wrote", async ({ page, browser }) => {
  const faults = watchPage(page);
  await page.goto("/privacy-policy/");
  await hydrate(page);
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  const panel = page.getByTestId("chat");
  await expect(panel.getByRole("heading", { name: "Chat" })).toBeVisible();
  // The demo's day is a Sunday.
  await expect(panel.getByText("Nobody is here to answer right now.")).toBeVisible();
  await panel.getByLabel("Ask first").fill("robots txt");
  await expect(panel.getByRole("link", { name: /Robots\.txt checker/i })).toBeVisible();
  expect(await violationsOf(page, "everything", { part: ".chat-panel" })).toEqual([]);

  const question = `Do you know <b>Magento</b>? ${Date.now()}`;
  await panel.getByLabel("Your message").fill(question);
  await panel.getByLabel("Your name").fill("Elena");
  await panel.getByRole("button", { name: "Send the message" }).click();
  const log = panel.getByRole("log", { name: "Conversation" });
  await expect(log).toContainText(question);

  await answerAsStaff(browser, question, "Yes. Send the address of the shop.");
  await expect(log).toContainText("Yes. Send the address of the shop.", { timeout: 15_000 });
  await expect(log).not.toContainText("@");
  expect(await violationsOf(page, "everything", { part: ".chat-panel" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("link", { name: "Chat", exact: true })).toBeFocused();
  expect(faults).toEqual([]);
});

test("the same without JavaScript: faults are named, nothing typed is lost, and the answer stands at the conversation's address", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  await page.getByLabel("Ask first").fill("What does it cost?");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/chat\/\?q=/);
  await expect(page.locator(".chat-found li").first()).toBeVisible();

  const question = `Written without a script ${Date.now()}`;
  const form = page.getByTestId("chat-form");
  await form.getByLabel("Your message").fill(question);
  await form.getByLabel("Email").evaluate((input: HTMLInputElement) => {
    input.type = "text";
    input.value = "not an address";
  });
  await form.getByRole("button", { name: "Send the message" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByLabel("Your message")).toHaveValue(question);
  await form.getByLabel("Email").fill("elena@atlas.example");
  await form.getByRole("button", { name: "Send the message" }).click();
  await expect(page).toHaveURL(/\/chat\/[\w-]{43}\/$/);
  await expect(page.getByRole("log")).toContainText(question);
  const robots = await page.locator('meta[name="robots"]').getAttribute("content");
  expect(robots).toBe("noindex");

  await answerAsStaff(browser, question, "Answered without a script.");
  await page.getByRole("link", { name: "Look for an answer" }).click();
  await expect(page.getByRole("log")).toContainText("Answered without a script.");
  await context.close();
});

test("a made-up conversation is not found, by page and by call", async ({ request }) => {
  for (const token of ["x", "a".repeat(43), "..%2f..%2fadmin"]) {
    // nginx, where it stands in front, refuses by itself what leads out of the site.
    const missing = token.startsWith("..") ? [400, 404] : [404];
    expect(missing, token).toContain((await request.get(`/chat/${token}/`)).status());
    expect(missing, token).toContain((await request.get(`/api/chat/${token}`)).status());
  }
});

for (const width of [1280, 390]) {
  test(`the chat's pages are accessible at ${width} px, light and dark`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page, "/chat/?q=audit", ["light", "dark"]);
    await expectAccessible(page, `/chat/${await writtenBy(baseURL ?? "", "Ada")}/`, ["light", "dark"]);
  });

  test(`the inbox is accessible at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, "sales");
    await writtenBy(baseURL ?? "", `Ada at ${width}`);
    await expectAccessible(page, "/admin/chat", ["dark"]);
    await page
      .getByRole("link", { name: `Ada at ${width}` })
      .first()
      .click();
    await expect(page.getByLabel("Your answer")).toBeVisible();
    await expectAccessible(page, page.url(), ["dark"]);
  });
}

/** Writes to the chat under a name; the conversation's token. */
async function writtenBy(origin: string, name: string): Promise<string> {
  const sent = await sendAsVisitor(origin, "chat", { data: { name, text: "A message for the inbox." } });
  return (sent as { token?: string }).token ?? "";
}

async function expectAccessible(page: Page, address: string, themes: readonly ("light" | "dark")[]): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  for (const [place, colorScheme] of themes.entries()) {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    expect
      .soft(await violationsOf(page, place === 0 ? "everything" : "colours", { part: "main" }), `${address} ${colorScheme}`)
      .toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0);
}

/** A person of the staff, in a browser of their own, finds the message in the inbox and answers it. */
async function answerAsStaff(browser: Browser, question: string, answer: string): Promise<void> {
  const context = await browser.newContext();
  const desk = await context.newPage();
  await signIn(desk);
  await desk.goto("/admin/chat");
  await desk
    .getByRole("row")
    .filter({ hasText: question.split(" ").at(-1) ?? "" })
    .getByRole("link")
    .click();
  await expect(desk.getByRole("log")).toContainText(question);
  await desk.getByLabel("Your answer").fill(answer);
  await desk.getByRole("button", { name: "Send the answer" }).click();
  await expect(desk.getByRole("log")).toContainText(answer);
  await context.close();
}
