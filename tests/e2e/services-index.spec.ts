import { expect } from "@playwright/test";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

const services = documentsOf("service");

test("all services stand on two lines, blue and red", async ({ page, request }) => {
  await page.goto("/services/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${services.length} services`);
  const stops = (line: string) => page.getByTestId(`line-${line}`).locator("li a");
  await expect(stops("seo")).toHaveCount(services.filter(({ line }) => line === "blue").length);
  await expect(stops("ppc")).toHaveCount(services.filter(({ line }) => line === "red").length);
  const paths = await page.locator("[data-testid^=line-] li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(services.length);
  const sitemap = await (await request.get("/sitemap-services.xml")).text();
  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
});

test("the index is a collection whose list names every service in order", async ({ request }) => {
  const { types, nodes, missing } = graphOf(await (await request.get("/services/")).text());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"]);
  expect(missing).toEqual([]);
  expect(nodes[4]).toMatchObject({ numberOfItems: services.length });
});

test("the lines wear their colours and every group is counted", async ({ page }) => {
  await page.goto("/services/");
  for (const [line, color, groups] of [
    ["seo", "rgb(15, 96, 250)", ["Foundations 7", "Authority 5", "Reach 7", "CMS 8", "Industries 5"]],
    ["ppc", "rgb(245, 80, 29)", ["Local trades 6", "Professions 6", "Commerce 5", "Hospitality 3", "Growth 5"]],
  ] as const) {
    await expect(page.getByTestId(`line-${line}`).locator("h3")).toHaveText([...groups]);
    const stroke = await page
      .getByTestId(`line-${line}`)
      .locator("li")
      .first()
      .evaluate((stop) => getComputedStyle(stop, "::before").backgroundColor);
    expect(stroke).toBe(color);
  }
});

for (const menu of ["SEO", "PPC"]) {
  test(`the ${menu} menu leads to all services`, async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await page.getByRole("banner").getByRole("button", { name: menu, exact: true }).click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: `All ${services.length} services` })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
}
