import { expect, test as fresh, type Locator, type Page } from "@playwright/test";
import { documentsOf } from "../support/dataset.ts";
import { test } from "../support/kept-page.ts";
import { alive, hydrate, watchPage } from "../support/watch-page.ts";

test.describe("the client testimonials", () => {
  fresh("stand side by side, three above 600 px and else one, and show fifteen words and an ellipsis", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    await arriveAtTrain(page);
    for (const [width, slides] of [
      [1280, 3],
      [601, 3],
      [600, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => slidesInView(page), `at ${width} px`).toBe(slides);
    }
    const quotes = await train(page).locator("blockquote").allTextContents();
    const cut = quotes.filter((quote) => quote.endsWith("…"));
    expect(quotes.length).toBe(6);
    expect(cut.length).toBeGreaterThan(3);
    expect(cut.map((quote) => quote.split(/\s+/).length)).toEqual(cut.map(() => 15));
    expect(quotes.filter((quote) => !quote.endsWith("…")).every((quote) => quote.split(/\s+/).length <= 15)).toBe(true);
  });

  fresh("move on 3000 ms after they have come to rest, and take 3000 ms to move", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    await arriveAtTrain(page);
    await expect(train(page)).toHaveAttribute("data-state", "playing");
    await expect(train(page).locator(".carousel-track")).toHaveCSS("transition-duration", "3s");
    await page.clock.runFor(2999);
    await expect(train(page)).toHaveAttribute("data-index", "0");
    await page.clock.runFor(1);
    await expect(train(page)).toHaveAttribute("data-index", "1");
    await page.clock.runFor(5999);
    await expect(train(page)).toHaveAttribute("data-index", "1");
    await page.clock.runFor(1);
    await expect(train(page)).toHaveAttribute("data-index", "2");
  });

  fresh("stand still under the pointer, while a control has the focus, and for good after Pause", async ({ page }) => {
    await stopClock(page);
    await page.goto("/");
    await arriveAtTrain(page);
    const elsewhere = async () => {
      await page.mouse.move(5, 5);
      await page.locator(".home-hero").getByRole("textbox").focus();
    };
    for (const [hold, state, after] of [
      [() => train(page).locator(".carousel-slide").first().hover(), "held", "playing"],
      [() => train(page).getByRole("button", { name: "Next" }).focus(), "held", "playing"],
      [() => train(page).getByRole("button", { name: "Pause" }).click(), "paused", "paused"],
    ] as const) {
      await hold();
      await expect(train(page)).toHaveAttribute("data-state", state);
      await page.clock.runFor(20_000);
      await expect(train(page)).toHaveAttribute("data-index", "0");
      await elsewhere();
      await expect(train(page)).toHaveAttribute("data-state", after);
    }
    await page.clock.runFor(20_000);
    await expect(train(page)).toHaveAttribute("data-index", "0");
  });
});

test.describe("the deck of challenges", () => {
  const steps = [
    ["active", null, null, null],
    ["behind1", "active", null, null],
    ["behind2", "behind1", "active", null],
    ["behind3", "behind2", "behind1", "active"],
  ];
  const trigger = async (page: Page) => (await box(cards(page).first())).height * 0.065;

  test("gives a card its state when its top reaches 6.5 % of the place, and takes it back", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [390, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Far down the page it is laid out when it comes near.
      await page.locator(".deck").scrollIntoViewIfNeeded();
      await expect(page.locator(".deck")).toHaveAttribute("data-stacked", "");
      await scrollCardTo(page, 0, 0);
      await expect.poll(() => states(page)).toEqual(steps[0]);
      for (const index of [1, 2, 3]) {
        await scrollCardTo(page, index, (await trigger(page)) + 2);
        await expect.poll(() => states(page), `just before card ${index} at ${width} × ${height}`).toEqual(steps[index - 1]);
        await scrollCardTo(page, index, (await trigger(page)) - 2);
        await expect.poll(() => states(page), `at card ${index} at ${width} × ${height}`).toEqual(steps[index]);
      }
      for (const index of [3, 2, 1]) {
        await scrollCardTo(page, index, (await trigger(page)) + 2);
        await expect.poll(() => states(page), `back before card ${index} at ${width} × ${height}`).toEqual(steps[index - 1]);
      }
    }
  });

  test("shows the whole active card with the strips of those behind it, and a covered one when something in it takes the focus", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrate(page);
    await scrollCardTo(page, 3, 0);
    await expect.poll(() => states(page)).toEqual(steps[3]);
    const tops = async () => {
      const all = await cards(page)
        .locator(".deck-card")
        .evaluateAll((each) => each.map((card) => card.getBoundingClientRect().y));
      return all.map((y) => Math.round(y - (all[3] ?? 0)));
    };
    await expect.poll(tops).toEqual([-144, -96, -48, 0]);
    const active = await box(cards(page).nth(3).locator(".deck-card"));
    expect(active.y + active.height).toBeLessThanOrEqual(800);
    for (const card of await cards(page).all()) {
      const drawn = await card
        .locator(".deck-list li")
        .evaluateAll((all) => all.map((entry) => getComputedStyle(entry).backgroundImage !== "none"));
      expect(drawn).toEqual([true, true, false, false]);
    }
    await cards(page).nth(1).getByRole("link").focus();
    await expect.poll(() => states(page)).toEqual(steps[1]);
  });

  test("lies open on paper: cards behind, folded answers, black text, and no menu or form", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await scrollCardTo(page, 3, 0);
    await expect.poll(() => states(page)).toEqual(steps[3]);
    await page.emulateMedia({ media: "print" });
    const texts = cards(page).locator(".deck-text");
    await expect.poll(() => texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).opacity))).toEqual(["1", "1", "1", "1"]);
    for (const answer of await page.locator("#faq .accordion-answer").all()) await expect(answer).toBeVisible();
    for (const gone of [".top", ".foot", "main form", ".carousel-controls"]) await expect(page.locator(gone).first()).toBeHidden();
    await expect(page.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator(".home-hero")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
});

