import { expect, type Page, test } from "@playwright/test";
import { graphOf } from "../support/json-ld.ts";
import { hydrate } from "../support/watch-page.ts";

const POST = "/blog/course-day-zero-audit";
const cards = (page: Page) => page.getByTestId("articles").locator(".card");

test.describe("an article card", () => {
  test("shows the first twenty words of the excerpt and the fixed read label", async ({ page }) => {
    await page.goto("/blog/");
    expect(await cards(page).count()).toBe(9);
    for (const excerpt of await cards(page).getByTestId("excerpt").allInnerTexts()) {
      expect(excerpt.split(" ")).toHaveLength(20);
      expect(excerpt.endsWith("…")).toBe(true);
    }
    for (const card of await cards(page).all()) await expect(card.getByText("6 minute", { exact: true })).toBeVisible();
  });

  test("has a light border of 2 px, the pointer, and a picture", async ({ page }) => {
    await page.goto("/blog/");
    const card = cards(page).first();
    await expect(card).toHaveCSS("border-top-width", "2px");
    await expect(card).toHaveCSS("border-top-color", "rgb(218, 221, 234)");
    await expect(card).toHaveCSS("cursor", "pointer");
    await expect(card.locator("img").first()).toHaveAttribute("src", /^\/images\/embedded\/production\/[a-z0-9]+-1600x900\.png\?/);
  });

  test("carries the avatar of its own author, addressed by the parts of the asset reference", async ({ page }) => {
    await page.goto("/blog/");
    const authors = await page
      .locator(".article-author")
      .evaluateAll((all) => all.map((each) => [each.textContent, each.querySelector("img")?.getAttribute("src")?.split("?")[0]] as const));
    const avatars = new Map(authors);
    expect(avatars.size).toBeGreaterThan(3);
    for (const [name, src] of authors) {
      expect(src).toMatch(/^\/images\/embedded\/production\/[a-z0-9]+-\d+x\d+\.png$/);
      expect(avatars.get(name)).toBe(src);
    }
    expect(new Set(avatars.values()).size).toBe(avatars.size);
  });

  test("leads to its post without loading a document, wherever it is clicked", async ({ page }) => {
    await page.goto("/blog/");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { __x: 1 }));
    const title = await cards(page).first().getByRole("heading").innerText();
    await cards(page)
      .first()
      .click({ position: { x: 40, y: 40 } });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(new URL(page.url()).pathname).toMatch(/^\/blog\/[a-z0-9-]+$/);
    expect(await page.evaluate(() => Object.hasOwn(window, "__x"))).toBe(true);
  });
});

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"]) {
  test(`a date reads the same in ${timezoneId}`, async ({ browser }) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto(POST);
    await hydrate(page);
    await expect(page.locator(".post-head time")).toHaveText("Apr 23, 2026");
    await context.close();
  });
}

test("the grid skips the featured post and stands in one, two or three columns", async ({ page }) => {
  await page.goto("/blog/");
  const featured = await page.getByTestId("featured").getByRole("heading").innerText();
  expect(await cards(page).getByRole("heading").allInnerTexts()).not.toContain(featured);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1024, 3],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const places = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().x)));
    expect(new Set(places).size, `at ${width} px`).toBe(columns);
  }
});

