import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { test } from "../support/kept-page.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage, watchPosts } from "../support/watch-page.ts";

const canvas = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 10, alpha } } });
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 40 } } });
const file = (name: string, buffer: Buffer, mimeType = "image/png") => ({ name, mimeType, buffer });

const choose = (page: Page, files: string | ReturnType<typeof file>[]) => page.getByLabel("Choose files").setInputFiles(files);
const listOf = (page: Page) => page.getByRole("region", { name: "Your files" });
const rowOf = (page: Page, name: string): Locator => listOf(page).locator(".file-row", { hasText: name });

async function download(page: Page, button: Locator): Promise<Buffer> {
  const [made] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return readFileSync(await made.path());
}

async function open(page: Page, slug: string) {
  await page.goto(`/tools/${slug}/`);
  await hydrate(page);
}

test("a visitor turns PNG files into WebP, and nothing but the codec is loaded", async ({ page }) => {
  const faults = watchPage(page);
  const posts = watchPosts(page);
  const codecs: string[] = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && codecs.push(new URL(request.url()).pathname.replace(/-.*$/, "")));
  await open(page, "png-to-webp-converter");
  expect(codecs).toEqual([]);
  await choose(page, [
    file("noise.png", await noise(300, 200).png().toBuffer()),
    file("wrong-name.png", await canvas(30, 20).jpeg().toBuffer()),
  ]);
  await expect(listOf(page).getByRole("status")).toHaveText("All through: 2 done.");
  expect(codecs).toEqual(["/assets/webp_enc_simd"]);
  await expect(rowOf(page, "wrong-name.png")).toContainText("Named .png, but a JPG inside: it was read as what it is.");
  const made = await download(page, rowOf(page, "noise.png").getByRole("button", { name: /^Download/ }));
  expect(await sharp(made).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });

  // A limit in KB takes effect on the picture that is shown, without a press of a button.
  const compare = page.getByRole("region", { name: "Before and after" });
  await expect(compare).toContainText("quality 80");
  await page.getByLabel("Never above").first().fill("9");
  await expect(compare).not.toContainText("quality 80");
  const small = await download(page, rowOf(page, "noise.png").getByRole("button", { name: /^Download/ }));
  expect(small.length).toBeLessThanOrEqual(9000);
  expect(await violationsOf(page, "everything", { part: ".tool" })).toEqual([]);
  expect(posts).toEqual([]);
  expect(faults).toEqual([]);
});

test("what cannot be converted is said in words, and the rest goes on", async ({ page }) => {
  const png = await canvas(40, 30).png().toBuffer();
  const sized = (width: number, height: number) => {
    const changed = Buffer.from(png);
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    return changed;
  };
  await open(page, "png-to-webp-converter");
  await choose(page, [
    file("empty.png", Buffer.alloc(0)),
    file("text.png", Buffer.from("no picture")),
    file("half.png", png.subarray(0, png.length - 16)),
    file("nothing.png", sized(0, 0)),
    file("huge.png", sized(20_000, 20_000)),
    file("lies.png", sized(50, 50)),
    file("notes.txt", Buffer.from("text"), "text/plain"),
    file(`${"n".repeat(300)}.png`, png),
    file("wide.png", await canvas(17_000, 4).png().toBuffer()),
  ]);
  await expect(listOf(page).getByRole("status")).toHaveText("All through: 1 done, 8 failed.");
  for (const [name, words] of [
    ["empty.png", "This file is empty"],
    ["text.png", "This is no picture"],
    ["half.png", "cut short"],
    ["nothing.png", "0 × 0 pixels"],
    ["huge.png", "400 megapixels. The limit is 100."],
    ["lies.png", "damaged"],
    ["notes.txt", "no file of the kind"],
    ["wide.png", "at most 16,383 pixels a side"],
  ] as const)
    await expect(rowOf(page, name)).toContainText(words);

  // It takes no room on the disk: nobody reads it.
  const film = test.info().outputPath("film.png");
  writeFileSync(film, "");
  truncateSync(film, 200_000_000);
  await choose(page, film);
  await expect(rowOf(page, "film.png")).toContainText("200 MB is more than the 150 MB that one file may have here.");
});

test("every kind of picture that is good is converted: CMYK, 16-bit, palette, interlaced, progressive, animated", async ({ page }) => {
  const frames = Buffer.concat([Buffer.alloc(24 * 16 * 3, 200), Buffer.alloc(24 * 16 * 3, 40)]);
  const moving = () => sharp(frames, { raw: { width: 24, height: 32, channels: 3, pageHeight: 16 } });
  await open(page, "png-to-webp-converter");
  await choose(page, [
    file("print.jpg", await noise(64, 48).toColorspace("cmyk").jpeg().toBuffer(), "image/jpeg"),
    file("deep.png", await noise(64, 48).toColorspace("rgb16").png().toBuffer()),
    file("palette.png", await noise(64, 48).png({ palette: true, colors: 16 }).toBuffer()),
    file("interlaced.png", await noise(64, 48).png({ progressive: true }).toBuffer()),
    file("progressive.jpg", await noise(64, 48).jpeg({ progressive: true }).toBuffer(), "image/jpeg"),
    file("moving.gif", await moving().gif().toBuffer(), "image/gif"),
    file("moving.webp", await moving().webp().toBuffer(), "image/webp"),
  ]);
  await expect(listOf(page).getByRole("status")).toHaveText("All through: 7 done.");
  for (const name of ["moving.gif", "moving.webp"])
    await expect(rowOf(page, name)).toContainText("the first of its 2 frames was converted");
  const made = await download(page, rowOf(page, "deep.png").getByRole("button", { name: /^Download/ }));
  expect(await sharp(made).metadata()).toMatchObject({ format: "webp", width: 64, height: 48 });
});

