import { expect, type Page } from "@playwright/test";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { copySpeeds, runningMarquees } from "../support/marquee.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

test("the page is a service with its works and its answers", async ({ request }) => {
  const { types, missing, nodes } = graphOf(await (await request.get("/creative/")).text());
  expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Service", "ItemList", "FAQPage"]);
  expect(missing).toEqual([]);
  const count = documentsOf("work").filter(({ lines }) => (lines as string[]).includes("creative")).length;
  expect(nodes[5]).toMatchObject({
    numberOfItems: count,
    itemListElement: expect.arrayContaining([expect.objectContaining({ position: count })]),
  });
});

test("sections come in the order of the specification", async ({ page }) => {
  await page.goto("/creative/");
  expect(await page.locator("body").getAttribute("class")).toBe("creative-page");
  const tops = [];
  for (const selector of [
    "[data-testid=creative-hero]",
    "[data-testid=gallery]",
    "[data-testid=marquee]",
    "[data-testid=crafts]",
    "[data-testid=creative-process]",
    "#faq",
    "[data-testid=creative-contact]",
  ])
    tops.push((await page.locator(selector).boundingBox())?.y ?? -1);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(tops[0]).toBe(0);
  await expect(page.getByTestId("craft")).toHaveCount(5);
  await expect(page.getByTestId("creative-step")).toHaveCount(4);
  await expect(page.getByTestId("creative-contact").getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact-us");
});

test.describe("the hero", () => {
  for (const [width, size, drawing] of [
    [1280, "468px", "wide"],
    [390, "196px", "slim"],
  ] as const) {
    test(`sets one word at ${size} on ${width} px, cut by the right and lower edges, beside its own drawing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/creative/");
      const word = page.getByRole("heading", { level: 1, name: "Creative", exact: true });
      await expect(word).toHaveCSS("font-size", size);
      await expect(word).toHaveCSS("font-weight", "900");
      const hero = page.getByTestId("creative-hero");
      await expect(hero).toHaveCSS("background-color", "rgb(146, 0, 85)");
      const [word_, hero_] = [await word.boundingBox(), await hero.boundingBox()];
      expect((word_?.x ?? 0) + (word_?.width ?? 0)).toBeGreaterThan(width + 40);
      expect((word_?.y ?? 0) + (word_?.height ?? 0)).toBeGreaterThan((hero_?.y ?? 0) + (hero_?.height ?? 0));
      for (const name of ["wide", "slim"] as const) {
        expect(await hero.locator(`.creative-${name}`).first().isVisible(), name).toBe(name === drawing);
      }
    });
  }

  test("says what it costs and what to do next, on a phone's first screen too", async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/creative/");
      const hero = page.getByTestId("creative-hero");
      await expect(hero.getByText("From $7,500 once")).toBeInViewport({ ratio: 1 });
      const start = hero.getByRole("link", { name: "Get Started with Identity or small site" });
      await expect(start).toBeInViewport({ ratio: 1 });
      await expect(start).toHaveAttribute("href", "/contact-us?plan=identity-or-site");
    }
  });

  test("keeps its lines clear of the menu and of the words", async ({ page }) => {
    for (const width of [1280, 1440, 768, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/creative/");
      const lead = await page.locator(".creative-say").boundingBox();
      if (!lead) throw new Error("no words");
      for (const { top, right } of await strokes(page)) {
        expect(top > lead.y + lead.height || right < lead.x, `beside the words at ${width} px`).toBe(true);
        expect(top, `below the menu at ${width} px`).toBeGreaterThan(width >= 1200 ? 84 : 72);
      }
    }
  });
});

test.describe("the gallery", () => {
  test("hangs plates two in a row, level and alike, with captions below them", async ({ page }) => {
    await page.goto("/creative/");
    const works = page.getByTestId("work");
    await expect(works).toHaveCount(5);
    const plates = await works.locator(".work-plate").evaluateAll((all) => all.map((plate) => plate.getBoundingClientRect().toJSON()));
    expect(plates.map(({ width }) => Math.round(width))).toEqual([564, 564, 564, 564, 564]);
    expect(plates[1].top).toBe(plates[0].top);
    expect(plates[1].bottom).toBe(plates[0].bottom);
    const names = await works.getByRole("heading").evaluateAll((all) => all.map((name) => name.getBoundingClientRect().top));
    expect(names.every((top, index) => top > plates[index].bottom)).toBe(true);
  });

  test("leads one work to a post elsewhere, in a new tab, and the others to pages of ours", async ({ page }) => {
    await page.goto("/creative/");
    const links = page.getByTestId("gallery").getByRole("link");
    const outside = links.and(page.locator('[target="_blank"]'));
    await expect(outside).toHaveCount(1);
    await expect(outside).toHaveAttribute("href", "https://example.com/?post=rivet-and-sorrel-opening");
    await expect(outside).toHaveAttribute("rel", "noopener");
    await expect(outside).toHaveAccessibleName(/^Rivet & Sorrel.*opens in a new tab$/);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(hrefs.filter((href) => !href.startsWith("/"))).toHaveLength(1);
    expect(hrefs.at(-1)).toBe("/portfolio");
  });
});

test.describe("the client marquee", () => {
  const names = [
    "Ondine Quay Hotels",
    "Penstock Savings",
    "Northgable Homes",
    "Rivet & Sorrel",
    "Murmurfield Audio",
    "Trellisboard",
    "Living Healthy 24",
    "Oakfold Furniture",
  ];

  test("passes at 35 px a second at every width, is heard once, stops when asked, and goes on", async ({ page }) => {
    await page.goto("/creative/");
    await hydrate(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => Math.abs(((await copySpeeds(page))[0] ?? 0) - 35)).toBeLessThanOrEqual(1);
    }
    expect(await page.getByRole("region", { name: "Clients", exact: true }).getByRole("listitem").allTextContents()).toEqual(names);
    const echoes = page.locator(".marquee-echo");
    expect(await echoes.count()).toBeGreaterThan(0);
    expect(await echoes.evaluateAll((all) => all.every((copy) => copy.ariaHidden === "true" && (copy as HTMLElement).inert))).toBe(true);
    const place = () => page.locator(".marquee-track").evaluate((track) => track.getBoundingClientRect().x);
    const first = await place();
    await expect.poll(place).toBeLessThan(first);
    await page.getByRole("button", { name: "Pause the clients" }).click();
    expect(await runningMarquees(page)).toBe(0);
    const at = await place();
    await page.waitForTimeout(300);
    expect(await place()).toBe(at);
    await page.getByRole("button", { name: "Play the clients" }).click();
    expect(await runningMarquees(page)).toBe(1);
  });

  test("stands still and wraps, every name in view, when motion is reduced or there is no JavaScript", async ({ browser }) => {
    for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
      const context = await browser.newContext({ ...options, viewport: { width: 390, height: 800 } });
      const page = await context.newPage();
      await page.goto("/creative/");
      if (!("javaScriptEnabled" in options)) await hydrate(page);
      const boxes = await Promise.all((await page.locator(".strip-names:visible li").all()).map((name) => name.boundingBox()));
      expect(boxes).toHaveLength(8);
      for (const box of boxes) expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 390).toBe(true);
      await expect(page.getByRole("button", { name: /clients/ })).toBeHidden();
      if (!("javaScriptEnabled" in options)) expect(await runningMarquees(page)).toBe(0);
      await context.close();
    }
  });
});

test.describe("the services stack", () => {
  test("shows a card from the moment that half of its place is seen, and keeps later ones below their places until then", async ({
    page,
  }) => {
    await page.goto("/creative/");
    await hydrate(page);
    for (const index of [0, 1, 4]) {
      await scrollTo(page, index, 0.49);
      await expect.poll(() => state(page, index), `card ${index} at 49 %`).toBe("waiting");
      await scrollTo(page, index, 0.51);
      await expect.poll(() => state(page, index), `card ${index} at 51 %`).toBe("visible");
      await scrollTo(page, index, 0.49);
      await expect.poll(() => state(page, index), `card ${index} again at 49 %`).toBe("waiting");
    }
    await scrollTo(page, 1, 0.6);
    await expect.poll(() => offsets(page)).toEqual([0, 0, 128, 128, 128]);
    await scrollTo(page, 2, 0.6);
    await expect.poll(() => offsets(page)).toEqual([0, 0, 0, 128, 128]);
    await expect(page.locator(".craft").nth(2)).toHaveCSS("opacity", "1");
    await expect(page.locator(".craft").nth(3)).toHaveCSS("opacity", "0");
    await scrollTo(page, 4, 1);
    await expect.poll(() => offsets(page)).toEqual([0, 0, 0, 0, 0]);
  });

  test("has shown all of them to somebody who comes from below", async ({ page }) => {
    await page.goto("/creative/#faq");
    await hydrate(page);
    await expect.poll(() => offsets(page)).toEqual([0, 0, 0, 0, 0]);
  });

  test("is a plain list when motion is reduced or there is no JavaScript", async ({ browser }) => {
    for (const options of [{ reducedMotion: "reduce" }, { javaScriptEnabled: false }] as const) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.goto("/creative/");
      if (!("javaScriptEnabled" in options)) {
        await hydrate(page);
        // Their code comes when they are near.
        await page.locator("#creative-crafts").scrollIntoViewIfNeeded();
        await expect.poll(() => state(page, 4)).toBe("waiting");
      }
      for (const card of await page.locator(".craft").all()) {
        await expect(card).toHaveCSS("opacity", "1");
        await expect(card).toHaveCSS("translate", "none");
      }
      await context.close();
    }
  });
});

test("one question is open at a time, with and without JavaScript", async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/creative/");
    const questions = page.locator("#faq details");
    await expect(questions).toHaveCount(8);
    const open = () => questions.evaluateAll((all) => all.flatMap((each, index) => (each.hasAttribute("open") ? [index] : [])));
    await questions.nth(1).locator("summary").click();
    expect(await open()).toEqual([1]);
    await questions.nth(2).locator("summary").click();
    expect(await open()).toEqual([2]);
    await context.close();
  }
});

test("a visitor reaches the page, scrolls through it and goes on without a new document or a noise", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/blog/");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole("banner").getByRole("link", { name: "Creative" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Creative");
  await expect(page.locator("body")).toHaveClass("creative-page");
  await expect(page.getByTestId("marquee")).toHaveAttribute("data-state", "playing");
  // The new page may still be put to its top.
  await expect
    .poll(async () => {
      await scrollTo(page, 4, 1);
      return state(page, 4);
    })
    .toBe("visible");
  await page.getByRole("link", { name: `All ${documentsOf("work").length} works, by service` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portfolio");
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(faults).toEqual([]);
});

/** How high and how far right the hero's lines reach, half of their strokes included: browsers report more than that. */
const strokes = (page: Page) =>
  page.locator(".creative-hero svg:visible :is(path, circle)").evaluateAll((all) =>
    all.map((element) => {
      const shape = element as SVGGraphicsElement;
      const { x, y, width } = shape.getBBox();
      const { a: scale, e: left, f: top } = shape.getScreenCTM() as DOMMatrix;
      const half = (Number.parseFloat(getComputedStyle(shape).strokeWidth) / 2) * scale;
      return { top: top + y * scale - half, right: left + (x + width) * scale + half };
    }),
  );

const state = (page: Page, index: number) => page.getByTestId("craft").nth(index).getAttribute("data-state");

/** How far each card stands below its place. */
const offsets = (page: Page) =>
  page.locator(".craft").evaluateAll((all) => all.map((card) => Number.parseFloat(getComputedStyle(card).translate.split(" ")[1] ?? "0")));

/** Scrolls until `share` of a card's place has come up from the lower edge of the window. */
async function scrollTo(page: Page, index: number, share: number) {
  await page
    .getByTestId("craft")
    .nth(index)
    .evaluate((place, share) => {
      const { top, height } = place.getBoundingClientRect();
      window.scrollTo({ top: scrollY + top + height * share - innerHeight, behavior: "instant" });
    }, share);
}