test.describe("pages of the list", () => {
  test("the first is /blog/, the others have a number", async ({ page, request }) => {
    await page.goto("/blog/page/2");
    const pages = page.getByRole("navigation", { name: "Pages" });
    expect(await pages.locator("ol a").evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]))).toEqual([
      ["1", "/blog/"],
      ["2", "/blog/page/2"],
      ["3", "/blog/page/3"],
      ["4", "/blog/page/4"],
    ]);
    await expect(pages.locator("[aria-current=page]")).toHaveText("2");
    const first = await request.get("/blog/page/1", { maxRedirects: 0 });
    expect([first.status(), new URL(first.headers()["location"] ?? "", first.url()).pathname]).toEqual([301, "/blog/"]);
    for (const none of ["abc", "0", "-1", "1.5", "02", "5"]) expect((await request.get(`/blog/page/${none}`)).status(), none).toBe(404);
  });

  test("previous and next end at the ends", async ({ page }) => {
    await page.goto("/blog/");
    await expect(page.getByRole("link", { name: "Previous", exact: true }).first()).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".pages").getByRole("link", { name: "Next" })).toHaveAttribute("href", "/blog/page/2");
    await page.goto("/blog/page/4");
    await expect(page.locator(".pages").getByRole("link", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".pages").getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/blog/page/3");
  });

  test("a small screen shows the current number only", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/blog/page/2");
    await expect(page.locator(".pages ol a:visible")).toHaveText(["2"]);
  });

  test("each has its own title and names itself", async ({ page, request }) => {
    const titles = new Set<string>();
    for (const path of ["/blog/", "/blog/page/2", "/blog/page/3"]) {
      await page.goto(path);
      titles.add(await page.title());
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
      const { types, missing } = graphOf(await (await request.get(path)).text());
      expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "Blog", "ItemList"]);
      expect(missing).toEqual([]);
    }
    expect(titles.size).toBe(3);
  });
});

test("trending carries the current year, and both carousels move in half a second", async ({ page }) => {
  await page.goto("/blog/");
  await expect(page.getByRole("heading", { name: `Trending in ${new Date().getUTCFullYear()}` })).toBeVisible();
  await hydrate(page);
  for (const name of ["trending", "courses"]) {
    const carousel = page.getByTestId(name);
    await expect(carousel).toHaveAttribute("data-state", "paused");
    await expect(carousel.locator(".carousel-track")).toHaveCSS("transition-duration", "0.5s");
    await carousel.getByRole("button", { name: "Next" }).click();
    await expect(carousel).toHaveAttribute("data-index", "1");
  }
});

test.describe("a post", () => {
  test("recommends the first three posts of the list and leads back to it", async ({ page }) => {
    await page.goto("/blog/");
    const first = [
      await page.getByTestId("featured").getByRole("link").getAttribute("href"),
      ...(await cards(page)
        .locator(".card-link")
        .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute("href")))),
    ];
    await page.goto(POST);
    const recommended = page.getByTestId("recommended").locator(".card-link");
    expect(await recommended.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(first);
    await expect(page.getByRole("link", { name: "Back to the blog" })).toHaveAttribute("href", "/blog/");
  });

  test("marks the stop that is being read", async ({ page }) => {
    await page.goto(POST);
    await hydrate(page);
    const stops = page.getByTestId("contents").getByRole("link");
    await page.locator(`.prose h2`).nth(1).scrollIntoViewIfNeeded();
    await page
      .locator(`.prose h2`)
      .nth(1)
      .evaluate((heading) => heading.scrollIntoView({ behavior: "instant" }));
    await expect(stops.nth(1)).toHaveAttribute("aria-current", "location");
    await expect(stops.nth(0)).not.toHaveAttribute("aria-current");
  });

  test("is shared by its address; without JavaScript by a mail", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(POST);
    const share = page.getByRole("link", { name: "Share" });
    await expect(share).toHaveAttribute("href", /^mailto:\?subject=.+&body=.+course-day-zero-audit$/);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await hydrate(page);
    await share.click();
    await expect(page.getByTestId("toasts")).toContainText("Link copied");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.+\/blog\/course-day-zero-audit$/);
  });

  test("answers in both spellings, names one of them and says what it is", async ({ request }) => {
    for (const path of [POST, `${POST}/`]) {
      const html = await (await request.get(path)).text();
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${POST}"`));
      const { types, missing, nodes } = graphOf(html);
      expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Blog", "BlogPosting"]);
      expect(missing).toEqual([]);
      expect(nodes.at(-1)).toMatchObject({ datePublished: "2026-04-23T14:00:00Z", author: { "@type": "Person", name: "Maren Kowalczyk" } });
      expect(nodes.at(-1)?.["image"]).toHaveLength(3);
    }
    expect((await request.get("/blog/no-such-post")).status()).toBe(404);
  });
});
