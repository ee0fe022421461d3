import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { type FailingFront, startFailingFront } from "../support/failing-front.ts";
import { test } from "../support/own-address.ts";
import { sendAsVisitor } from "../support/send-as-visitor.ts";
import { alive, hydrate, takenOver, watchPage, watchRest } from "../support/watch-page.ts";

const pages = ["/", "/services/seo/", "/blog/crawl-budget-myth", "/tools/", "/tools/title-tag-checker/"];

for (const path of pages) {
  test(`${path} fetches no script before it is touched, and hydrates without a fault after`, async ({ page }) => {
    const faults = watchPage(page);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script" || request.resourceType() === "stylesheet") scripts.push(request.url());
    });
    // However slow the machine, the idle seconds do not pass.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // Where the pointer rests when a page appears is nobody's doing.
    await page.mouse.move(5, 5);
    await page.goto(path);
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
    await page.clock.resume();
    await hydrate(page);
    expect(scripts.length).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });
}

test("the document holds one boot script and no preloaded module", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html.match(/modulepreload/g)?.length).toBe(1);
  expect(html.match(/<script type="module"/g)?.length).toBe(1);
  expect(html).not.toContain('streamController.enqueue("');
});

test("React comes by itself when the browser is idle", async ({ page }) => {
  await page.goto("/");
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")), undefined, { timeout: 15_000 });
});

test("what was typed and pressed before React arrived stays", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => arrival.promise.then(() => route.continue()));
  await page.goto("/tools/");
  const star = page.getByRole("button", { name: "Star Sitemap generator" }).last();
  await star.click();
  await page.getByRole("searchbox").pressSequentially("sitemap");
  await expect(star).toHaveAttribute("aria-pressed", "false");
  arrival.resolve();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("searchbox")).toHaveValue("sitemap");
  await expect(page.getByRole("link", { name: "MD5 generator" })).toHaveCount(0);
});

test("a page whose scripts and data fail at first comes to life all the same, with what was typed", async ({ page, baseURL }) => {
  const front = await startFailingFront(baseURL ?? "", /^\/(?:assets\/.+\.js|_state\/)/);
  try {
    await page.goto(`${front.origin}/tools/`);
    await page.getByRole("searchbox").pressSequentially("sitemap");
    await expect.poll(() => front.asked.some((path) => path.startsWith("/_state/"))).toBe(true);
    front.recover();
    await takenOver(page);
    await expect(page.getByRole("searchbox")).toHaveValue("sitemap");
    await expect(page.getByRole("link", { name: "MD5 generator" })).toHaveCount(0);
    // Links go on in the same document, with modules of the same second try.
    const documents = front.asked.filter((path) => path.startsWith("/tools/")).length;
    await page.getByRole("link", { name: "Sitemap generator" }).last().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Sitemap generator");
    expect(front.asked.filter((path) => path.startsWith("/tools/") && !path.includes(".data")).length).toBe(documents);
    expect(front.asked.filter((path) => /^\/assets\/\d/.test(path)).length).toBeGreaterThan(5);
  } finally {
    front.stop();
  }
});

test("a tool whose own script does not come stays the form that the server sent", async ({ page, baseURL }) => {
  const front = await startFailingFront(baseURL ?? "", /\.view-/);
  try {
    await page.goto(`${front.origin}/tools/md5-generator/`);
    await page.getByRole("textbox", { name: "Text" }).pressSequentially("abc");
    await takenOver(page);
    await expect.poll(() => front.asked.filter((path) => path.includes(".view-")).length).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Hash the text" }).click();
    await expect(page.getByText("900150983cd24fb0d6963f7d28e17f72").first()).toBeVisible();
  } finally {
    front.stop();
  }
});

