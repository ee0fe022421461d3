import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { signIn } from "../support/sign-in.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("the launcher is a link before anything is loaded, and costs nothing until it is pressed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/services/seo/");
  await expect(page.getByRole("link", { name: "Chat", exact: true })).toHaveAttribute("href", "/chat/");
  await hydrate(page);
  expect(asked.filter((url) => /chat-panel|\/api\/chat/.test(url))).toEqual([]);
});

test("a visitor asks, writes in the panel and gets the answer of staff where they wrote", async ({ page, browser }) => {
  const faults = watchPage(page);
  await page.goto("/privacy-policy/");
  await hydrate(page);
  await page.getByRole("link", { name: "Chat", exact: true }).click();
  const panel = page.getByTestId("chat");
  await expect(panel.getByRole("heading", { name: "Chat" })).toBeVisible();
  // The demo's day is a Sunday.
  await expect(panel.getByText("Nobody is at a desk right now.")).toBeVisible();
  await panel.getByLabel("Ask first").fill("robots txt");
  await expect(panel.getByRole("link", { name: /Robots\.txt checker/i })).toBeVisible();
  expect(await violationsOf(page, ".chat-panel")).toEqual([]);

  const question = `Do you know <b>Magento</b>? ${Date.now()}`;
  await panel.getByLabel("Your message").fill(question);
  await panel.getByLabel("Your name").fill("Elena");
  await panel.getByRole("button", { name: "Send the message" }).click();
  const log = panel.getByRole("log", { name: "Conversation" });
  await expect(log).toContainText(question);

  await answerAsStaff(browser, question, "Yes. Send the address of the shop.");
  await expect(log).toContainText("Yes. Send the address of the shop.", { timeout: 15_000 });
  await expect(log).not.toContainText("@");
  expect(await violationsOf(page, ".chat-panel")).toEqual([]);
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
    expect((await request.get(`/chat/${token}/`)).status(), token).toBe(404);
    expect((await request.get(`/api/chat/${token}`)).status(), token).toBe(404);
  }
});

for (const width of [1280, 390]) {
  test(`chat page, panel and inbox are accessible at ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page);
    const sent = await page.request.post("/api/chat", { data: { data: { name: "Ada", text: "A message for the inbox." } } });
    const { token } = (await sent.json()) as { token: string };
    await page.goto("/admin/chat");
    await page.getByRole("link", { name: "Ada" }).first().click();
    await expect(page.getByLabel("Your answer")).toBeVisible();
    const addresses = ["/chat/?q=audit", `/chat/${token}/`, "/admin/chat", page.url()];
    for (const address of addresses) {
      await page.goto(address);
      await hydrate(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        expect.soft(await violationsOf(page), `${address} ${colorScheme}`).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0);
    }
  });
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

async function violationsOf(page: Page, part = "html"): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`.slice(0, 300));
}
