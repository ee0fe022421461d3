import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { watchPage, watchPosts } from "../support/watch-page.ts";

test("an editor writes a post with a heading, a link, a table and a call-out, publishes it, and sees it on the site", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const faults = watchPage(page);
  await signIn(page, "editor");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  const text = page.getByRole("textbox", { name: "Text", exact: true });
  const saved = page.locator(".studio-bar .save-line");
  await page.getByLabel("Title", { exact: true }).first().fill(`Thirty days of logs ${mark}`);
  await text.click();
  await page.keyboard.type("A log file is the only record of what a crawler asked for.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("## Count by status");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Then read ");
  await page.keyboard.press("Control+k");
  const link = page.getByRole("form", { name: "Link" });
  await link.getByLabel("Words").fill("the blog");
  await link.getByLabel("Address").fill("/blog/");
  await page.keyboard.press("Enter");
  await expect(text.locator(".text-link")).toHaveText("the blog");
  await expect(text).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/tab");
  await expect(page.getByRole("option", { name: "Table" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Head of column 1")).toBeFocused();
  await page.keyboard.type("Status");
  await page.getByLabel("Row 2, column 1").fill("404 missing");
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.type("/call");
  await expect(page.getByRole("option", { name: "Call-out" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Text of the call-out")).toBeFocused();
  await page.keyboard.type("Keep **a copy** of the file.");
  await page.getByLabel("Kind of the call-out").selectOption("Careful");
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);

  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText("Each stops publishing.")).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Publish, after/ })).toBeDisabled();
  await panel.getByRole("link", { name: "Go to it: Summary" }).click();
  await expect(page.getByRole("textbox", { name: "Summary" })).toBeFocused();
  await page.keyboard.type("Three commands and one hour.");
  await page.getByLabel("Published at").fill("2024-11-01T09:00");
  await page.getByLabel("Author").selectOption({ index: 1 });
  await page.getByLabel("Add to Categories").selectOption({ index: 1 });
  await page.getByRole("tab", { name: "Search" }).click();
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(`thirty-days-of-logs-${mark}`);
  await page.getByRole("group", { name: "In search results" }).getByLabel("Title").fill("Thirty days of server logs");
  await page.getByLabel("Description").fill("Read a month of server logs in one hour, with three commands.");
  await expect(page.locator(".studio-note").first()).toHaveText(/^\d+ of 580 px$/);
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  expect(await violationsOf(page)).toEqual([]);

  const preview = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /^Preview/ }).click();
  const shown = await preview;
  await expect(shown.getByRole("heading", { level: 1 })).toHaveText(`Thirty days of logs ${mark}`);
  await shown.close();

  await page.keyboard.press("Control+Enter");
  await expect(panel.getByText("Nothing to mend.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await panel.getByRole("button", { name: "Publish now" }).click();
  await expect(panel.getByText("Visitors see it within seconds.")).toBeVisible();

  const editor = page.url();
  const posts = watchPosts(page);
  await page.goto(`/blog/thirty-days-of-logs-${mark}`);
  await expect(page.getByRole("heading", { name: "Count by status" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "the blog", exact: true })).toHaveAttribute("href", /^\/blog/);
  await expect(page.getByRole("cell", { name: "404 missing" })).toBeVisible();
  const callout = page.getByRole("main").getByRole("complementary").filter({ hasText: "Careful" });
  await expect(callout.getByText("Keep a copy of the file.")).toBeVisible();
  await expect(callout.locator("strong")).toHaveText("a copy");
  expect(posts).toEqual([]);
  expect(faults).toEqual([]);

  await page.goto(`${editor}/publish`);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Its page has left the site")).toBeVisible();
  await expect.poll(async () => (await page.request.get(`/blog/thirty-days-of-logs-${mark}`)).status()).toBe(404);
});

fresh("a save that fails says so, keeps the words, and succeeds when it is tried again", async ({ page }) => {
  await signIn(page, "author");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  const title = page.getByLabel("Title", { exact: true }).first();
  const saved = page.locator(".studio-bar .save-line");
  await title.fill("One");
  await expect(saved).toHaveText(/^Saved/);
  let tries = 0;
  await page.route("**/save", (route) => {
    tries++;
    return route.abort();
  });
  await title.fill("One and two");
  await expect(saved).toContainText("Not saved");
  const before = tries;
  await saved.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => tries).toBeGreaterThan(before);
  // It tries again by itself as well: the button may be gone by now.
  await page.unroute("**/save");
  await expect(saved).toHaveText(/^Saved/, { timeout: 60_000 });
  await page.reload();
  await expect(title).toHaveValue("One and two");

  // A page that dies before it could send leaves its words in the browser, and the next one sends them.
  await page.route("**/save", (route) => route.abort());
  await title.fill("One, two and three");
  await expect(saved).toContainText("Not saved");
  const address = page.url();
  const second = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await expect(async () => {
    await second.goto(address);
    await expect(second.getByLabel("Title", { exact: true }).first()).toHaveValue("One, two and three", { timeout: 10_000 });
  }).toPass();
});

