import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/kept-page.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";

const SETTINGS = "/admin/content/siteSettings/siteSettings";

// All of it stays a draft: what is published here would rename the site under every other test. One after another: there is one draft.
test.describe.configure({ mode: "default" });

test("settings stand in parts, each with its address; a logo, and what else is not public yet, is told and seen in its page, without scripts too", async ({
  page,
  browser,
}) => {
  await signIn(page);
  await page.goto(SETTINGS);
  const parts = page.getByRole("navigation", { name: "Settings" });
  const name = page.getByLabel("Name of the agency");
  await expect(name).toBeVisible();
  await expect(page.getByText("The site shows all of this")).toBeVisible();

  const logo = page.getByRole("group", { name: /^Logo/ });
  await logo.getByRole("button", { name: "Choose a picture" }).click();
  await page
    .getByLabel(/A new one: choose, drop or paste it/)
    .setInputFiles({ name: "sign.png", mimeType: "image/png", buffer: await sign() });
  await logo.getByLabel("It only decorates").check();
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);
  await expect(parts.getByRole("link", { name: "Brand 1 not public yet" })).toBeVisible();
  await expect(page.getByText("1 change, not public yet")).toBeVisible();
  await expect(logo.getByText("Changed, not public yet")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const chosen = await logo.locator(".studio-picture img").getAttribute("src");
  const file = /\/([\da-z]+-\d+x\d+\.png)/.exec(chosen ?? "")?.[1] ?? "none";
  const shown = page.frameLocator("iframe[title='The page with the draft in it']");
  await expect(shown.locator(".top .logo img").first()).toHaveAttribute("src", new RegExp(file));
  expect(await shown.locator("script[type='application/ld+json']").allTextContents()).toEqual([
    expect.stringMatching(new RegExp(`"logo":"[^"]+${file}`)),
  ]);

  await parts.getByRole("link", { name: "Offices" }).click();
  await expect(page).toHaveURL(/\?part=offices$/);
  await expect(page.getByRole("group", { name: "Offices" })).toBeVisible();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(name).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const form = await plain.newPage();
  await form.goto(new URL(`${SETTINGS}?part=offices`, page.url()).href);
  await form.getByLabel("Mail addresses: Press").fill(`press-${randomUUID().slice(0, 8)}@halsted.example`);
  await form.getByRole("button", { name: "Save the draft" }).first().click();
  // Words inside of noscript are not found by text.
  await expect(form.locator(".admin-message")).toContainText("The draft is saved.");
  await expect(form).toHaveURL(/part=offices/);
  await expect(form.getByText("2 changes, not public yet")).toBeVisible();
  // Lists, too: every button keeps what was typed beside it.
  const cities = form.getByLabel(/^Offices, \d+: City$/);
  const before = await cities.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  await form.getByRole("button", { name: "Add office" }).click();
  await form.getByLabel(`Offices, ${before.length + 1}: City`, { exact: true }).fill("Oslo");
  await form.getByRole("button", { name: `Move up Offices, ${before.length + 1}` }).click();
  await expect(form.getByLabel(`Offices, ${before.length}: City`, { exact: true })).toHaveValue("Oslo");
  await form.getByRole("button", { name: `Remove Offices, ${before.length}` }).click();
  await expect(cities).toHaveCount(before.length);
  expect(await cities.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value))).toEqual(before);
  await form.getByRole("link", { name: "publish", exact: true }).click();
  await form.getByRole("button", { name: "Set the newer words aside" }).click();
  await form.goto(new URL(SETTINGS, page.url()).href);
  await expect(form.getByText("The site shows all of this")).toBeVisible();
  await plain.close();
});

