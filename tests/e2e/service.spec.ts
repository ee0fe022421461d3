import { expect } from "@playwright/test";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

const SEO = "/services/technical-seo/";

test("a service says what it is, of which parts, and answers its questions", async ({ request }) => {
  const { types, missing, nodes } = graphOf(await (await request.get(SEO)).text());
  expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service", "FAQPage"]);
  expect(missing).toEqual([]);
  expect(nodes[4]).toMatchObject({ name: "Technical SEO", hasOfferCatalog: { itemListElement: expect.any(Array) } });
  expect(nodes[5]?.["mainEntity"]).toHaveLength(5);
});

test("a page of paid search shows what paid search costs, and its button brings the choice along", async ({ page }) => {
  await page.goto("/services/ppc-for-lawyers/");
  await expect(page.getByTestId("plan").getByRole("heading")).toHaveText(["Consultation", "Paid search", "Account audit"]);
  await expect(page.locator(".ticket-fare")).toHaveText(["$220 an hour", "From $1,200 a month", "$2,600 once"]);
  await page.getByTestId("plan").nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/contact-us\?plan=paid-search$/);
  await expect(page.getByTestId("kept")).toHaveText("We kept the Paid search plan. It is in the form");
});

test("a page of paid search counts what one customer costs, with the trade's figures and with one's own", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/services/ppc-for-lawyers/");
    const cost = page.getByTestId("cost");
    await expect(cost).toHaveText("$2,667for one signed case, 30% of the value");
    await expect(page.locator(".cost-note").last()).toContainText("both rates and the fee are assumed by us");
    await expect(page.locator(".cost-note").last().getByRole("link")).toHaveText("WordStream: Google Ads benchmarks 2025");
    await expect(page.locator(".cost-note").first()).toHaveText(/^Type your own figures\. With these, 1,000 clicks cost/);
    if (javaScriptEnabled) {
      await page.getByLabel("Price of a click").fill("$40");
      await expect(cost).toHaveText("$1,333for one signed case, 15% of the value");
      await expect(page.locator(".cost-note").first()).toHaveText(/^With your figures, 1,000 clicks cost \$40,000;/);
      await page.getByLabel("Clicks that ask").fill("");
      await expect(cost).toHaveText("–for one signed case");
    }
    await context.close();
  }
});

test("figures without a source say that they are assumed", async ({ page }) => {
  await page.goto("/services/ppc-for-hotels/");
  await expect(page.locator(".cost-note").last()).toHaveText(
    "The figures shown at first are an example, not a client: all four are assumed by us.",
  );
});

test("the map shows this stop between its neighbours; the second plan is highlighted; the booking block is 630 px high and never narrower than 320", async ({
  page,
}) => {
  await page.goto(SEO);
  const stops = page.getByRole("navigation", { name: "Related services" }).getByRole("listitem");
  const count = await stops.count();
  expect(count % 2).toBe(1);
  await expect(stops.nth((count - 1) / 2).locator("[aria-current=page]")).toHaveText("Technical SEO");
  for (const link of await stops.locator("> a").all()) await expect(link).toHaveAttribute("href", /^\/services\/[a-z0-9-]+\/$/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await stops.filter({ visible: true }).count()).toBeLessThanOrEqual(3);

  const plans = page.getByTestId("plan");
  await expect(plans).toHaveCount(3);
  expect(await plans.evaluateAll((all) => all.map((plan) => plan.hasAttribute("data-grow")))).toEqual([false, true, false]);
  for (const plan of await plans.all()) {
    await expect(plan.getByRole("link")).toHaveText("Get Started");
    await expect(plan.getByRole("link")).toHaveAttribute("href", /^\/contact-us\?plan=[a-z]+$/);
  }

  const block = page.getByTestId("booking");
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await block.boundingBox())?.height, `at ${width} px`).toBe(630);
    const inside = await block.evaluate((element) => element.scrollHeight <= element.clientHeight);
    expect(inside, `its content fits at ${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 300, height: 900 });
  expect((await block.boundingBox())?.width).toBe(320);
});

test("a method shows a piece of what it reads, and what its marked lines say", async ({ page }) => {
  await page.goto(SEO);
  const lines = page.locator(".evidence li");
  await expect(lines).toHaveCount(6);
  await expect(lines.nth(3)).toHaveText("404  /spring-sale", { useInnerText: true });
  await expect(lines.nth(3).getByRole("img", { name: "not found, or empty" })).toBeVisible();
  const explained = page.getByRole("region", { name: "What four lines of a log tell us" }).getByRole("listitem");
  await expect(explained).toHaveCount(4);
  await expect(explained.nth(2)).toContainText("We do this: A redirect to the page that took its place");
});

test("a platform shows the addresses that become one, and what its admin can and cannot change", async ({ page }) => {
  await page.goto("/services/shopify/");
  await expect(page.locator(".merge code")).toHaveText([
    "/collections/oak/products/alder-table",
    "/collections/all/products/alder-table",
    "/products/alder-table?variant=4",
    "/products/alder-table",
  ]);
  const reach = page.getByRole("region", { name: "What Shopify lets you change" });
  await expect(reach.getByRole("heading", { level: 3 })).toHaveText(["Open in the admin", "With theme code or an app", "Fixed by Shopify"]);
});

test("a trade shows its year by month, its searches by intent, and what a customer leaves in words", async ({ page }) => {
  await page.goto("/services/hotels/");
  await expect(page.locator(".season-lane")).toHaveText([/, Jan to Oct$/, /, May to Jun$/, /, Aug$/, /, Sep to Feb$/]);
  const searches = page.getByRole("region", { name: "What guests type, from far to near" });
  await expect(searches.locator(".intent")).toHaveCount(3);
  await expect(searches.locator(".worth-sum")).toHaveText("Nights×your room rate−what the room costs you−card fee=left without commission");
});

test("the days of the hero come from the process", async ({ page }) => {
  await page.goto("/services/seo/");
  await expect(page.locator(".service-days li")).toHaveText(["Day 7Plan", "Day 30Repairs", "Day 60First pages"]);
  await expect(page.locator(".service-hero").getByRole("link", { name: "Book a Call" })).toHaveAttribute("href", "/contact-us");
  await expect(page.locator(".service-hero").getByRole("link", { name: "Free audit" })).toHaveAttribute("href", "/#audit");
});

test("a page of the red line wears red, one of the blue line blue", async ({ page }) => {
  for (const [path, field] of [
    ["/services/ppc-for-dentists/", "rgb(156, 28, 16)"],
    [SEO, "rgb(12, 45, 204)"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(".service-hero")).toHaveCSS("background-color", field);
  }
});

test("one question is open at a time, with and without JavaScript", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(SEO);
    if (javaScriptEnabled) await hydrate(page);
    const questions = page.locator("#faq details");
    await questions.nth(2).locator("summary").click();
    expect(await questions.evaluateAll((all) => all.map((each) => each.hasAttribute("open")))).toEqual([false, false, true, false, false]);
    await context.close();
  }
});

test("the deliverables are one table with its caption and row heads at every width", async ({ page }) => {
  await page.goto("/services/magento/");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const table = page.getByTestId("deliverables");
    await expect(table.locator("caption")).toBeVisible();
    await expect(table.locator("tbody th[scope=row]")).toHaveCount(7);
    await expect(table.locator("thead th[scope=col]")).toHaveCount(4);
  }
});
