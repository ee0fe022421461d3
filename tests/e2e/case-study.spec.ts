import { expect, type Page } from "@playwright/test";
import { growthScale } from "../../src/app/routes/case-study/growth/growth-scale.ts";
import type { CaseStudyCard } from "../../src/content/case-study/case-study.content-type.ts";
import { siteConstants } from "../../src/core/site-constants.ts";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { alive, hydrate } from "../support/watch-page.ts";

const FIXED = ["/case-study/ai-content-tool/", "/case-study/project-management-tool/", "/case-study/living-healthy-24/"];
const LATER = ["/case-study/magento-outdoor-store", "/case-study/dental-group-ppc", "/case-study/hotel-direct-bookings"];

test.describe("a study", () => {
  test("says 5 min, with its figure at 240 px", async ({ page }) => {
    await page.goto(FIXED[0] as string);
    await expect(page.getByTestId("read-label")).toHaveText(siteConstants.readLabels.caseStudy);
    await expect(page.getByTestId("read-label")).toHaveText("5 min");
    await expect(page.getByTestId("case-figure")).toHaveText("+375%");
    await expect(page.getByTestId("case-figure")).toHaveCSS("font-size", "240px");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Quillbarn: cut 1,720 pages, then wrote the 86 people look for$/);
  });

  for (const path of [...FIXED, ...LATER]) {
    test(`keeps its line clear of the words: ${path}`, async ({ page }) => {
      for (const width of [1280, 1920, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        expect(await strokesUnderWords(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test("has the five parts in their order, and marks the one that is being read", async ({ page }) => {
    await page.goto(FIXED[1] as string);
    await hydrate(page);
    const stops = page.getByTestId("contents").getByRole("link");
    await expect(stops).toHaveText(["About", "Analysis", "Problem", "Solution", "Result"]);
    const links = await stops.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const parts = await page.locator(".case-text > section").evaluateAll((all) => all.map((part) => `#${part.id}`));
    expect(links).toEqual(parts);
    // By its own link, before React has taken the parts over.
    await stops.nth(2).click();
    await expect(stops.nth(2)).toHaveAttribute("aria-current", "location");
    await expect.poll(() => page.locator("#problem").evaluate((part) => Math.abs(part.getBoundingClientRect().y - 100))).toBeLessThan(100);
    await expect(page.getByTestId("contents")).toBeInViewport();
  });

  test("shows before and after and who counted, once", async ({ page }) => {
    await page.goto(LATER[0] as string);
    const rows = page.getByTestId("case-figures").getByRole("row");
    await expect(rows.nth(1)).toHaveText(/Organic revenue in October, 2024 to 2025\$238,000\$407,000\+71%/);
    await expect(page.locator("#result table")).toHaveCount(1);
    await expect(page.getByTestId("witness")).toHaveText("Counted by Shop orders; Search Console; server logs; Chrome field data.");
  });

  test("goes on to three others with their banners, never to itself, and leads back to the list", async ({ page }) => {
    for (const path of [...FIXED, ...LATER]) {
      await page.goto(path);
      const others = page.getByTestId("continue-reading").getByRole("link");
      const hrefs = await others.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(hrefs).toHaveLength(3);
      expect(new Set(hrefs).size).toBe(3);
      expect(hrefs).not.toContain(path);
      await expect(page.getByTestId("continue-reading").locator("img")).toHaveCount(3);
      await expect(page.getByRole("link", { name: "All case studies" })).toHaveAttribute("href", "/case-study/");
    }
  });

  test("is an article about its client, without a review", async ({ request }) => {
    const html = await (await request.get(FIXED[2] as string)).text();
    const { nodes, types, missing } = graphOf(html);
    expect(types).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList", "Article"]);
    expect(missing).toEqual([]);
    expect(nodes.at(-1)?.["about"]).toEqual({ "@type": "Organization", name: "Living Healthy 24" });
    expect(JSON.stringify(nodes)).not.toMatch(/"Review"|Rating/);
  });

  test("is reached from the list without loading a document", async ({ page }) => {
    await page.goto("/case-study/");
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { __x: 1 }));
    await page
      .getByTestId("case-list")
      .locator("li")
      .first()
      .click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(/\/case-study\/ai-content-tool\/$/);
    await expect(page.getByTestId("continue-reading").getByRole("link")).toHaveCount(3);
    expect(await page.evaluate(() => Object.hasOwn(window, "__x"))).toBe(true);
  });
});

test("the list holds every study on one scale, longest first", async ({ page, request }) => {
  await page.goto("/case-study/");
  await expect(page.getByTestId("case-list").locator("li")).toHaveCount(documentsOf("caseStudy").length);
  const tracks = await page
    .getByTestId("growth")
    .locator("li")
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector("a")?.textContent?.trim(),
        Number.parseFloat(row.querySelector("svg")?.getAttribute("width") ?? ""),
      ]),
    );
  const scale = growthScale(documentsOf("caseStudy") as unknown as CaseStudyCard[]);
  expect(tracks).toEqual(scale.map(({ client, figure, end }) => [`${figure} ${client}`, end]));
  expect(tracks.map(([, length]) => length)).toEqual(tracks.map(([, length]) => Number(length)).sort((a, b) => b - a));
  expect(tracks[0]?.[1]).toBe(100);
  const { types } = graphOf(await (await request.get("/case-study/")).text());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"]);
});

/** Words of the banner, HTML or SVG, that a stroke of the banner's drawing runs under. */
function strokesUnderWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hero = document.querySelector(".case-hero") as HTMLElement;
    const seen = (element: Element) => element.getClientRects().length > 0;
    const words = [...hero.querySelectorAll("h1 span:not(.vh), .case-figure, .case-label, .case-sector, .case-map text, .crumbs a")]
      .filter(seen)
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return { text: element.textContent ?? "", box: range.getBoundingClientRect() };
      });
    const faults = new Set<string>();
    for (const path of hero.querySelectorAll<SVGPathElement>(".case-map .case-track")) {
      if (!seen(path)) continue;
      const matrix = path.getScreenCTM();
      const half = (Number(path.getAttribute("stroke-width")) / 2) * (matrix?.a ?? 1);
      const length = path.getTotalLength();
      for (let at = 0; at <= length; at += 3) {
        const point = path.getPointAtLength(at).matrixTransform(matrix ?? undefined);
        for (const { text, box } of words) {
          // The box of a line of type is taller than its letters; a fifth of it above and below is air.
          const air = box.height / 5;
          const inside =
            point.x > box.left - half && point.x < box.right + half && point.y > box.top + air - half && point.y < box.bottom - air + half;
          if (inside) faults.add(text);
        }
      }
    }
    return [...faults];
  });
}