test.describe("a page whose footer never comes", () => {
  let front: FailingFront;
  test.beforeEach(async ({ baseURL }) => {
    front = await startFailingFront(baseURL ?? "", /\/footer-[^/]+\.js$/);
  });
  test.afterEach(() => front.stop());
  const openWithoutFooter = async (page: Page, path: string) => {
    const rest = watchRest(page);
    await page.goto(front.origin + path);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await takenOver(page);
    await expect.poll(() => front.asked.some((path) => path.includes("/footer-"))).toBe(true);
    await rest();
  };

  test("leads on", async ({ page }) => {
    await openWithoutFooter(page, "/blog/");
    await page.getByTestId("articles").getByRole("link").first().click();
    await expect(page.locator(".post-head h1")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  });

  test("sends its form", async ({ page }) => {
    await openWithoutFooter(page, "/contact-us");
    const form = page.getByTestId("contact-form");
    const email = `${randomUUID()}@shop.example`;
    await form.getByLabel("Work email").fill(email);
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByText("Write a line, or add your website, so we know what to look at.").first()).toBeVisible();
    await expect(form.getByLabel("Work email")).toHaveValue(email);
    await form.getByLabel("Message").fill("Sales fell.");
    await form.getByRole("button", { name: "Send the message" }).click();
    await expect(page.getByTestId("sent")).toContainText("Thank you.");
  });

  test("shows what an audit has read since", async ({ page, baseURL }) => {
    const data = { form: "audit", website: "http://www.bakery.test/silent/" };
    const sent = await sendAsVisitor(baseURL ?? "", "send-mail", { data });
    const path = `/audit/${(sent as unknown as { audit: string }).audit}`;
    await openWithoutFooter(page, `${path}/`);
    const asked = () => front.asked.filter((each) => each.startsWith(path)).length;
    const before = asked();
    await expect.poll(asked).toBeGreaterThan(before + 1);
  });
});

test("a form whose proof never comes is sent without it", async ({ page, baseURL }) => {
  const front = await startFailingFront(baseURL ?? "", /\/prove-[^/]+\.js$/);
  await page.goto(`${front.origin}/#audit`);
  const form = await alive(page.locator(".audit-wide"));
  await form.getByLabel("Website").fill("https://shop.example");
  await form.getByRole("button").click();
  await expect(form).toContainText("Got it.");
  expect(front.asked.some((path) => path.includes("/prove-"))).toBe(true);
  await front.stop();
});

for (const [path, name, opened] of [
  ["/services/seo/", "Book a Call", "[data-testid=booking-popup]"],
  ["/", "Search tools", "dialog.search"],
  ["/", "Chat", "[data-testid=chat]"],
] as const)
  test(`“${name}”, pressed before React arrived, opens on the page when it does`, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route("**/*.js", (route) => arrival.promise.then(() => route.continue()));
    await page.goto(path);
    await page.getByRole("link", { name }).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    arrival.resolve();
    await expect(page.locator(opened)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

for (const path of ["/admin/sign-in", "/newsletter/", "/career/technical-seo-analyst", "/services/", "/tools/title-tag-checker/"]) {
  test(`on ${path} nothing moves under the pointer when the style sheets and React come`, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.(?:js|css)$/, (route) => arrival.promise.then(() => route.continue()));
    const placesOfControls = () =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const controls = [...document.querySelectorAll("main :is(a, button, input, select, textarea, summary)")];
        return controls
          .filter((control) => control.checkVisibility())
          .map((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            return [control.textContent || control.id, ...[x, y + scrollY, width, height].map(Math.round)].join(" ");
          });
      });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const places = await placesOfControls();
    arrival.resolve();
    await hydrate(page);
    expect(await placesOfControls()).toEqual(places);
  });
}

/** Two steps, as browsers tell no distance with the first move in a document. */
async function pointAt(page: Page, name: string) {
  const box = await page.getByRole("banner").getByRole("button", { name, exact: true }).boundingBox();
  if (!box) throw new Error(`No menu ${name}`);
  await page.mouse.move(box.x + box.width / 2 - 3, box.y + box.height / 2);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test("a menu that somebody points at before React arrived opens when it does", async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route("**/*.js", (route) => arrival.promise.then(() => route.continue()));
  await page.goto("/");
  await pointAt(page, "SEO");
  await expect(page.locator("#menu-seo")).toBeHidden();
  arrival.resolve();
  await expect(page.locator("#menu-seo")).toBeVisible();
  await page.mouse.move(640, 780);
  await expect(page.locator("#menu-seo")).toBeHidden();
});

