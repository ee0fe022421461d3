import { expect, type Page } from "@playwright/test";
import { test } from "../support/own-address.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate } from "../support/watch-page.ts";

// On a site of their own: an issue in the archive and a site without samples would be in every other story's way. One after another.
test.describe.configure({ mode: "serial" });

let site: OwnSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startOwnSite();
  page = await browser.newPage({ baseURL: site.origin });
  await page.goto(site.ownerLink);
});
test.afterAll(async () => {
  await page.close();
  await site.stop();
});

const saved = () => page.locator(".studio-bar .save-line");
/** A few hours after the demo's noon, in the agency's own zone. */
const LATER = "2026-11-15T10:00";
const READER = "reader@client.example";

/** Asks for the newsletter, and says by the link in the mail that it was the owner of the address. */
async function subscribe(): Promise<void> {
  await page.goto("/newsletter/");
  await hydrate(page);
  const form = page.getByRole("main").getByTestId("subscribe-form");
  await form.getByLabel("Your email").fill(READER);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  const { text = "" } = await site.mailTo(READER, /^Confirm your subscription/);
  await page.goto(/http\S+\/newsletter\/confirm\/[\w/-]+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm the subscription" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are subscribed" })).toBeVisible();
}

test("the sample content goes in one step; lists without anything hide or say so, to visitors and to staff", async () => {
  await page.goto("/admin/");
  const guide = page.getByRole("region", { name: "Make this site yours" });
  const sample = guide.getByRole("listitem").filter({ hasText: "The sample content" });
  await sample.getByRole("button", { name: "Remove all of it" }).click();
  await expect(page.getByText(/^\d+ documents are gone\. Settings, services/)).toBeVisible();
  await expect(sample).toContainText("Done");

  for (const [kind, words] of [
    ["post", "No posts yet. One that is begun stays a draft"],
    ["vacancy", "No jobs yet."],
    ["caseStudy", "No case studies yet."],
  ] as const) {
    await page.goto(`/admin/content/${kind}`);
    await expect(page.getByText(words)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  }

  await page.goto("/blog/");
  await expect(page.getByText("The first post is being written.")).toBeVisible();
  await expect(page.getByTestId("articles")).toHaveCount(0);
});

test("an issue is written, seen as mail in every light, tried on oneself, published to the archive, scheduled, and read once by whoever confirmed", async ({
  browser,
}) => {
  await subscribe();
  await page.goto("/admin/newsletter");
  await expect(page.getByText("No issue yet.")).toContainText("1 person now");
  await page.getByRole("button", { name: "New issue" }).click();
  const stop = page.getByRole("list", { name: "Where the issue is" }).locator("[aria-current=step]");
  await expect(stop).toHaveText(/^Write its text$/);
  await page.getByLabel("Subject").fill("Read a month of logs");
  await page.getByLabel("Preview line").fill("Three commands, one hour.");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Hello, this month we read logs.");
  for (const [words, address] of [
    ["the tools", "/tools/"],
    ["a name that nobody has", "https://gone.invalid/"],
  ] as const) {
    await page.keyboard.type(" And ");
    await page.keyboard.press("Control+k");
    const link = page.getByRole("form", { name: "Link" });
    await link.getByLabel("Address").fill(address);
    await link.getByLabel("Words").fill(words);
    await page.keyboard.press("Enter");
    await expect(page.locator(".text-link", { hasText: words })).toBeVisible();
    await page.keyboard.press("End");
  }
  await page.keyboard.press("Enter");
  await page.keyboard.type("/call");
  await expect(page.getByRole("option", { name: "Call-out" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Text of the call-out")).toBeFocused();
  await page.keyboard.type("Keep a copy.");
  const send = page.getByRole("region", { name: "Send" });
  await expect(send.getByText("Publish it first: its page is what the mail links to")).toBeVisible();
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Dated").fill("2026-11-14T09:00");
  await expect(saved()).toHaveText(/^Saved \d\d:\d\d$/);

  await page.getByRole("tab", { name: "Mail" }).click();
  const mail = (look: string) => page.frameLocator(`iframe[title='The issue as mail: ${look}']`);
  await expect(mail("phone").getByRole("heading", { level: 1 })).toHaveText("Read a month of logs");
  await expect(mail("phone").getByText("Keep a copy.")).toBeVisible();
  await expect(page.getByText("20 characters, fits a phone")).toBeVisible();
  await expect(stop).toHaveText(/^See as mail light, dark, plain$/);
  await expect(send.getByText("1 link answers")).toBeVisible();
  // Other sites take their time, and nothing waits for them.
  await expect(send.getByText(/^https:\/\/gone\.invalid\/: /)).toBeVisible({ timeout: 25_000 });
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(mail("dark").locator("body")).toHaveCSS("background-color", "rgb(9, 12, 26)");
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(mail("plain text").locator("pre")).toContainText("Note: Keep a copy.");
  expect(await violationsOf(page)).toEqual([]);

  await send.getByRole("button", { name: "Publish its page" }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("button", { name: "Publish now" }).click();
  await expect(panel.getByText("Visitors see it within seconds.")).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(send.getByText("Its page is in the archive")).toBeVisible();
  await expect(stop).toHaveText(/^Send 1 person$/);

  await send.getByRole("button", { name: "Send me a test" }).click();
  const told = await send.getByText(/^A test goes to \S+\.$/).textContent();
  const test = await site.mailTo(/to (\S+)\.$/.exec(told ?? "")?.[1] ?? "", /^Test: Read a month of logs$/);
  expect(test.text).toContain("Hello, this month we read logs.");

  await send.getByLabel(/^When, in/).fill("2026-11-14T09:00");
  await send.getByRole("button", { name: "Schedule" }).click();
  await expect(send.getByText("That time has passed.")).toBeVisible();
  await send.getByLabel(/^When, in/).fill(LATER);
  await send.getByRole("button", { name: "Schedule" }).click();
  await expect(send.getByText(`Goes out ${LATER.replace("T", " ")}`)).toBeVisible();
  await send.getByRole("button", { name: "Stop" }).click();
  await expect(send.getByRole("button", { name: "Schedule" })).toBeVisible();
  await send.getByLabel(/^When, in/).fill(LATER);
  await send.getByRole("button", { name: "Schedule" }).click();
  await expect(send.getByText(`Goes out ${LATER.replace("T", " ")}`)).toBeVisible();
  await expect(stop).toHaveText(`Send ${LATER.replace("T", " ")}`);
  const place = new URL(page.url()).pathname;
  await page.goto("/admin/newsletter");
  await expect(page.getByRole("region", { name: "Issues" }).getByRole("listitem")).toContainText(`Goes out ${LATER.replace("T", " ")}`);
  expect(await violationsOf(page)).toEqual([]);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(place);
  await expect(plain.getByRole("list", { name: "Where the issue is" }).locator("[aria-current=step]")).toContainText("Send");
  await plain.getByRole("region", { name: "Send" }).getByRole("button", { name: "Check its links" }).click();
  const listed = plain.getByRole("region", { name: "Issues" });
  await expect(listed.getByText("1 link answers")).toBeVisible({ timeout: 25_000 });
  await expect(listed.getByText(/^https:\/\/gone\.invalid\/: /)).toBeVisible();
  await context.close();
  await page.getByRole("link", { name: "In the archive" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Read a month of logs" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("complementary")).toContainText("Keep a copy.");
  await page.goto("/newsletter/");
  await expect(page.getByRole("main").getByRole("article")).toContainText("Hello, this month we read logs.");

  // Last of all: no session outlives it.
  await site.moveClock(8 * 3_600_000);
  const read = await site.mailTo(READER, /^Read a month of logs$/);
  expect(read.text).toContain("Stop these mails:");
});
