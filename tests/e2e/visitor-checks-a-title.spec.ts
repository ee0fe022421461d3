import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { test as fresh } from "../support/own-address.ts";
import { hydrate } from "../support/watch-page.ts";

const address = "/tools/title-tag-checker/";

test("a visitor tries an example, reads the verdict and writes a title that fits", async ({ page }) => {
  await page.goto(address);
  await page.getByRole("link", { name: "a title too wide and a year behind" }).click();
  await expect(page.getByRole("heading", { name: "Too wide by 116 pixels, and a year behind." })).toBeVisible();
  await expect(page.getByRole("heading", { name: "The title says 2025, the page says 2026" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Pixel bar: 716 pixels, the limit is 600, 116 over" }).first()).toBeAttached();

  await hydrate(page);
  await page.getByLabel("Write a better one and watch the bar").fill("Project management software pricing for small teams | Atlas PM");
  await expect(page.getByText("568 px, fits")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Yours, on a desktop" })).toBeVisible();
});

test("a run asks by the tool's name and clears the old result; a failure keeps the input and says why; clearing leaves nothing", async ({
  page,
}) => {
  await page.goto(`${address}?example=2`);
  await hydrate(page);
  const result = page.locator(".tool-result");
  const verdict = result.getByRole("heading", { level: 2 }).first();
  const said = (await verdict.textContent()) ?? "";
  const asked: string[] = [];
  let answer = () => {};
  await page.route("**/api/tools/**", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 422, json: { success: false, code: "page_refused", message: "The server said no." } });
  });
  await page.getByRole("link", { name: "a title too wide and a year behind" }).click();
  await expect(result.locator(".loading")).toBeVisible();
  await expect(result.getByText(said)).toHaveCount(0);
  await expect(page.locator(".tool > form")).toHaveAttribute("aria-busy", "true");
  expect(asked).toEqual(["/api/tools/title-tag-checker"]);
  answer();
  await expect(result.getByRole("alert")).toContainText("The server said no.");
  await expect(result.locator(".loading")).toHaveCount(0);

  await page.unroute("**/api/tools/**");
  await result.getByRole("button", { name: "Try once more" }).click();
  await expect(result.getByRole("heading", { name: "Too wide by 116 pixels, and a year behind." })).toBeVisible();
  await expect(result.getByRole("alert")).toHaveCount(0);
  await result.getByRole("button", { name: "Clear" }).click();
  await expect(result.getByRole("heading")).toHaveCount(0);
  expect(new URL(page.url()).search).toBe("");
});

test("the title stands true to the pixel above its bar", async ({ page }) => {
  await page.goto(`${address}?example=2`);
  const title = page.locator(".serp-title-true text");
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.width).toBeCloseTo(542.18, 0);
});

test("one page, read once, is seen through other tools and as one report", async ({ page }) => {
  await page.goto(`${address}?example=1`);
  const views = page.getByRole("navigation", { name: "Look at the same page with" });
  await views.getByRole("link", { name: "H1 tag checker" }).click();
  await expect(page).toHaveURL(/\/tools\/h1-tag-checker\/\?snapshot=[\w-]{24}$/);
  await expect(page.getByRole("heading", { level: 1, name: "H1 tag checker" })).toBeVisible();
  await page.getByRole("link", { name: "The whole report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "atlaspm.example" })).toBeVisible();
  await expect(page.getByText("Too wide by 116 pixels, and a year behind.")).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const csv = await page.request.get((await page.getByRole("link", { name: "CSV" }).getAttribute("href")) ?? "");
  expect(await csv.text()).toContain('"title-tag-checker","title-width","warn","advice"');
});

test("two pages stand side by side", async ({ page }) => {
  await page.goto(address);
  await page.getByLabel("Compare two").check();
  const site = `http://127.0.0.1:${Number(new URL(page.url()).port) + 1}`;
  await page.getByLabel("Address of the page").fill(`${site}/pricing/`);
  await page.getByLabel("Address to set beside it").fill(`${site}/features/`);
  await page.getByRole("button", { name: "Check title" }).click();
  const table = page.getByRole("table", { name: "Side by side" });
  await expect(table.getByRole("row", { name: /^Title / })).toContainText("Features of the trial site");
});

fresh.describe("without JavaScript", () => {
  fresh.use({ javaScriptEnabled: false });

  fresh("a visitor pastes HTML and gets the same verdict", async ({ page }) => {
    await page.goto(address);
    await page.getByLabel("HTML or a file").check();
    await page.getByLabel("HTML of the page").fill("<title>| Corner Bakery</title><h1>Bread and cakes for breakfast</h1>");
    await page.getByRole("button", { name: "Check title" }).click();
    await expect(
      page.getByRole("heading", { name: "Half a title: nothing stands before the separator, and at odds with the H1." }),
    ).toBeVisible();
    await expect(page.getByLabel("HTML of the page")).toHaveValue(/Corner Bakery/);
  });
});