test("a menu under which the page appeared stays closed until the pointer moves", async ({ page }) => {
  await page.goto("/");
  await pointAt(page, "SEO");
  const rest = watchRest(page);
  await page.goto("/services/");
  await page.mouse.wheel(0, 1);
  await takenOver(page);
  await rest();
  await expect(page.locator("#menu-seo")).toBeHidden();
  await pointAt(page, "SEO");
  await expect(page.locator("#menu-seo")).toBeVisible();
});

test("pages after the first come without a document", async ({ page }) => {
  const faults = watchPage(page);
  await page.goto("/tools/");
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole("link", { name: "MD5 generator" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("MD5 generator");
  expect(await page.evaluate(() => "marked" in window)).toBe(true);
  await expect(page).toHaveTitle(/^MD5 generator/);
  await expect(page.getByRole("main", { name: await page.title(), exact: true })).toBeFocused();
  expect(faults).toEqual([]);
});

for (const [path, most] of [
  ["/", 20_000],
  ["/services/seo/", 20_000],
  ["/blog/crawl-budget-myth", 20_000],
  ["/case-study/", 20_000],
  ["/creative/", 20_000],
  ["/tools/title-tag-checker/", 28_000],
  ["/tools/open-graph-tag-generator/", 28_000],
] as const)
  test(`the style sheets of ${path} weigh at most ${most} bytes, and no other tool's is among them`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const sheets = /<style data-sheets="([^"]+)">/.exec(html)?.[1]?.split(" ") ?? [];
    const bodies = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).body()));
    expect(sheets[0]).toMatch(/^\/assets\/shell-/);
    expect(bodies.reduce((sum, body) => sum + brotliCompressSync(body).byteLength, 0)).toBeLessThanOrEqual(most);
    const ofTools = sheets.flatMap((sheet) => /^\/assets\/tool-(.+)-.{8}\.css$/.exec(sheet)?.[1] ?? []);
    expect(ofTools).toEqual(path.startsWith("/tools/") ? [path.split("/")[2]] : []);
  });

test("the sheets of the next page are there when it is first shown", async ({ page }) => {
  await page.goto("/tools/");
  await hydrate(page);
  // Waits for the heading, then for the frame in which it is painted.
  const sheetsAtFirstFrame = (heading: string) =>
    page.evaluateHandle((heading) => {
      const shown = new Promise<string[]>((resolve) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector("h1")?.textContent.startsWith(heading)) return;
          watch.disconnect();
          requestAnimationFrame(() =>
            resolve(
              [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
                ({ sheet, href }) => `${/\/assets\/(.+)-.{8}\.css/.exec(href)?.[1]}${sheet ? "" : ": not there yet"}`,
              ),
            ),
          );
        });
        watch.observe(document.body, { childList: true, subtree: true, characterData: true });
      });
      return { shown };
    }, heading);
  let next = await sheetsAtFirstFrame("MD5 generator");
  await page.getByRole("link", { name: "MD5 generator" }).last().click();
  expect((await next.evaluate(({ shown }) => shown)).toSorted()).toEqual(["shell", "site", "tool-md5-generator", "tools"]);
  next = await sheetsAtFirstFrame("Six jobs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers", exact: true }).click();
  expect(new Set(await next.evaluate(({ shown }) => shown))).toEqual(new Set(["shell", "site", "tool-md5-generator", "blog", "career"]));
});

test("the home page keeps to its weights: document, type, and script after the first touch", async ({ page, request }) => {
  const html = await (await request.get("/")).body();
  // As the page cache packs it; the headers add 1.3 KB.
  expect(brotliCompressSync(html).byteLength).toBeLessThan(23_000);
  const bytes = { font: 0, script: 0 };
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (finished) => {
    const type = finished.resourceType();
    if (type === "font" || type === "script")
      sizes.push(
        finished.sizes().then(
          ({ responseBodySize }) => {
            bytes[type] += responseBodySize;
          },
          // Answered while the page was being closed.
          () => {},
        ),
      );
  });
  const rest = watchRest(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/");
  await rest();
  await Promise.all(sizes);
  expect(bytes.font).toBeLessThan(32_000);
  // In the middle of the page; the header's own script waits until somebody turns to it.
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 1);
  await takenOver(page);
  await rest();
  await Promise.all(sizes);
  expect(bytes.script).toBeLessThan(105_000);
  expect(bytes.script).toBeGreaterThan(90_000);
});
