import { expect, type Page } from "@playwright/test";
import { documentsOf } from "../support/dataset.ts";
import { graphOf } from "../support/json-ld.ts";
import { test } from "../support/kept-page.ts";
import { copySpeeds, runningMarquees } from "../support/marquee.ts";
import { hydrate } from "../support/watch-page.ts";

const works = documentsOf("work").sort((a, b) => Number(a["order"]) - Number(b["order"]));
const worksOf = (line: string) => works.filter(({ lines }) => (lines as string[]).includes(line)).map(({ name }) => name);

test("the page is a collection of works", async ({ request }) => {
  const { types, missing, nodes } = graphOf(await (await request.get("/portfolio")).text());
  expect(types).toEqual(["Organization", "WebSite", "CollectionPage", "BreadcrumbList", "ItemList"]);
  expect(missing).toEqual([]);
  const items = nodes[4]?.["itemListElement"] as { item: { "@type": string; name: string; url: string } }[];
  expect(items.map(({ item }) => item["@type"])).toEqual(works.map(() => "CreativeWork"));
  const sorrel = items.find(({ item }) => item.name === "Rivet & Sorrel");
  expect(sorrel?.item.url).toBe("https://example.com/?post=rivet-and-sorrel-opening");
});

test.describe("the banner", () => {
  test("repeats one heading in three rows, larger on wide windows, and is heard once", async ({ page }) => {
    await page.goto("/portfolio");
    const rows = page.locator(".marquee-row");
    await expect(rows).toHaveCount(3);
    for (const [width, size] of [
      [1280, "200px"],
      [390, "112px"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      for (const row of await rows.all()) {
        await expect(row).toHaveCSS("font-size", size);
        await expect(row).toHaveCSS("font-weight", "900");
        // No gap at the right, whatever the width: every row holds more words than it shows.
        expect(await row.getByText("Portfolio").count()).toBeGreaterThanOrEqual(3);
      }
      expect(await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).webkitTextStrokeWidth !== "0px"))).toEqual([
        false,
        true,
        false,
      ]);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(await page.getByTestId("portfolio-banner").getByText("Portfolio", { exact: true }).count()).toBe(18);
    expect(await page.getByTestId("marquee").ariaSnapshot()).toBe('- heading "Portfolio" [level=1]');
  });

  test("moves its rows at 35 px a second until it is paused", async ({ page }) => {
    await page.goto("/portfolio");
    await hydrate(page);
    await expect.poll(() => runningMarquees(page)).toBe(3);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => Math.max(...(await copySpeeds(page)).map((speed) => Math.abs(speed - 35)))).toBeLessThanOrEqual(1);
    }
    await page.getByRole("button", { name: "Pause the rows" }).click();
    expect(await runningMarquees(page)).toBe(0);
    await page.getByRole("button", { name: "Play the rows" }).click();
    expect(await runningMarquees(page)).toBe(3);
  });

  test("fills its rows at every width, moving to either side", async ({ page }) => {
    await page.goto("/portfolio");
    await hydrate(page);
    for (const width of [320, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const share of [0, 0.999]) {
        const edges = await page.locator(".marquee-track").evaluateAll((tracks, share) => {
          return tracks.map((track) => {
            for (const animation of track.getAnimations()) {
              animation.pause();
              animation.currentTime = share * Number(animation.effect?.getTiming().duration);
            }
            const { left, right } = track.getBoundingClientRect();
            return left <= 0 && right >= innerWidth;
          });
        }, share);
        expect(edges, `${width} px, ${share} of the way`).toEqual([true, true, true]);
      }
    }
  });

  test("rests when motion is reduced, without a button to pause it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/portfolio");
    await hydrate(page);
    expect(await runningMarquees(page)).toBe(0);
    await expect(page.getByRole("button", { name: /the rows/ })).toBeHidden();
  });
});

test.describe("the plates", () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`are filtered by line ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.goto("/portfolio");
      expect(await shown(page)).toHaveLength(works.length);
      for (const [name, line] of [
        ["SEO", "seo"],
        ["PPC", "ppc"],
        ["Creative", "creative"],
      ] as const) {
        const names = worksOf(line);
        await page.getByRole("radio", { name: `${name} ${names.length}` }).check();
        expect(await shown(page)).toEqual(names);
      }
      await context.close();
    });
  }

  test("are chosen by the arrow keys, with a ring where the focus is", async ({ page }) => {
    await page.goto("/portfolio");
    await page.getByRole("radio", { name: `All ${works.length}` }).focus();
    await page.keyboard.press("ArrowRight");
    const seo = page.getByRole("radio", { name: `SEO ${worksOf("seo").length}` });
    await expect(seo).toBeChecked();
    await expect(seo).toHaveCSS("outline-style", "solid");
    expect(await shown(page)).toEqual(worksOf("seo"));
  });

  test("say name, growth, description, line and year of the work", async ({ page }) => {
    await page.goto("/portfolio");
    const card = page.getByTestId("work").filter({ hasText: "Ondine Quay Hotels" });
    for (const text of ["Ondine Quay Hotels", "+55% direct bookings", "Two languages, three harbors, one look", "SEO, Creative", "2026"]) {
      await expect(card.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(card.getByRole("link", { name: "Ondine Quay Hotels" })).toHaveAttribute("href", "/case-study/hotel-direct-bookings");
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`the request box sends the portfolio, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/portfolio");
    const box = page.getByTestId("portfolio-box");
    await box.getByLabel("Work email").fill("not an address");
    await box.getByRole("button").click();
    expect(new URL(page.url()).pathname).toBe("/portfolio");
    await box.getByLabel("Work email").fill("maria@example.com");
    await box.getByRole("button").click();
    await expect(page.getByText("Thank you. A person picks the work nearest to yours. We answer within one working day.")).toBeVisible();
    await context.close();
  });
}

/** The names of the works in view. */
const shown = (page: Page) =>
  page
    .getByTestId("work")
    .evaluateAll((all) =>
      all.filter((work) => work.checkVisibility()).map((work) => work.querySelector(".work-card-link")?.firstChild?.textContent),
    );
