import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const trialOf = (baseURL: string | undefined) => `http://127.0.0.1:${Number(new URL(baseURL ?? "").port) + 1}`;

test("a visitor crawls a site, sees why pages were left out, and takes the sitemap along", async ({ page, request, baseURL }) => {
  const faults = watchPage(page);
  const trial = trialOf(baseURL);
  await page.goto("/tools/sitemap-generator/");
  await hydrate(page);
  await page.getByRole("textbox").first().fill(trial);
  await page.getByRole("button", { name: "Crawl this site" }).click();
  await expect(page.getByRole("heading", { name: "6 pages go in the sitemap" })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\?job=[\w-]{36}$/);
  const id = new URL(page.url()).searchParams.get("job");
  const xml = await (await request.get(`/api/jobs/${id}/files/sitemap.xml`)).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address?.replace(trial, ""));
  expect(addresses.sort()).toEqual(["/", "/features/", "/features/boards/", "/features/docs/", "/features/export/", "/pricing/"]);
  await expect(page.getByRole("main")).toContainText("/private/");
  // A reload comes back to the same run.
  await page.reload();
  await expect(page.getByRole("heading", { name: "6 pages go in the sitemap" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("without JavaScript the same crawl is started, followed and downloaded", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/sitemap-generator/");
  await page.getByRole("textbox").first().fill(trialOf(baseURL));
  await page.getByRole("button", { name: "Crawl this site" }).click();
  await expect(page).toHaveURL(/\?job=/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("link", { name: /sitemap\.xml/ }).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await context.close();
});

test("an address that cannot be crawled is answered with a sentence, and stays in the field", async ({ page }) => {
  await page.goto("/tools/sitemap-generator/");
  await hydrate(page);
  await page.getByRole("textbox").first().fill("http://10.0.0.1/");
  await page.getByRole("button", { name: "Crawl this site" }).click();
  await expect(page.getByText("We could not connect to 10.0.0.1.").first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("textbox").first()).toHaveValue("http://10.0.0.1/");
});
