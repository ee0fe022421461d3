import { expect } from "@playwright/test";
import { test } from "../support/kept-page.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

const trialOf = (baseURL: string | undefined) => `http://127.0.0.1:${Number(new URL(baseURL ?? "").port) + 1}`;

test("a visitor checks a site for broken links, sees where they stand, and takes the redirects along", async ({
  page,
  request,
  baseURL,
}) => {
  const faults = watchPage(page);
  await page.goto("/tools/broken-link-detector/");
  await hydrate(page);
  await page.getByRole("textbox", { name: "Address of the page or site" }).fill(trialOf(baseURL));
  await page.getByRole("button", { name: "Check the links" }).click();
  await expect(page.getByRole("heading", { name: "1 broken link" })).toBeFocused({ timeout: 20_000 });
  await expect(page).toHaveURL(/\?job=[\w-]{36}$/);
  const findings = page.getByRole("region", { name: "Links that need a look" });
  await expect(findings).toContainText("/gone/");
  await expect(findings.getByText("Could not verify: 1")).toBeVisible();
  const id = new URL(page.url()).searchParams.get("job");
  const csv = await (await request.get(`/api/jobs/${id}/files/broken-links.csv`)).text();
  expect(csv).toContain(`"${trialOf(baseURL)}/gone/","broken","404"`);
  await expect(findings.getByRole("heading", { name: "On this site: 1" }).first()).toBeVisible();
  const edits = await (await request.get(`/api/jobs/${id}/files/pages-to-edit.csv`)).text();
  expect(edits).toContain(`"${trialOf(baseURL)}/","1","/gone/","body","Not found (404).","${trialOf(baseURL)}/gone/","inside",""`);
  // The same report under its own address, for whoever it is sent to, and before any script has run.
  await page.reload();
  await expect(page.getByRole("heading", { name: "1 broken link" })).toBeVisible();
  expect(faults).toEqual([]);
});

test("a visitor maps the internal links of a site and walks the map by keyboard", async ({ page, request, baseURL }) => {
  const faults = watchPage(page);
  await page.goto("/tools/internal-link-checker/");
  await hydrate(page);
  await page.getByRole("textbox", { name: "Address of the page or site" }).fill(trialOf(baseURL));
  await page.getByRole("button", { name: "Map the links" }).click();
  await expect(page.getByRole("heading", { name: /^\d+ links between \d+ pages$/ })).toBeFocused({ timeout: 20_000 });
  await page.getByText("Map", { exact: true }).click();
  const map = page.getByRole("region", { name: "Map of the links. Arrow keys name the pages." });
  await map.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^\/: 0 clicks, \d+ links in from \d+ pages/)).toBeVisible();
  const id = new URL(page.url()).searchParams.get("job");
  expect(await (await request.get(`/api/jobs/${id}/files/edges.csv`)).text()).toMatch(/^"source","target","text"/);
  expect(await (await request.get(`/api/jobs/${id}/files/links.gexf`)).text()).toContain("<gexf ");
  expect(await (await request.get(`/api/jobs/${id}/files/pages-to-edit.csv`)).text()).toMatch(/^"page to edit","line"/);
  expect(faults).toEqual([]);
});

test("without JavaScript pasted HTML is checked by a form that posts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/internal-link-checker/");
  await page.getByRole("radio", { name: "Pasted HTML" }).check();
  await page.getByRole("textbox", { name: "HTML of the page" }).fill('<a href="/x"></a><a href="/y">click here</a>');
  await page.getByRole("button", { name: "Map the links" }).click();
  await expect(page).toHaveURL(/\?job=/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "2 links, 2 things to fix" })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await context.close();
});
