import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { OWNER_PASSWORD } from "../support/owner-session.ts";

test.skip(process.env["BROWSERS"] !== "all", "npm run test:browsers tells it: it starts a site of its own and writes for a minute");

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite({ host: "localhost" });
});
test.afterAll(() => site.stop());

test("a new owner follows the guide, renames the agency, changes a price and a menu word, schedules a post with a picture, and sees each on the site", async ({
  page,
}) => {
  await page.goto(site.ownerLink);
  const guide = page.getByRole("region", { name: "Make this site yours" });
  await expect(guide).toContainText("The site is still called Halsted.");
  await guide.getByRole("link", { name: /Your account/ }).click();
  await page.getByLabel("A new password").fill(OWNER_PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The password is set." })).toBeVisible();

  await page.goto(`${site.origin}/admin/`);
  await expect(guide.getByRole("listitem").filter({ hasText: "Your account" })).toContainText("Done");
  await guide.getByRole("link", { name: /Name, logo and colors/ }).click();
  await page.getByLabel("Name of the agency").fill("Northwind Search");
  const logo = page.getByRole("group", { name: /^Logo/ });
  await logo.getByRole("button", { name: "Choose a picture" }).click();
  await page
    .getByLabel(/A new one: choose, drop or paste it/)
    .setInputFiles({ name: "sign.png", mimeType: "image/png", buffer: await plainPicture(240, 240) });
  await logo.getByLabel("It only decorates").check();
  await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Menus" }).click();
  await page.getByRole("button", { name: "Add word" }).click();
  const word = page.getByRole("group", { name: "Words in the menus" });
  await word.getByLabel("Page").fill("/blog/");
  await word.getByLabel("Shown as").fill("Notebook");
  await publishNow(page);

  await page.goto(`${site.origin}/admin/content/pricingPlan`);
  await page.getByRole("link", { name: "Growth", exact: true }).click();
  await page.getByRole("group", { name: "Lines" }).locator("summary").first().click();
  await page.getByLabel("In bold").first().fill("4,321");
  await publishNow(page);

  await expect(async () => {
    const renamed = await readPage(page, "/");
    expect([renamed.includes("Northwind Search"), renamed.includes("4,321"), renamed.includes("Notebook")]).toEqual([true, true, true]);
  }).toPass();
  const home = await readPage(page, "/");
  expect(home).toMatch(/<a [^>]*class="logo"[^>]*><img src="\/images\/embedded\/production\/[\da-f]+-240x240\.png/);
  expect(home).toMatch(new RegExp(`"logo":"${site.origin}/images/embedded/production/[\\da-f]+-240x240\\.png`));
  expect(await readPage(page, "/contact-us")).not.toMatch(/Halsted(?! Street)/);

  await page.goto(`${site.origin}/admin/`);
  await guide.getByRole("link", { name: /Your first post/ }).click();
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill("We moved in");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("The boxes are unpacked.");
  await page.getByLabel("Summary").fill("Boxes, keys and one lost lamp.");
  await page.getByLabel("Published at").fill("2026-11-15T06:00");
  await page.getByLabel("Author").selectOption({ index: 1 });
  await page.getByLabel("Add to Categories").selectOption({ index: 1 });
  const picture = page.getByRole("group", { name: /^Picture/ });
  await picture.getByRole("button", { name: "Choose a picture" }).click();
  await page
    .getByLabel(/A new one: choose, drop or paste it/)
    .setInputFiles({ name: "rooms.png", mimeType: "image/png", buffer: await plainPicture(640, 360) });
  await picture.getByLabel("What it shows").fill("Our new rooms");
  await page.getByRole("tab", { name: "Search" }).click();
  await page.getByRole("group", { name: "In search results" }).getByLabel("Title").fill("We moved in");
  await page.getByLabel("Description").fill("Northwind Search has new rooms: what we packed, what we lost, and where to find us now.");
  const panel = await openPublish(page);
  await panel.getByLabel(/^Or by itself, at/).fill("2026-11-16T09:00");
  await panel.getByRole("button", { name: "Schedule" }).click();
  await expect(panel.getByText(/^Goes out by itself on Nov 16, 2026/)).toBeVisible();
  expect((await page.request.get(`${site.origin}/blog/we-moved-in`)).status()).toBe(404);

  await site.moveClock(2 * 86_400_000);
  await expect.poll(async () => (await page.request.get(`${site.origin}/blog/we-moved-in`)).status()).toBe(200);
  await page.goto(`${site.origin}/blog/we-moved-in`);
  await expect(page.getByRole("heading", { level: 1, name: "We moved in" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Our new rooms" }).first()).toBeVisible();
  // No heading stands beside it, and it has its own column all the same.
  expect((await page.locator(".post-text").boundingBox())?.width).toBeGreaterThan(600);
  await expect(page.locator(".top").getByRole("link", { name: "Notebook" }).first()).toBeVisible();
});

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a4326b" } })
    .png()
    .toBuffer();

const readPage = async (page: Page, path: string) => (await page.request.get(site.origin + path)).text();

/** After everything is saved. */
async function openPublish(page: Page) {
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel.getByText("Nothing to mend.")).toBeVisible();
  return panel;
}

async function publishNow(page: Page): Promise<void> {
  const panel = await openPublish(page);
  await panel.getByRole("button", { name: "Publish now" }).click();
  await expect(panel.getByText("Visitors see it within seconds.")).toBeVisible();
}
