import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";

test("a visitor imports a page that shares badly, repairs it and takes the code", async ({ page }) => {
  await page.goto("/tools/open-graph-tag-generator/");
  await page.getByRole("link", { name: "a page that shares badly" }).click();
  await expect(page.getByRole("heading", { name: "og:image:width stands before og:image." })).toBeVisible();
  await expect(page.getByLabel("Name of the site")).toHaveValue("Corner Bakery");

  await page.getByLabel("Title", { exact: true }).fill('Bread & "cakes"');
  await expect(page.locator(".builder-count").first()).toHaveText(/^15\D+60$/);
  await page.locator(".choice-chips").getByText("Slack").click();
  await expect(page.getByRole("figure", { name: "Preview: Slack" })).toContainText('Bread & "cakes"');
  await expect(page.getByRole("region", { name: "HTML", exact: true })).toContainText('content="Bread &amp; &quot;cakes&quot;"');

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "Draw one" }).click();
  await page.getByText("Card", { exact: true }).click();
  await expect(page.getByText(/^1200 × 630, \d+ KB$/)).toBeVisible();
  await expect(page.getByRole("figure", { name: "Preview: Slack" }).locator("img")).toHaveAttribute("src", /^blob:/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download PNG" }).click()]);
  expect(file.suggestedFilename()).toBe("bread-cakes-1200x630.png");
  const png = readFileSync(await file.path());
  expect([png.toString("latin1", 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(["PNG", 1200, 630]);
  // Its script came when it was asked for; the title went nowhere.
  expect(asked.filter((url) => url.includes("picture-maker"))).toHaveLength(1);
  expect(asked.filter((url) => url.startsWith("http") && !new URL(url).pathname.startsWith("/assets/"))).toEqual([]);
});

test("a visitor imports a head, edits the title and sees the change", async ({ page }) => {
  await page.goto("/tools/meta-tag-generator/");
  await page.getByRole("link", { name: "a page to improve, with the changes shown" }).click();
  await expect(page.getByRole("heading", { name: "What changes on the page" })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("Project management software pricing for small teams | Atlas PM");
  await expect(page.getByRole("row", { name: /^title\s*changed/ })).toBeVisible();
  await expect(page.locator(".page-sum-figure")).toHaveText("568px");
});

fresh.describe("without JavaScript", () => {
  fresh.use({ javaScriptEnabled: false });

  fresh("a visitor fills the form and gets the tags", async ({ page }) => {
    await page.goto("/tools/open-graph-tag-generator/");
    await page.getByLabel("Title", { exact: true }).fill("Bread & cakes");
    await page.getByRole("button", { name: "Check tags and picture" }).click();
    await expect(page.getByRole("heading", { name: "og:image is missing, and og:url is missing." })).toBeVisible();
    await expect(page.locator(".code-block pre").first()).toContainText('<meta property="og:title" content="Bread &amp; cakes">');
  });

  fresh("a group of fields is open when something in it is not as it was", async ({ page }) => {
    await page.goto("/tools/meta-tag-generator/");
    await expect(page.locator(".metaform details[open]")).toHaveCount(0);
    await page.getByText("What crawlers may do").click();
    await page.getByLabel("In the index", { exact: true }).selectOption("noindex");
    await page.getByRole("button", { name: "Write the tags" }).click();
    await expect(page.locator(".metaform details[open] > summary > b")).toHaveText(["What crawlers may do"]);
  });
});
