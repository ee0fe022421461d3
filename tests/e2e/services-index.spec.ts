import { expect, test } from "@playwright/test";
import { graphOf } from "../support/json-ld.ts";
import { hydrate } from "../support/watch-page.ts";

test("all 57 services stand on two lines, 32 blue and 25 red", async ({ page, request }) => {
  await page.goto("/services/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("57 services");
  const stops = (line: string) => page.getByTestId(`line-${line}`).locator("li a");
  await expect(stops("seo")).toHaveCount(32);
  await expect(stops("ppc")).toHaveCount(25);
  const paths = await page.locator("[data-testid^=line-] li a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(new Set(paths).size).toBe(57);
  const sitemap = await (await request.get("/sitemap-services.xml")).text();
  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
});

test("the index is a collection whose list names every service in order", async ({ request }) => {
  const { types, nodes, missing } = graphOf(await (await request.get("/services/")).text());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"]);
  expect(missing).toEqual([]);
  expect(nodes[4]).toMatchObject({ numberOfItems: 57 });
});

test("the lines wear their colours and every group is counted", async ({ page }) => {
  await page.goto("/services/");
  for (const [line, color, groups] of [
    ["seo", "rgb(15, 96, 250)", ["Foundations 7", "Authority 5", "Reach 7", "CMS 8", "Industries 5"]],
    ["ppc", "rgb(245, 80, 29)", ["Local trades 6", "Professions 6", "Commerce 5", "Hospitality and travel 3", "Growth 5"]],
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
    await page.getByRole("banner").getByRole("link", { name: "All 57 services" }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
}
