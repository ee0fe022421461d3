import { expect, type Page } from "@playwright/test";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { hydrate } from "../support/watch-page.ts";

const POST = "/blog/course-day-zero-audit";
const cards = (page: Page) => page.getByTestId("articles").locator(".card");

test.describe("an article card", () => {
  test("shows the first twenty words, a read label, a date, a light border, the pointer and its own author", async ({ page, request }) => {
    const { posts } = (await (await request.get("/api/get-posts")).json()) as { posts: Post[] };
    const { authors } = (await (await request.get("/api/get-authors/")).json()) as { authors: Author[] };
    const sourceOf = (reference: string) => reference.replace(/^image-(.+)-(\w+)$/, "/images/embedded/production/$1.$2");
    await page.goto("/blog/");
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        path: card.querySelector(".card-link")?.getAttribute("href"),
        words: card.querySelector("[data-testid=excerpt]")?.textContent?.split(" ") ?? [],
        date: card.querySelector("time")?.textContent,
        label: card.querySelector("time + span")?.textContent,
        author: card.querySelector(".article-author")?.textContent,
        avatar: card.querySelector(".article-author img")?.getAttribute("src")?.split("?")[0],
        picture: card.querySelector("img")?.getAttribute("src")?.split("?")[0],
      })),
    );
    // The first is featured, and the grid skips it.
    expect(shown.map(({ path }) => path)).toEqual(posts.slice(1, 10).map(({ slug }) => `/blog/${slug.current}`));
    for (const [place, { words, date, label, author, avatar, picture }] of shown.entries()) {
      const post = posts[place + 1] as Post;
      expect(words).toHaveLength(20);
      expect(words.at(-1)).toMatch(/…$/);
      expect(words.slice(0, 19)).toEqual(post.excerpt.split(" ").slice(0, 19));
      expect(label).toBe("6 minute");
      const { authorUsername, authorAvatar } = authors.find(({ _id }) => _id === post.author._ref) as Author;
      expect([author, avatar]).toEqual([authorUsername, sourceOf(authorAvatar.asset._ref)]);
      expect(picture).toBe(sourceOf(post.featureImage.asset._ref));
      expect(date).toMatch(/^[A-Z][a-z]{2} \d\d, 2026$/);
    }
    expect(new Set(shown.map(({ author }) => author)).size).toBeGreaterThan(3);
    expect(shown[0]?.date).toBe("Nov 05, 2026");
    const card = cards(page).first();
    for (const side of ["top", "right", "bottom", "left"]) await expect(card).toHaveCSS(`border-${side}-width`, "2px");
    await expect(card).toHaveCSS("border-top-color", "rgb(218, 221, 234)");
    await expect(card).toHaveCSS("cursor", "pointer");
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1024, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const places = await cards(page).evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().x)));
      expect(new Set(places).size, `at ${width} px`).toBe(columns);
    }
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

interface Post {
  slug: { current: string };
  excerpt: string;
  author: { _ref: string };
  featureImage: { asset: { _ref: string } };
}

interface Author {
  _id: string;
  authorUsername: string;
  authorAvatar: { asset: { _ref: string } };
}

/** The post is of 14:00 in London: tomorrow in the first, this morning in the second. */
test("a date reads the same in every time zone", async ({ browser }) => {
  for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"]) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto(POST);
    await hydrate(page);
    await expect(page.locator(".post-head time"), timezoneId).toHaveText("Apr 23, 2026");
    await context.close();
  }
});

test.describe("pages of the list", () => {
  test("the first is /blog/, the others have a number; the ends lead nowhere; a small screen shows the current one only", async ({
    page,
  }) => {
    const pages = page.getByRole("navigation", { name: "Pages" });
    const edge = (name: string) => pages.getByRole("link", { name, exact: true });
    await page.goto("/blog/page/2");
    expect(await pages.locator("ol a").evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]))).toEqual([
      ["1", "/blog/"],
      ["2", "/blog/page/2"],
      ["3", "/blog/page/3"],
      ["4", "/blog/page/4"],
    ]);
    await expect(pages.locator("[aria-current=page]")).toHaveText("2");
    await expect(edge("Previous")).toHaveAttribute("href", "/blog/");
    await expect(pages.locator("ol a:visible")).toHaveText(["1", "2", "3", "4"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(pages.locator("ol a:visible")).toHaveText(["2"]);
    await page.goto("/blog/");
    await expect(edge("Previous")).toHaveAttribute("aria-disabled", "true");
    await expect(edge("Next")).toHaveAttribute("href", "/blog/page/2");
    await page.goto("/blog/page/4");
    await expect(edge("Next")).toHaveAttribute("aria-disabled", "true");
    await expect(edge("Previous")).toHaveAttribute("href", "/blog/page/3");
  });

  test("each says what it is", async ({ request }) => {
    for (const path of ["/blog/", "/blog/page/2", "/blog/page/3"]) {
      const { types, missing } = graphOf(await (await request.get(path)).text());
      expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "Blog", "ItemList"]);
      expect(missing).toEqual([]);
    }
  });
});

test("trending carries the current year, and both carousels move in half a second", async ({ page }) => {
  await page.goto("/blog/");
  // The site under test lives in November 2026.
  await expect(page.getByTestId("trending").getByRole("heading", { level: 2 })).toHaveText("Trending in 2026");
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

  test("folds on a phone what stands around its text: scripts are not needed to open it, and a link to the sources does", async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${POST}#sources`);
    await expect(page.locator("#sources").getByRole("link").first()).toBeVisible();
    const contents = page.getByTestId("contents");
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.getByText("In this post").last().click();
    await expect(contents.getByRole("link")).toHaveCount(await page.locator(".prose h2").count());
    await expect(page.getByTestId("review-form")).toBeHidden();
    await page.getByText("Write a review").click();
    await expect(page.getByTestId("review-form")).toBeVisible();
    await context.close();
  });

  test("is shared by its address; without JavaScript by a mail", async ({ page }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(POST);
    const share = page.getByRole("link", { name: "Share" });
    await expect(share).toHaveAttribute("href", /^mailto:\?subject=.+&body=.+course-day-zero-audit$/);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await hydrate(page);
    await share.click();
    await expect(page.getByTestId("toasts")).toContainText("Link copied");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.+\/blog\/course-day-zero-audit$/);
  });

  test("says what it is", async ({ request }) => {
    const { types, missing, nodes } = graphOf(await (await request.get(POST)).text());
    expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Blog", "BlogPosting"]);
    expect(missing).toEqual([]);
    expect(nodes.at(-1)).toMatchObject({ datePublished: "2026-04-23T14:00:00Z", author: { "@type": "Person", name: "Maren Kowalczyk" } });
    expect(nodes.at(-1)?.["image"]).toHaveLength(3);
  });
});