fresh("nothing moves by itself when motion is reduced: the testimonials stand and the deck is a list", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await page.goto("/");
  await arriveAtTrain(page);
  await expect(train(page)).toHaveAttribute("data-state", "paused");
  await page.clock.runFor(20_000);
  await expect(train(page)).toHaveAttribute("data-index", "0");
  await scrollCardTo(page, 2, 0);
  expect(await states(page)).toEqual([null, null, null, null]);
  expect(await cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).position))).toEqual(Array(4).fill("static"));
});

test("without JavaScript three testimonials stand, and the deck is a list", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto("/");
  // Scripts do not run in the page, so the boxes are read from outside.
  const view = await box(train(page).locator(".carousel-view"));
  const slides = await Promise.all((await train(page).locator(".carousel-slide").all()).map(box));
  expect(slides.filter(({ x, width }) => x >= view.x && x + width <= view.x + view.width).length).toBe(3);
  const boxes = await Promise.all((await cards(page).all()).map(box));
  expect(boxes.every(({ y, height }, i) => i === 0 || y >= (boxes[i - 1]?.y ?? 0) + height - 1)).toBe(boxes.length === 4);
  await expect(cards(page).first()).not.toHaveAttribute("data-state");
  await context.close();
});

test.describe("the sections", () => {
  test("are as many as the specification counts, say every claim with its source, and lead to the contact page", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("More customers from Google, with every step in writing");
    await expect(page.locator(".how-step")).toHaveCount(5);
    await expect(page.locator(".loop-stop")).toHaveCount(14);
    await expect(cards(page)).toHaveCount(4);
    await expect(page.locator(".stats").locator("dt")).toHaveCount(4);

    const claims = page.locator(".claims");
    for (const [name, claim] of [
      ["300+ clients", "300+ clients"],
      ["450% traffic increase", "450% traffic increase"],
      ["$32 million+ revenue", "$32 million+ revenue"],
      ["60 million+ organic traffic", "60 million+ organic traffic"],
      ["14+ countries", "14+ countries"],
      ["7 days to your strategy", "3-6-9-12 month strategy in 7 days"],
    ] as const) {
      await expect(claims.getByRole("button", { name })).toBeVisible();
      await expect(claims.locator(".claim-note", { hasText: claim })).toHaveCount(1);
    }
    const badges = page.locator(".home-hero").locator(".home-hero-badges").getByRole("listitem");
    await expect(badges).toHaveCount(3);
    await expect(badges.first().getByRole("button")).toHaveText("1stSEO company in ChicagoAgency Yardstick 2026 (demo)");
    await expect(badges.first().locator(".claim-note")).toContainText("First SEO company in Chicago");
    await expect(page.locator(".sixty").getByRole("heading")).toHaveText("60 days");
    await expect(page.locator(".sixty")).toContainText("Results in 60 days");
    await expect(page.locator(".sixty")).toContainText("Not a promise of a position");
    const note = page.getByText("Our client register, Oct 31, 2026 (demo)");
    await expect(note).toBeHidden();
    await claims.getByRole("button", { name: "300+ clients" }).click();
    await expect(note).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.move(5, 5);
    await expect(note).toBeHidden();

    const ways = page.locator(".proposal").getByRole("link");
    expect(await ways.locator("b").allTextContents()).toEqual(["Request a Proposal", "Contact Us", "Book a Call"]);
    expect(await ways.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(Array(3).fill("/contact-us/"));

    const plans = page.getByTestId("plan");
    expect(await plans.evaluateAll((all) => all.map((plan) => plan.hasAttribute("data-grow")))).toEqual([false, true, false]);
    const [plain, grown] = await plans.evaluateAll((all) => all.map((plan) => getComputedStyle(plan).backgroundColor));
    expect(grown).not.toBe(plain);
    expect(await plans.getByRole("link").allTextContents()).toEqual(Array(3).fill("Get Started"));
    expect(await plans.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/contact-us?plan=local",
      "/contact-us?plan=growth",
      "/contact-us?plan=network",
    ]);
    await expect(plans.nth(1)).toContainText("1 spot remaining");
    await expect(page.getByText("1 spot remaining")).toHaveCount(1);

    const answers = page.locator("#faq details");
    await expect(answers).toHaveCount(documentsOf("faq").filter(({ topic }) => topic === "home").length);
    const open = () => answers.evaluateAll((all) => all.flatMap((item, i) => ((item as HTMLDetailsElement).open ? [i] : [])));
    expect(await open()).toEqual([0]);
    await answers.nth(3).locator("summary").click();
    expect(await open()).toEqual([3]);
  });

  for (const width of [1280, 390]) {
    test(`can be reached at #audit and #faq, by address and by a link, clear of the top edge, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const expectInView = async (id: string) => {
        const heading = page.locator(`#${id}`).getByRole("heading", { level: 2 });
        await expect(heading).toBeInViewport();
        await expect.poll(async () => Math.abs((await box(heading)).y - 250), id).toBeLessThan(250);
        // Nothing lies over it.
        expect(
          await heading.evaluate((element) => {
            const { x, y, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(x + 8, y + height / 2));
          }),
          id,
        ).toBe(true);
      };
      for (const [id, other] of [
        ["audit", "faq"],
        ["faq", "audit"],
      ] as const) {
        await page.goto("about:blank");
        await page.goto(`/#${id}`);
        await expectInView(id);
        await page.evaluate((hash) => location.assign(hash), `#${other}`);
        await expectInView(other);
      }
    });
  }

  test("that a phone leaves for later stand in with about their height", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const guesses = await page.locator(".far").evaluateAll((parts) =>
      parts.map((part) => {
        const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(part);
        const [guess = 0, above = 0, below = 0] = [containIntrinsicHeight.replace("auto ", ""), paddingTop, paddingBottom].map(
          Number.parseFloat,
        );
        part.classList.remove("far");
        return { part: part.className, share: (guess + above + below) / part.getBoundingClientRect().height };
      }),
    );
    expect(guesses.length).toBe(14);
    expect(guesses.filter(({ share }) => share < 0.9 || share > 1.15)).toEqual([]);
    // Light text must not stand out of its field, where it would be judged against the page.
    expect(guesses.filter(({ part, share }) => /\bfield\b/.test(part) && share < 1)).toEqual([]);
  });

  test("fill the line of steps as the page scrolls, and show it whole when motion is reduced", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    const line = page.locator(".how-ridden");
    const left = () => line.evaluate((path) => Number.parseFloat(getComputedStyle(path).strokeDashoffset));
    const current = () =>
      page
        .locator(".how-stop circle")
        .evaluateAll((all) => all.flatMap((circle, i) => (getComputedStyle(circle).fill === "rgb(251, 213, 48)" ? [i] : [])));
    await expect.poll(left).toBe(4);
    expect(await current()).toEqual([0]);
    await page.locator(".how").evaluate((section) => section.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(left).toBeLessThan(3);
    expect(await left()).toBeGreaterThan(1);
    expect(await current()).toEqual([2]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(left).toBe(0);
    expect(await current()).toEqual([4]);
  });

  test("keep headline, disc, field and map clear of each other at every window", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator(".home-hero");
    const parts = [
      hero.getByRole("heading"),
      hero.locator(".home-hero-disc"),
      hero.locator("form"),
      hero.locator("svg:visible"),
      hero.locator(".home-hero-badges"),
    ];
    for (const width of [390, 768, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await Promise.all(parts.map(box));
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const apart = a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1;
          expect.soft(apart, `${JSON.stringify([a, b])} at ${width} px`).toBe(true);
        }
    }
  });

  test("show what a figure means inside the window, also the last of the strip", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");
    await hydrate(page);
    for (const claim of [page.locator(".claims").getByRole("button").last(), page.locator(".home-hero-badges").getByRole("button")]) {
      await claim.hover();
      const note = page.locator(".claim-note:visible");
      await expect(note).toHaveCount(1);
      const { x, y, width, height } = await box(note);
      expect(x >= 0 && y >= 0 && x + width <= 1280 && y + height <= 900).toBe(true);
    }
  });
});