test("an address asked for in vain becomes a redirect that visitors are sent by", async ({ page }) => {
  const from = `/old-prices-${randomUUID().slice(0, 8)}/`;
  await page.goto(from);
  await signIn(page, "editor");
  // Another instance may have been asked, and tells of it some seconds later.
  await expect(async () => {
    await page.goto("/admin/content/redirect");
    await expect(page.getByRole("button", { name: `Send elsewhere ${from}` })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: `Send elsewhere ${from}` }).click();
  await expect(page.getByLabel("Old address")).toHaveValue(from);
  await page.getByLabel("New address").fill("/services/");
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog", { name: "Publish" }).getByRole("button", { name: "Publish now" }).click();
  await expect(page.locator(".studio-bar")).toContainText("Published");
  await expect(async () => {
    await page.goto(from);
    await expect(page).toHaveURL(/\/services\/$/, { timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await page.goto("/admin/content/redirect");
    await page.getByRole("link", { name: `Test ${from}` }).click();
    await expect(page.getByText(`${from} leads to /services/, for good (301), and there is a page.`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel("Path of this site").fill("/nothing-is-here/");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByText("/nothing-is-here/ leads nowhere: there is no page, and no redirect.")).toBeVisible();
  await page.getByLabel("Path of this site").fill("//elsewhere.example/");
  await page.getByRole("button", { name: "Test", exact: true }).click();
  await expect(page.getByText("That is no path of this site. Write what follows its name, such as /old-name/.")).toBeVisible();
  await expect(page.getByLabel("Path of this site")).toHaveValue("//elsewhere.example/");
});

test("a preview shows the draft to whoever has its address, for a week where that is asked for; without it the page stays as it is", async ({
  page,
  browser,
}) => {
  await signIn(page, "editor");
  // Of a kind that no other story publishes: a post's page shows others.
  await page.goto("/admin/content/page?sort=title");
  const plain = (await page.getByRole("link", { name: /^View/ }).last().getAttribute("href")) ?? "";
  const bytes = async () => (await page.request.get(plain)).body();
  const before = await bytes();
  await page.locator(".content-title").last().click();
  const { title, saved } = partsOf(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(await title.inputValue());
  const mark = `Not for everybody ${randomUUID().slice(0, 8)}`;
  await title.fill(mark);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mark);
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  await page.getByRole("tab", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Share it for a week" }).click();
  const address = await page.getByLabel("Whoever has this link sees the draft, without an account").inputValue();

  const stranger = await (await browser.newContext()).newPage();
  const shown = await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(mark);
  expect(shown?.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  for (const bad of [`${address}x`, `${plain}?preview=`, `${plain}?preview=a.b.c`])
    expect([bad, (await page.request.get(bad)).status()]).toEqual([bad, 404]);
  expect((await bytes()).equals(before)).toBe(true);
  await stranger.context().close();
  await page.goto(`${page.url().split("?")[0]?.replace(/\/$/, "")}/publish`);
  await page.getByRole("button", { name: "Set the newer words aside" }).click();
});

test("a draft that lacks something says so where its page would be seen", async ({ page }) => {
  await signIn(page, "author");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  await partsOf(page).title.fill("Nothing but a title");
  await expect(partsOf(page).saved).toHaveText(/^Saved/);
  await page.getByRole("tab", { name: "Preview" }).click();
  const shown = page.frameLocator("iframe[title='The page with the draft in it']");
  await expect(shown.getByText("This draft cannot be shown yet. Publish, in the editor, names what is missing.")).toBeVisible();
});

test("two people write in one document: they see each other, their words merge, and where they meet one of them decides", async ({
  page,
  browser,
}) => {
  await signIn(page, "editor");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  const first = partsOf(page);
  await first.title.fill("Written by two");
  await first.text.click();
  await page.keyboard.type("One two three");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second paragraph");
  await expect(first.saved).toHaveText(/^Saved/);

  const elsewhere = await browser.newContext();
  const beside = await elsewhere.newPage();
  await signIn(beside, "author");
  await beside.goto(page.url());
  const second = partsOf(beside);
  await expect(second.text).toContainText("Second paragraph");
  await expect(page.locator(".studio-people")).toContainText("The author", { timeout: 30_000 });
  await expect(beside.locator(".studio-people")).toContainText("The editor", { timeout: 30_000 });

  // Different fields.
  await second.summary.fill("A summary by the author");
  await expect(first.summary).toHaveValue("A summary by the author", { timeout: 30_000 });

  // The same field: nobody is overwritten.
  await beside.route("**/save", (route) => route.abort());
  await second.title.fill("The author's title");
  await expect(second.saved).toContainText("Not saved");
  await savedBy(page, () => first.title.fill("The editor's title"));
  await beside.unroute("**/save");
  const strip = beside.getByRole("alert", { name: "Two versions" });
  await expect(strip).toContainText("Title was changed by both of you", { timeout: 60_000 });
  await expect(strip.locator("del").first()).toBeVisible();
  expect(await violationsOf(beside)).toEqual([]);
  await strip.getByRole("button", { name: "Take theirs" }).click();
  await expect(strip).toBeHidden();
  await expect(second.title).toHaveValue("The editor's title");

  await elsewhere.close();
});

test("a paragraph split by one while another types in it ends alike for both, with all words", async ({ page, browser }) => {
  await signIn(page, "editor");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  const first = partsOf(page);
  await first.title.fill("Split and typed");
  await first.text.click();
  await page.keyboard.type("Left half right half");
  await expect(first.saved).toHaveText(/^Saved/);

  const elsewhere = await browser.newContext();
  const beside = await elsewhere.newPage();
  await signIn(beside, "author");
  await beside.goto(page.url());
  const second = partsOf(beside);
  await expect(second.text).toContainText("right half");

  // Neither hears of the other until both have written.
  const away = [page, beside].map(async (each) => each.context().setOffline(true));
  await Promise.all(away);
  await second.text.locator("p").first().click();
  await beside.keyboard.press("End");
  await first.text.locator("p").first().click();
  await page.keyboard.press("Home");
  for (let key = 0; key < "Left half".length; key++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(first.text.locator("p")).toHaveCount(2);
  await beside.keyboard.type(" and more words");
  await page.context().setOffline(false);
  await expect(first.saved).toHaveText(/^Saved/);
  await elsewhere.setOffline(false);

  const wordsOf = async (text: Locator) => (await text.locator("p").allInnerTexts()).join(" ").split(/\s+/).filter(Boolean).join(" ");
  const keepMine = beside.getByRole("alert", { name: "Two versions" }).getByRole("button", { name: /^Keep mine/ });
  await expect(async () => {
    if (await keepMine.isVisible()) await keepMine.click();
    const [one, other] = [await wordsOf(first.text), await wordsOf(second.text)];
    expect(other).toBe(one);
    for (const word of ["Left", "right", "and more words"]) expect(one).toContain(word);
  }).toPass();
  await elsewhere.close();
});

/** Waits until what was done is taken by the server. */
async function savedBy(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/save"));
  await act();
  expect((await answered).ok()).toBe(true);
}

function partsOf(page: Page) {
  return {
    title: page.getByLabel("Title", { exact: true }).first(),
    summary: page.getByLabel("Summary"),
    text: page.getByRole("textbox", { name: "Text", exact: true }),
    saved: page.locator(".studio-bar .save-line"),
  };
}
