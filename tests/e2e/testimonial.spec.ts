import { expect, type Page, test } from "@playwright/test";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { hydrate } from "../support/watch-page.ts";

const wordsOf = (content: unknown) =>
  String(content)
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/);
const train = (page: Page) => page.getByTestId("testimonials");

/** The browser tells observers in the order in which they came: the page's own has heard when this one does. */
const seen = (page: Page) =>
  train(page).evaluate((rail) => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(rail)));

async function stopClock(page: Page) {
  await page.clock.install({ time: new Date("2026-11-15T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-15T12:00:01Z"));
}

test("one quote is in view, the train leaves after 2500 ms, not before, and the control stops it", async ({ page }) => {
  await stopClock(page);
  await page.goto("/testimonial/");
  await hydrate(page);
  await expect(train(page)).toHaveAttribute("data-state", "playing");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const view = await train(page).locator(".carousel-view").boundingBox();
    const boxes = await Promise.all((await train(page).locator(".carousel-slide").all()).map((slide) => slide.boundingBox()));
    const inside = boxes.filter((box) => box && view && box.x >= view.x - 1 && box.x + box.width <= view.x + view.width + 1);
    expect([boxes.length, inside.length], `at ${width} px`).toEqual([documentsOf("testimonial").length, 1]);
  }
  await page.clock.runFor(2499);
  await expect(train(page)).toHaveAttribute("data-index", "0");
  await page.clock.runFor(1);
  await expect(train(page)).toHaveAttribute("data-index", "1");
  await train(page).getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  await expect(train(page)).toHaveAttribute("data-state", "paused");
  await expect(train(page)).toHaveAttribute("data-index", "1");
});

test("the train leaves by itself once it is seen, before anybody touches the page and without React; not where motion is reduced", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const moved = () =>
    train(page)
      .locator(".carousel-view")
      .evaluate((view) => Math.round(view.scrollLeft / view.clientWidth));
  await page.setViewportSize({ width: 1280, height: 1800 });
  await stopClock(page);
  await page.goto("/testimonial/");
  await seen(page);
  await page.clock.runFor(2499);
  expect(await moved()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(moved).toBe(1);
  await page.clock.runFor(2500);
  await expect.poll(moved).toBe(2);
  expect(scripts).toEqual([]);
  await hydrate(page);
  await expect(train(page)).toHaveAttribute("data-state", "playing");
  await expect(train(page)).toHaveAttribute("data-index", "2");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await page.clock.runFor(6000);
  expect(await moved()).toBe(0);
});

test("where a translation keeps React away, the train stops at the first touch: nothing would answer Pause", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1800 });
  await stopClock(page);
  await page.goto("/testimonial/");
  // As Chromium marks a page that it has translated.
  await page.evaluate(() => document.documentElement.classList.add("translated-ltr"));
  const view = train(page).locator(".carousel-view");
  await view.evaluate((rail) => {
    rail.scrollTo = () => rail.setAttribute("data-left", `${Number(rail.getAttribute("data-left")) + 1}`);
  });
  await seen(page);
  await page.clock.runFor(5000);
  await expect(view).toHaveAttribute("data-left", "2");
  await page.keyboard.press("Shift");
  await page.clock.runFor(20_000);
  await expect(view).toHaveAttribute("data-left", "2");
});

test("with motion reduced it stands; a quote is cut to fifteen words and an ellipsis, and its link leads to the whole of it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await page.goto("/testimonial/");
  await hydrate(page);
  await expect(train(page)).toHaveAttribute("data-state", "paused");
  await page.clock.runFor(20_000);
  await expect(train(page)).toHaveAttribute("data-index", "0");
  const quotes = await train(page).getByTestId("feedback").allTextContents();
  const cut = quotes.filter((quote) => quote.endsWith("…"));
  expect(cut).toHaveLength(documentsOf("testimonial").filter(({ content }) => wordsOf(content).length > 15).length);
  expect(cut.map((quote) => quote.split(/\s+/).length)).toEqual(cut.map(() => 15));
  const link = train(page).getByRole("link").first();
  await page.clock.resume();
  const whole = page.locator((await link.getAttribute("href")) ?? "");
  await link.click();
  await expect(whole).toBeInViewport();
  await expect(whole.locator("blockquote")).toHaveText(/^Trials from organic search .+ fair price\.$/);
  await expect(whole.locator("blockquote p")).toHaveCount(1);
});

test("a card shows an avatar, name, designation and the content, and leads to the case where there is one; no review is marked up", async ({
  page,
}) => {
  await page.goto("/testimonial/");
  const cards = page.getByTestId("wall").locator("li");
  await expect(cards).toHaveCount(documentsOf("testimonial").length);
  await expect(cards.locator("img.author-disc")).toHaveCount(documentsOf("testimonial").length);
  await expect(cards.locator("img.testimonial-mark")).toHaveCount(documentsOf("testimonial").length);
  await expect(cards.first()).toContainText("VP Marketing, Quillbarn");
  const clients = new Set(documentsOf("caseStudy").map(({ client }) => client));
  const withCase = documentsOf("testimonial").filter(({ company }) => clients.has(company));
  await expect(cards.getByRole("link", { name: "Read the case, 5 min" })).toHaveCount(withCase.length);
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", "/case-study/ai-content-tool/");
  const { types, nodes } = graphOf(await page.content());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList"]);
  expect(JSON.stringify(nodes)).not.toMatch(/"Review"|Rating/);
});