test.describe("the months of a study", () => {
  test("are stepped through by the arrow keys: figure, work and mistake together", async ({ page }) => {
    await page.goto(FIXED[0] as string);
    await page.getByTestId("months").scrollIntoViewIfNeeded();
    await hydrate(page);
    // Below the text: that part of the page comes to life after the rest.
    const months = await alive(page.getByRole("slider", { name: "Month" }));
    await months.press("Home");
    await expect(page.locator("[data-testid=month][data-shown]")).toContainText("12,400");
    for (let step = 0; step < 5; step++) await months.press("ArrowRight");
    await expect(months).toHaveAttribute("aria-valuetext", "Jun, 24,800, with a mistake");
    const june = page.locator("[data-testid=month][data-shown]");
    await expect(june).toContainText("22% more than in May");
    await expect(june).toContainText("48 use-case pages");
    await expect(june).toContainText("A release on June 9");
    await months.press("End");
    await expect(page.locator("[data-testid=month][data-shown]")).toContainText("58,900");
  });

  test("all stand in a list without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(FIXED[0] as string);
    await expect(page.locator("[data-testid=month]:visible")).toHaveCount(12);
    await expect(page.getByRole("slider", { name: "Month" })).toBeHidden();
    await context.close();
  });

  test("stand beside the same month of the year before where the trade has seasons", async ({ page }) => {
    await page.goto(LATER[0] as string);
    await page.getByTestId("months").scrollIntoViewIfNeeded();
    await hydrate(page);
    const months = await alive(page.getByRole("slider", { name: "Month" }));
    await expect(months).toHaveAttribute("aria-valuetext", "Oct, $407,000, a year before $238,000");
    await months.press("Home");
    for (let step = 0; step < 5; step++) await months.press("ArrowRight");
    await expect(months).toHaveAttribute("aria-valuetext", "Jul, $361,000, a year before $262,000, with a mistake");
    await expect(page.locator("[data-testid=month][data-shown]")).toContainText("38% more than the $262,000 a year before");
  });

  test("have the thumb under their own stop, however many they are", async ({ page }) => {
    for (const [path, count] of [
      [LATER[1], 6],
      [FIXED[1], 13],
    ] as const) {
      await page.goto(path as string);
      const slider = page.getByRole("slider", { name: "Month" });
      await slider.scrollIntoViewIfNeeded();
      const [box, chart] = [await slider.boundingBox(), await page.locator(".months-chart").boundingBox()];
      // A thumb of 44 px goes from one end to the other.
      const first = (box?.x ?? 0) + 22 - (chart?.x ?? 0);
      expect(Math.abs(first - (chart?.width ?? 0) / (2 * count)), path).toBeLessThan(1);
      const travel = (box?.width ?? 0) - 44;
      expect(Math.abs(travel - ((chart?.width ?? 0) * (count - 1)) / count), path).toBeLessThan(1);
    }
  });
});

test("a study shows the pieces of its work, before and after where it was a redesign", async ({ page }) => {
  await page.goto(LATER[2] as string);
  await expect(page.getByTestId("pieces").locator("figcaption")).toHaveText([
    "After: the Québec page in French",
    "Before: the same page",
    "Key-card sleeves, one for each hotel",
  ]);
  await page.goto(FIXED[1] as string);
  await expect(page.getByTestId("pieces").getByRole("img")).toHaveAccessibleName(/^Six rows of the redirect map/);
});
