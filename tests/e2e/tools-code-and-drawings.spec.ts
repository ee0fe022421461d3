import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/kept-page.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

/** Its first example, in the browser; nothing is sent for it. */
async function tryExample(page: Page, slug: string) {
  const watched = { faults: watchPage(page), posts: watchPosts(page) };
  await page.goto(`/tools/${slug}/`);
  await hydrate(page);
  await page.locator(".tries").getByRole("link").first().click();
  return watched;
}

async function withoutScripts(browser: Browser, slug: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/tools/${slug}/`);
  await use(page);
  await context.close();
}

for (const { slug, field, button, part, file, source, made } of [
  {
    slug: "css-minifier",
    field: "Your CSS",
    button: "Minify the CSS",
    part: ".card,.card>a{margin:0 auto .5em;color:#fa0;",
    file: "code.min.css",
    source: "a  {  b : c  }",
    made: "a{b:c}",
  },
  {
    slug: "javascript-minifier",
    field: "Your JavaScript",
    button: "Minify the JavaScript",
    part: "function addToCart(",
    file: "code.min.js",
    source: "first( 1 )",
    made: "first(1);",
  },
  {
    slug: "html-minifier",
    field: "Your HTML",
    button: "Minify the HTML",
    part: "<!doctype html><html lang=en><head><meta charset=utf-8><title>Boots</title>",
    file: "code.min.html",
    source: '<p  class="a">b   c</p>',
    made: "<p class=a>b c</p>",
  },
])
  test(`${slug}: example, sizes, download, and the answer without JavaScript`, async ({ page, browser }) => {
    const { faults, posts } = await tryExample(page, slug);
    const result = page.locator(".minify-made");
    await expect(result).toContainText(part);
    await expect(result.getByRole("row", { name: /^gzip/ })).toContainText("%");
    await expect(result.getByRole("row", { name: /^Brotli/ })).toContainText(/%|not measured in this browser/);
    const [saved] = await Promise.all([page.waitForEvent("download"), result.getByRole("link", { name: /^Download/ }).click()]);
    expect(saved.suggestedFilename()).toBe(file);
    expect(readFileSync(await saved.path(), "utf8")).toContain(part);
    expect(await violationsOf(page, "everything", { part: ".tool" })).toEqual([]);
    expect(posts).toEqual([]);
    expect(faults).toEqual([]);
    await withoutScripts(browser, slug, async (plain) => {
      await plain.getByLabel(field).fill(source);
      await plain.getByRole("button", { name: button }).click();
      await expect(plain.locator(".minify-made")).toContainText(made);
    });
  });

test("html-to-php-converter: example, download, and the answer without JavaScript", async ({ page, browser }) => {
  const { faults, posts } = await tryExample(page, "html-to-php-converter");
  const result = page.locator(".php-made");
  const line = `echo '<p title="it\\'s">$5 \\\\ hour</p>' . "\\n";`;
  await expect(result).toContainText(line);
  const [saved] = await Promise.all([page.waitForEvent("download"), result.getByRole("link", { name: /^Download/ }).click()]);
  expect(readFileSync(await saved.path(), "utf8")).toContain(line);
  expect([...posts, ...faults]).toEqual([]);
  await withoutScripts(browser, "html-to-php-converter", async (plain) => {
    await plain.getByLabel("Your HTML").fill("<b>plain</b>");
    await plain.getByRole("button", { name: "Convert the HTML" }).click();
    await expect(plain.locator(".php-made")).toContainText("echo '<b>plain</b>';");
  });
});

test("phone-number-spelling-tool: example, copy, and the answer without JavaScript", async ({ page, browser, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { faults, posts } = await tryExample(page, "phone-number-spelling-tool");
  await expect(page.locator("#phone-answer")).toHaveText("1-800-FLOWERS");
  await page.getByRole("button", { name: /^Copy.*the first line/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("1-800-FLOWERS");
  expect([...posts, ...faults]).toEqual([]);
  await withoutScripts(browser, "phone-number-spelling-tool", async (plain) => {
    await plain.getByRole("textbox", { name: "Phone number" }).fill("1-800-724-6837");
    await plain.getByRole("button", { name: "Spell it" }).click();
    await expect(plain.locator("#phone-answer")).toHaveText("1-800-PAINTER");
  });
});

const STATION =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>top.wasRun = 1</script><image href="/never-asked.png" width="9" height="9"/><rect width="20" height="20" fill="#ff0000"/></svg>';
const drawing = { name: "half.svg", mimeType: "image/svg+xml", buffer: Buffer.from(STATION) };

test("svg-to-png-converter draws at the width that is asked for, runs and loads nothing of a drawing, and answers without JavaScript", async ({
  page,
  browser,
}) => {
  const faults = watchPage(page);
  const posts = watchPosts(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/tools/svg-to-png-converter/");
  await hydrate(page);
  await page
    .getByLabel("Choose files")
    .setInputFiles([
      drawing,
      { ...drawing, name: "broken.svg", buffer: Buffer.from(`${STATION}<`) },
      { ...drawing, name: "huge.svg", buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="9"/>') },
    ]);
  const list = page.getByRole("region", { name: "Your files" });
  await expect(list.getByRole("status")).toHaveText("All through: 1 done, 2 failed.");
  const row = (name: string) => list.locator(".file-row", { hasText: name });
  await expect(row("half.svg")).toContainText(
    "never loaded, so it is missing: /never-asked.png. It has a script in it, which was not run.",
  );
  await expect(row("broken.svg")).toContainText("This SVG is damaged");
  await expect(row("huge.svg")).toContainText("16,383 a side");
  await page.getByLabel("Width").first().fill("400");
  await expect(page.getByRole("region", { name: "Before and after" })).toContainText("400 × 200 from 40 × 20");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    row("half.svg")
      .getByRole("button", { name: /^Download/ })
      .click(),
  ]);
  const { data, info } = await sharp(await saved.path())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(199 * 400 * 4 + 100 * 4, 199 * 400 * 4 + 100 * 4 + 4)]).toEqual([
    400, 200, 255, 0, 0, 255,
  ]);
  expect(data[399 * 4 + 3]).toBe(0);
  expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  expect(asked.filter((url) => url.includes("never-asked"))).toEqual([]);
  expect(await violationsOf(page, "everything", { part: ".tool" })).toEqual([]);
  expect(posts).toEqual([]);
  expect(faults).toEqual([]);

  await withoutScripts(browser, "svg-to-jpg-converter", async (plain) => {
    await plain.getByLabel("A file to send").setInputFiles([drawing]);
    await plain.getByLabel(/^Scale/).fill("3");
    await plain.getByRole("button", { name: "Convert to JPG" }).click();
    const link = plain.getByRole("region", { name: "Your file" }).getByRole("link", { name: "Download" });
    await expect(link).toHaveAttribute("download", "half.jpg");
    const bytes = Buffer.from((await link.getAttribute("href"))?.split(",")[1] ?? "", "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 120, height: 60 });
  });
});
