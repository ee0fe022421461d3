import { devices, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { type Driven, IS_TOOL_AWAKE, openAwake, press, until } from "../support/browsers/driven.ts";
import { findFirefox, startFirefox } from "../support/browsers/firefox.ts";
import { findWebKit, startWebKit } from "../support/browsers/webkit.ts";
import { takenOver, watchPage } from "../support/watch-page.ts";

/** Asked for by `npm run test:browsers`: nineteen tools in two more browsers take minutes. */
test.skip(process.env["BROWSERS"] !== "all", "npm run test:browsers tells these");

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#008080"/><circle cx="20" cy="16" r="12" fill="#dd3333"/></svg>`;
const pixels = () => sharp(Buffer.from(drawing));

const GIVEN = {
  png: { type: "image/png", bytes: () => pixels().png().toBuffer() },
  jpg: { type: "image/jpeg", bytes: () => pixels().jpeg().toBuffer() },
  webp: { type: "image/webp", bytes: () => pixels().webp().toBuffer() },
  svg: { type: "image/svg+xml", bytes: async () => Buffer.from(drawing) },
};
type Format = keyof typeof GIVEN;

/** Tools that turn pictures into pictures, which are shown large. */
const PAIRS: readonly (readonly [from: Format, to: string])[] = [
  ["png", "webp"],
  ["jpg", "webp"],
  ["jpg", "png"],
  ["webp", "png"],
  ["webp", "jpg"],
  ["jpg", "gif"],
  ["png", "gif"],
  ["jpg", "svg"],
  ["png", "svg"],
  ["webp", "svg"],
  ["svg", "webp"],
  ["svg", "jpg"],
  ["svg", "png"],
];

/** Tools that write a text: their example, and what is in its answer. */
const WRITERS: readonly (readonly [slug: string, part: string, text: string])[] = [
  ["javascript-minifier", ".minify-made", "function addToCart("],
  ["css-minifier", ".minify-made", ".card,.card>a{margin:0 auto .5em;color:#fa0;"],
  ["html-minifier", ".minify-made", "<!doctype html><html lang=en>"],
  ["html-to-php-converter", ".php-made", "echo '"],
  ["phone-number-spelling-tool", "#phone-answer", "1-800-FLOWERS"],
];

const STATUS = `document.querySelector("[aria-label='Your files'] [role=status]")?.textContent`;

async function openTool(browser: Driven, origin: string, slug: string) {
  await openAwake(browser, `${origin}/tools/${slug}/`);
  await until(browser, IS_TOOL_AWAKE, `the part of ${slug} did not come`);
  await press(browser, ".tries a");
}

/** A good file and one that is none, as if they had been chosen. */
async function give(browser: Driven, format: Format) {
  const { type, bytes } = GIVEN[format];
  const good = (await bytes()).toString("base64");
  await browser.read(`(() => {
    const chosen = new DataTransfer();
    chosen.items.add(new File([Uint8Array.from(atob("${good}"), (sign) => sign.charCodeAt(0))], "good.${format}", { type: "${type}" }));
    chosen.items.add(new File(["no picture"], "bad.${format}", { type: "${type}" }));
    const input = document.querySelector(".file-drop input[type=file]");
    input.files = chosen.files;
    return input.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
}

async function convertsExampleAndFiles(browser: Driven, origin: string, slug: string, from: Format) {
  await openTool(browser, origin, slug);
  await until(browser, `${STATUS} === "All through: 1 done."`, `${slug}: its example was not converted`);
  await give(browser, from);
  await until(browser, `${STATUS} === "All through: 2 done, 1 failed."`, `${slug}: what was given was not converted`);
}

for (const [engine, find, start] of [
  ["Firefox", findFirefox, startFirefox],
  ["WebKit", findWebKit, startWebKit],
] as const)
  test(`${engine} converts with each of the nineteen tools`, async ({ baseURL: origin = "" }) => {
    test.skip(find() === undefined, `${engine} is not installed`);
    test.setTimeout(1_200_000);
    const browser = await start();
    try {
      await browser.resize(1280, 900);
      for (const [from, to] of PAIRS)
        await test.step(`${from} to ${to}`, async () => {
          const slug = `${from}-to-${to}-converter`;
          await convertsExampleAndFiles(browser, origin, slug, from);
          await press(browser, ".file-row:nth-of-type(2) .file-row-show");
          await until(
            browser,
            `(({ complete, naturalWidth, naturalHeight }) => complete && naturalWidth * 2 === naturalHeight * 3)(document.querySelector("img.compare-after") ?? {})`,
            `${slug}: its result cannot be shown`,
          );
        });
      await test.step("images to PDF", async () => {
        await convertsExampleAndFiles(browser, origin, "image-to-pdf-converter", "png");
        await until(
          browser,
          `[...document.querySelectorAll("button")].some(({ textContent }) => textContent === "Download the PDF")`,
          "no PDF is offered",
        );
      });
      for (const [slug, part, text] of WRITERS)
        await test.step(slug, async () => {
          await openTool(browser, origin, slug);
          await until(
            browser,
            `document.querySelector("${part}")?.textContent.includes(${JSON.stringify(text)})`,
            `${slug}: no answer to its example`,
          );
        });
    } finally {
      await browser.close();
    }
  });

test.describe("by touch", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use(phone);

  /** Nothing but a finger wakes the page. */
  async function openByTouch(page: Page, slug: string) {
    await page.goto(`/tools/${slug}/`);
    await page.locator("h1").tap();
    await takenOver(page);
    // As a function: the page's policy lets no text run.
    await page.waitForFunction(() => Object.keys(document.querySelector("main .tool") ?? {}).some((name) => name.startsWith("__react")));
  }

  test("a picture is converted, compared, zoomed, given its own options, taken and removed", async ({ page }) => {
    const faults = watchPage(page);
    await openByTouch(page, "png-to-webp-converter");
    await page.locator(".tries").getByRole("link").first().tap();
    const list = page.getByRole("region", { name: "Your files" });
    await expect(list.getByRole("status")).toHaveText("All through: 1 done.");
    const handle = page.getByLabel("How much of the picture is shown as it was before");
    const { width, height } = (await handle.boundingBox()) ?? { width: 0, height: 0 };
    await handle.tap({ position: { x: width * 0.2, y: height / 2 } });
    await expect.poll(async () => Number(await handle.inputValue())).toBeLessThan(35);
    await page.getByRole("button", { name: "200%" }).tap();
    await expect(page.getByRole("button", { name: "200%" })).toHaveAttribute("aria-pressed", "true");
    await list.getByText("Its own options").tap();
    await expect(list.getByLabel("Never above")).toBeVisible();
    const [made] = await Promise.all([page.waitForEvent("download"), list.getByRole("button", { name: /^Download/ }).tap()]);
    expect(made.suggestedFilename()).toMatch(/\.webp$/);
    await list.getByRole("button", { name: /^Remove/ }).tap();
    await expect(list).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(faults).toEqual([]);
  });

  test("pages of a PDF are put into order", async ({ page }) => {
    await openByTouch(page, "image-to-pdf-converter");
    const picture = await GIVEN.png.bytes();
    await page
      .getByLabel("Choose files")
      .setInputFiles(["one.png", "two.png"].map((name) => ({ name, mimeType: "image/png", buffer: picture })));
    const list = page.getByRole("region", { name: "Your files" });
    await expect(list.getByRole("status")).toHaveText("All through: 2 done.");
    await list.getByRole("button", { name: /^Down\s?: one\.png$/ }).tap();
    await expect(list.locator(".file-row-name")).toHaveText(["two.png", "one.png"]);
    const [made] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the PDF" }).tap()]);
    expect(made.suggestedFilename()).toMatch(/\.pdf$/);
  });

  for (const [slug, part, text] of WRITERS)
    test(`${slug} answers its example`, async ({ page }) => {
      await openByTouch(page, slug);
      await page.locator(".tries").getByRole("link").first().tap();
      await expect(page.locator(part)).toContainText(text);
    });
});
