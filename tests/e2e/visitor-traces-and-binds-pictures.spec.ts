import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/kept-page.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

const picture = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } });
const listOf = (page: Page) => page.getByRole("region", { name: "Your files" });
const order = (page: Page) => listOf(page).locator(".file-row-name").allTextContents();

async function download(page: Page, button: Locator): Promise<Buffer> {
  const [made] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await made.path());
}

test("a visitor puts pictures into order and takes one PDF with a JPG byte for byte", async ({ page }) => {
  const [faults, posts] = [watchPage(page), watchPosts(page)];
  const jpeg = await picture(60, 40, "#c83c0a").jpeg().toBuffer();
  await page.goto("/tools/image-to-pdf-converter/");
  await hydrate(page);
  await page.getByLabel("Choose files").setInputFiles([
    { name: "one.jpg", mimeType: "image/jpeg", buffer: jpeg },
    { name: "two.png", mimeType: "image/png", buffer: await picture(30, 50, "#0a3cc8").png().toBuffer() },
    { name: "three.webp", mimeType: "image/webp", buffer: await picture(50, 50, "#3cc80a").webp().toBuffer() },
    { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
  ]);
  await expect(listOf(page).getByRole("status")).toHaveText("All through: 3 done, 1 failed.", { timeout: 30_000 });
  expect(await order(page)).toEqual(["one.jpg", "two.png", "three.webp", "broken.png"]);

  // By the keyboard, and the focus stays where it was.
  const down = page.getByRole("button", { name: /^Down\s?: one\.jpg$/ });
  await down.focus();
  await page.keyboard.press("Enter");
  expect(await order(page)).toEqual(["two.png", "one.jpg", "three.webp", "broken.png"]);
  await expect(down).toBeFocused();
  await expect(page.getByText("one.jpg is 2 of 4 now.")).toBeAttached();
  // By dragging.
  const row = (name: string) => listOf(page).locator(".file-row", { hasText: name });
  await row("three.webp").locator(".file-row-name").dragTo(row("two.png").locator(".file-row-name"));
  await expect.poll(() => order(page)).toEqual(["three.webp", "two.png", "one.jpg", "broken.png"]);

  await page.getByLabel("Page size").selectOption("picture");
  await page.getByLabel("Margin").fill("0");
  const pdf = await download(page, page.getByRole("button", { name: "Download the PDF" }));
  expect([...pdf.toString("latin1").matchAll(/\/MediaBox \[(.*?)\]/g)].map(([, box]) => box)).toEqual([
    "0 0 37.5 37.5",
    "0 0 22.5 37.5",
    "0 0 45 30",
  ]);
  expect(pdf.includes(jpeg)).toBe(true);
  await page.getByText("A PDF of its own for each picture").click();
  const own = await download(page, row("one.jpg").getByRole("button", { name: /^Download/ }));
  expect(own.toString("latin1").match(/\/Type \/Page /g)).toHaveLength(1);
  expect(await violationsOf(page, "everything", { part: ".tool" })).toEqual([]);
  expect([faults, posts]).toEqual([[], []]);
});

test("a visitor traces a logo, sees it beside the source, and is warned of a drawing that is larger", async ({ page }) => {
  const [faults, posts] = [watchPage(page), watchPosts(page)];
  const logo = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="100" cy="100" r="80" fill="#008080"/>
    <path d="M200 40l80 120H120z" fill="#dd3333"/></svg>`),
  )
    .png()
    .toBuffer();
  const grain = {
    width: 60,
    height: 60,
    channels: 3 as const,
    background: "#000",
    noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
  };
  await page.goto("/tools/png-to-svg-converter/");
  await hydrate(page);
  await page.getByLabel("Choose files").setInputFiles([
    { name: "logo.png", mimeType: "image/png", buffer: logo },
    { name: "grain.png", mimeType: "image/png", buffer: await sharp({ create: grain }).jpeg({ quality: 10 }).toBuffer() },
  ]);
  await expect(listOf(page).getByRole("status")).toHaveText("All through: 2 done.", { timeout: 30_000 });
  const row = (name: string) => listOf(page).locator(".file-row", { hasText: name });
  await expect(row("grain.png")).toContainText("The SVG is larger than the picture");
  await expect(page.getByRole("region", { name: "Before and after" }).getByRole("img", { name: "After, as SVG" })).toBeVisible();
  const svg = (await download(page, row("logo.png").getByRole("button", { name: /^Download/ }))).toString();
  expect([...new Set([...svg.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color))].sort()).toEqual(["#008080", "#d33"]);
  expect(await violationsOf(page, "everything", { part: ".tool" })).toEqual([]);
  expect([faults, posts]).toEqual([[], []]);
});

for (const slug of ["jpg-to-svg-converter", "image-to-pdf-converter"])
  test(`${slug} says what is wrong with a file, and takes every good kind`, async ({ page }) => {
    const grain = { width: 64, height: 48, channels: 3 as const, background: "#000" };
    const noise = () => sharp({ create: { ...grain, noise: { type: "gaussian", mean: 128, sigma: 40 } } });
    const frames = Buffer.concat([Buffer.alloc(24 * 16 * 3, 200), Buffer.alloc(24 * 16 * 3, 40)]);
    const moving = () => sharp(frames, { raw: { width: 24, height: 32, channels: 3, pageHeight: 16 } });
    const cut = (whole: Buffer) => whole.subarray(0, Math.ceil(whole.length * 0.6));
    const png = await noise().png().toBuffer();
    const sized = (width: number, height: number) => {
      const changed = Buffer.from(png);
      changed.writeUInt32BE(width, 16);
      changed.writeUInt32BE(height, 20);
      return changed;
    };
    const bad: readonly (readonly [name: string, bytes: Buffer, words: string])[] = [
      ["empty.jpg", Buffer.alloc(0), "This file is empty"],
      ["text.jpg", Buffer.from("no picture"), "This is no picture"],
      ["half.jpg", cut(await noise().jpeg().toBuffer()), "cut short"],
      ["half.webp", cut(await noise().webp().toBuffer()), "cut short"],
      ["half.gif", cut(await moving().gif().toBuffer()), "cut short"],
      ["half.png", cut(png), "cut short"],
      ["nothing.png", sized(0, 0), "0 × 0 pixels"],
      ["huge.png", sized(20_000, 20_000), "400 megapixels. The limit is 100."],
    ];
    const good: readonly (readonly [name: string, bytes: Buffer])[] = [
      ["print.jpg", await noise().toColorspace("cmyk").jpeg().toBuffer()],
      ["deep.png", await noise().toColorspace("rgb16").png().toBuffer()],
      ["palette.png", await noise().png({ palette: true, colors: 16 }).toBuffer()],
      ["interlaced.png", await noise().png({ progressive: true }).toBuffer()],
      ["moving.gif", await moving().gif().toBuffer()],
      ["moving.webp", await moving().webp().toBuffer()],
      [`${"n".repeat(300)}.png`, png],
    ];
    await page.goto(`/tools/${slug}/`);
    await hydrate(page);
    await page
      .getByLabel("Choose files")
      .setInputFiles([...bad, ...good].map(([name, buffer]) => ({ name, mimeType: `image/${name.split(".")[1]}`, buffer })));
    await expect(listOf(page).getByRole("status")).toHaveText(`All through: ${good.length} done, ${bad.length} failed.`);
    for (const [name, , words] of bad) await expect(listOf(page).locator(".file-row", { hasText: name })).toContainText(words);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