test("a color of the brand is chosen by swatch or by number, judged wherever it will stand, and seen beside what visitors see now", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(SETTINGS);
  const field = page.getByRole("group", { name: /^Color of the brand/ });
  await field.getByText("Purple", { exact: true }).click();
  await expect(field.getByRole("radio", { name: "Purple" })).toBeChecked();
  await expect(field.getByLabel("Or your own color")).toHaveValue("#501485");
  const row = (name: string) => field.getByRole("row", { name: new RegExp(name) }).getByRole("cell");
  await expect(row("White words on it")).toHaveText(["11.80", "Passes", "Passes"]);
  const after = page.frameLocator("iframe[title='The page with the draft in it']");
  const sheet = (color: string) => `link[href='/brand.css?c=${color}']`;
  await expect(after.locator(sheet("501485"))).toHaveCount(1);
  await page.getByRole("button", { name: "Before" }).click();
  const now = page.frameLocator("iframe[title='The page as visitors see it']");
  await expect(now.locator(".top .logo").first()).toBeVisible();
  await expect(now.locator(sheet("501485"))).toHaveCount(0);
  await page.getByRole("button", { name: "After" }).click();
  await page.getByRole("button", { name: "Contact", exact: true }).click();
  await expect(after.locator(sheet("501485"))).toHaveCount(1);

  await field.getByLabel("Or your own color").fill("#e94798");
  await expect(row("White words on it")).toHaveText([/^3\.6/, "Fails", "Passes"]);
  await expect(row("Yellow words on it")).toHaveText(["2.52", "Fails", "Fails"]);
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);
  expect(await violationsOf(page)).toEqual([]);
  // The page beside it is made anew in the shade that is offered.
  await expect(after.locator(sheet("a4326b"))).toHaveCount(1);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText(/the nearest shade that passes is #a4326b/)).toBeVisible();
  await panel.getByRole("link", { name: "Go to it: Color of the brand" }).click();
  await field.getByRole("button", { name: "Use #a4326b" }).click();
  await expect(row("Yellow words on it")).toHaveText([/^4\.5/, "Passes", "Passes"]);
  await field.getByText("Blue", { exact: true }).click();
  await expect(field.getByLabel("Or your own color")).toHaveValue("");
});

test("without scripts a color that is none is told beside its field at once, as it was typed, and one that can be published is taken", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  await plain.addCookies(await page.context().cookies());
  const form = await plain.newPage();
  await page.goto(SETTINGS);
  await form.goto(page.url());
  const color = form.getByLabel("Color of the brand");
  const save = async (text: string) => {
    await color.fill(text);
    await form.getByRole("button", { name: "Save the draft" }).first().click();
  };
  await save("magenta");
  await expect(form).toHaveURL(/saved=faulty#field-brandColor$/);
  await expect(form.locator(".admin-message")).toContainText("The draft is saved as you wrote it.");
  await expect(color).toHaveValue("magenta");
  await expect(color).toHaveAttribute("aria-invalid", "true");
  await expect(color).toHaveAccessibleDescription(/Stops publishing: not a color: write # and six digits, such as #501485$/);
  await save("#E94798");
  await expect(color).toHaveAccessibleDescription(/the nearest shade that passes is #a4326b/);
  await save(" #A4326B ");
  await expect(form).toHaveURL(/saved=saved$/);
  await expect(color).toHaveValue("#a4326b");
  await expect(color).not.toHaveAttribute("aria-invalid");
  await form.getByRole("link", { name: "publish", exact: true }).click();
  await form.getByRole("button", { name: "Set the newer words aside" }).click();
  await plain.close();
});

test("the dashboard says what is still open, how the site is, and who else is in which document", async ({ page, browser }) => {
  const title = `Seen from the dashboard ${randomUUID().slice(0, 8)}`;
  await signIn(page, "editor");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill(title);
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);

  const elsewhere = await browser.newContext();
  const desk = await elsewhere.newPage();
  await signIn(desk);
  await desk.goto("/admin/");
  await expect(desk.getByRole("region", { name: "Here now" }).getByRole("listitem").filter({ hasText: title })).toContainText("The editor");
  // Others write at the same time, and only a few are shown.
  const open = desk
    .getByRole("region", { name: /^Still open/ })
    .getByRole("listitem")
    .filter({ hasText: /stops? its publishing/ });
  await expect(open.first()).toContainText("Stopped");
  await expect(open.first().getByRole("link", { name: /^Write/ })).toHaveAttribute("href", /^\/admin\/content\/post\//);
  await expect(desk.getByRole("region", { name: "Site, now" })).toContainText("No mail server is set");
  expect(await violationsOf(desk)).toEqual([]);
  await elsewhere.close();
});

/** A square that no other test has. */
async function sign(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll("-", ""), "hex");
  return sharp({ create: { width: 240, height: 240, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