test.describe("the audit", () => {
  test("asks for website, name and email: from 975 px on only the first is required, below it all three", async ({ page }) => {
    await page.goto("/");
    for (const [width, all] of [
      [1280, false],
      [975, false],
      [974, true],
      [390, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const form = page.locator("#audit form:visible");
      await expect(form).toHaveCount(1);
      const fields = form.locator("input:not([type=hidden], [name=companyFax])");
      expect(
        await fields.evaluateAll((each) => (each as HTMLInputElement[]).map(({ name, type, required }) => ({ name, type, required }))),
        `at ${width} px`,
      ).toEqual([
        { name: "website", type: "url", required: true },
        { name: "clientName", type: "text", required: all },
        { name: "clientEmail", type: "email", required: all },
      ]);
      const valid = () => form.evaluate((element) => (element as HTMLFormElement).checkValidity());
      await form.getByLabel("Website").fill("not an address");
      expect(await valid()).toBe(false);
      await form.getByLabel("Website").fill("https://example.com");
      expect(await valid()).toBe(!all);
      await form.getByLabel("Website").fill("");
      expect(await valid()).toBe(false);
    }
  });

  test("completes an address that is typed without a scheme", async ({ page }) => {
    await page.goto("/#audit");
    await hydrate(page);
    const field = await alive(page.locator("#audit form:visible").getByLabel("Website"));
    await field.fill("example.com");
    await field.press("Tab");
    await expect(field).toHaveValue("https://example.com");
    expect(await field.evaluate((element) => (element as HTMLInputElement).validity.valid)).toBe(true);
  });
});

fresh("the code of the lower sections waits until they are near", async ({ page }) => {
  const faults = watchPage(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/");
  await hydrate(page);
  const lower = () => scripts.filter((address) => address.includes("lower-sections"));
  expect(lower()).toEqual([]);
  await page.locator(".about-sec").scrollIntoViewIfNeeded();
  await expect.poll(() => lower().length).toBe(1);
  await alive(page.locator(".about-sec"));
  expect(faults).toEqual([]);
});

test("the lower sections do not hold up a way out taken before they were seen, nor the way back", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await page.goBack();
  await expect(page.getByTestId("pricing")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("More customers from Google, with every step in writing");
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  expect(faults).toEqual([]);
});

/** The carousel is hydrated when it comes near. */
async function arriveAtTrain(page: Page) {
  await hydrate(page);
  await train(page).scrollIntoViewIfNeeded();
  await expect(train(page)).not.toHaveAttribute("data-state", "static");
}

const train = (page: Page) => page.locator(".voices .carousel").first();
const cards = (page: Page) => page.locator(".deck").locator(".deck-slot");
const states = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("data-state")));

/** Only what a test lets pass, passes; React does not need timers to arrive. */
async function stopClock(page: Page) {
  await page.clock.install({ time: new Date("2026-11-15T12:00:00Z") });
  await page.clock.pauseAt(new Date("2026-11-15T12:00:01Z"));
}

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("not on the page");
  return found;
}

/** Scrolls until the card's top stands `offset` px under the top of the place where all cards come to rest. */
async function scrollCardTo(page: Page, index: number, offset: number) {
  await page.locator(".deck").evaluate(
    (deck, { index, offset }) => {
      const first = deck.children[0] as HTMLElement;
      const rest = Number.parseFloat(getComputedStyle(first).top) || 0;
      const step = first.offsetHeight + Number.parseFloat(getComputedStyle(deck).rowGap);
      scrollTo({ top: scrollY + deck.getBoundingClientRect().top + index * step - rest - offset, behavior: "instant" });
    },
    { index, offset },
  );
}

async function slidesInView(page: Page): Promise<number> {
  return train(page).evaluate((carousel) => {
    const view = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll(".carousel-slide")].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= view.left - 1 && right <= view.right + 1;
    }).length;
  });
}
