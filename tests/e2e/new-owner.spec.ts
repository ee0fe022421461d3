import { expect, type Page, test } from "@playwright/test";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { OWNER_PASSWORD } from "../support/owner-session.ts";
import { TEMPLATES } from "../support/pages.ts";
import { violationsOf } from "../support/violations.ts";

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startOwnSite({ host: "localhost" });
});
test.afterAll(() => site.stop());

test("a new owner follows the guide, makes the site theirs, writes, schedules and sends, and sees each of it on the site", async ({
  page,
}) => {
  test.setTimeout(600_000);
  await page.goto(site.ownerLink);
  const guide = page.getByRole("region", { name: "Make this site yours" });
  await expect(guide).toContainText("of 6 stops done");
  await expect(guide).toContainText("The site is still called Halsted.");
  expect(await violationsOf(page)).toEqual([]);
  await guide.getByRole("link", { name: "Start: Your account" }).click();
  await page.getByLabel("A new password").fill(OWNER_PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The password is set." })).toBeVisible();

  // The name, a color that can be read, and a word of the menu.
  await page.goto(`${site.origin}/admin/`);
  await expect(guide.getByRole("listitem").filter({ hasText: "Your account" })).toContainText("Done");
  await guide.getByRole("link", { name: "Start: Name and colors" }).click();
  const saved = page.locator(".studio-bar .save-line");
  await page.getByLabel("Name of the agency").fill("Northwind Search");
  await page.getByLabel("Color of the brand").fill("#e94798");
  await page.getByRole("button", { name: "Add word" }).click();
  const word = page.getByRole("group", { name: "Words in the menus" });
  await word.getByLabel("Page").fill("/blog/");
  await word.getByLabel("Shown as").fill("Notebook");
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await expect(panel).toContainText("the nearest shade that passes is #a4326b");
  await page.keyboard.press("Escape");
  await page.getByLabel("Color of the brand").fill("#a4326b");
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  await publish(page);

  // The whole site renames itself.
  await expect(async () => {
    expect(await (await page.request.get(`${site.origin}/`)).text()).toContain("Northwind Search");
  }).toPass();
  for (const path of TEMPLATES.filter((each) => !each.startsWith("/tools/"))) {
    const html = await (await page.request.get(site.origin + path)).text();
    expect([path, /Halsted(?! Street)/.exec(html)?.[0]]).toEqual([path, undefined]);
    expect([path, html.includes("Northwind Search")]).toEqual([path, true]);
  }
  await page.goto(`${site.origin}/testimonial/`);
  await expect(page.locator(".top").getByRole("link", { name: "Notebook" }).first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--blue-field"))).toBe("#a4326b");

  // A price.
  await page.goto(`${site.origin}/admin/content/pricingPlan`);
  await page.getByRole("link", { name: "Growth", exact: true }).click();
  await page.getByRole("group", { name: "Lines" }).locator("summary").first().click();
  await page.getByLabel("In bold").first().fill("From $4,321 a month");
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  await publish(page);
  await expect(async () => {
    expect(await (await page.request.get(`${site.origin}/`)).text()).toContain("From $4,321 a month");
  }).toPass();

  // An issue of the newsletter, in the archive and as mail.
  await page.goto(`${site.origin}/admin/newsletter`);
  await page.getByRole("button", { name: "New issue" }).click();
  await page.getByLabel("Subject").fill("Our first letter");
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Hello, this month we moved in.");
  await page.getByLabel("Preview line").fill("We moved in.");
  await page.getByLabel("Dated").fill("2026-11-01T09:00");
  await expect(saved).toHaveText(/^Saved \d\d:\d\d$/);
  await publish(page);
  await page.goto(`${site.origin}/admin/newsletter`);
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(page.getByText(/^A test goes to /)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.goto(`${site.origin}/newsletter/`);
  await page.getByRole("link", { name: "Our first letter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Our first letter" })).toBeVisible();
  await expect(page.getByText("Hello, this month we moved in.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // The sample content goes, and no page falls over what is not there.
  await page.goto(`${site.origin}/admin/`);
  await guide.getByRole("button", { name: "Remove all of it" }).click();
  await expect(page.getByText(/documents are gone\. Settings, services/)).toBeVisible();
  for (const path of [
    "/",
    "/blog/",
    "/case-study/",
    "/testimonial/",
    "/portfolio",
    "/our-journey/",
    "/career/",
    "/author/",
    "/services/e-commerce-seo/",
  ])
    expect([path, (await page.request.get(site.origin + path)).status()]).toEqual([path, 200]);
  const moved = await page.request.get(`${site.origin}/blog/faceted-navigation-by-attribute`);
  expect([moved.status(), new URL(moved.url()).pathname]).toEqual([200, "/blog/"]);
});

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Publish" });
  await panel.getByRole("button", { name: "Publish now" }).click();
  await expect(page.locator(".studio-bar")).toContainText("Published");
  await page.keyboard.press("Escape");
}