test("twenty pictures are cancelled half way, taken up again and packed into one ZIP", async ({ page }) => {
  const pictures = await Promise.all(
    Array.from({ length: 20 }, async (_, at) =>
      file(
        `photo ${at}.jpg`,
        await noise(60 + at, 40)
          .jpeg()
          .toBuffer(),
        "image/jpeg",
      ),
    ),
  );
  // A worker that never begins: what waits for it stays under way.
  await page.route(/picture\.worker/, () => {});
  await open(page, "jpg-to-png-converter");
  await choose(page, pictures);
  const list = listOf(page);
  await list.getByRole("button", { name: "Cancel all" }).click();
  await expect(list.getByRole("status")).toHaveText("All through: 20 canceled.");
  await page.unroute(/picture\.worker/);
  await page.getByRole("button", { name: "Apply to all 20" }).click();
  await expect(list.getByRole("status")).toHaveText("All through: 20 done.", { timeout: 60_000 });
  const files = unzipSync(await download(page, page.getByRole("button", { name: "Download 20 as ZIP" })));
  expect(Object.keys(files)).toEqual(pictures.map(({ name }) => name.replace(".jpg", ".png")));
  const [jpg, png] = await Promise.all(
    [pictures[7]?.buffer, files["photo 7.png"]].map((bytes) => sharp(bytes).removeAlpha().raw().toBuffer()),
  );
  expect(Buffer.compare(jpg as Buffer, png as Buffer)).toBe(0);
});

test("half-transparent pixels are kept exactly, and stand on the chosen color where there is no transparency", async ({ page }) => {
  const soft = await canvas(8, 8, 0.3).webp({ lossless: true }).toBuffer();
  await open(page, "webp-to-png-converter");
  await choose(page, [file("soft.webp", soft, "image/webp")]);
  const png = await download(page, rowOf(page, "soft.webp").getByRole("button", { name: /^Download/ }));
  expect([...(await sharp(png).ensureAlpha().raw().toBuffer()).subarray(0, 4)]).toEqual([200, 60, 10, 77]);

  await open(page, "webp-to-jpg-converter");
  await page.getByLabel("Background").first().fill("#0000ff");
  await choose(page, [file("soft.webp", soft, "image/webp")]);
  await expect(rowOf(page, "soft.webp")).toContainText("Its transparent parts stand on #0000ff now.");
  const jpg = await download(page, rowOf(page, "soft.webp").getByRole("button", { name: /^Download/ }));
  const [red, , blue] = await sharp(jpg).raw().toBuffer();
  expect(Math.abs((red as number) - 60) + Math.abs((blue as number) - 181)).toBeLessThan(8);
});

test("several pictures become one animated GIF, as large as the first", async ({ page }) => {
  await open(page, "png-to-gif-converter");
  await choose(page, [
    file("one.png", await canvas(40, 30).png().toBuffer()),
    file("two.png", await canvas(20, 60).png().toBuffer()),
    file("three.png", await noise(80, 60).png().toBuffer()),
  ]);
  const form = page.getByRole("form", { name: "One animated GIF" });
  await form.getByLabel("Each is shown for").fill("200");
  await form.getByLabel("Times all are shown").fill("2");
  await form.getByRole("button", { name: "Make one GIF of 3" }).click();
  const made = await download(page, form.getByRole("button", { name: /^Download/ }));
  expect(await sharp(made, { pages: -1 }).metadata()).toMatchObject({
    pages: 3,
    delay: [200, 200, 200],
    loop: 2,
    width: 40,
    pageHeight: 30,
  });
});

test("without JavaScript one picture is sent and comes back converted", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/tools/png-to-gif-converter/");
  await page.getByLabel("A file to send").setInputFiles([file("flat.png", await canvas(20, 10).png().toBuffer())]);
  await page.getByRole("button", { name: "Convert to GIF" }).click();
  const link = page.getByRole("region", { name: "Your file" }).getByRole("link", { name: "Download" });
  await expect(link).toHaveAttribute("download", "flat.gif");
  const bytes = Buffer.from((await link.getAttribute("href"))?.split(",")[1] ?? "", "base64");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "gif", width: 20, height: 10 });
  await context.close();
});
