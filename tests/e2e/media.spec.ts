import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/kept-page.ts";
import { signIn } from "../support/sign-in.ts";
import { violationsOf } from "../support/violations.ts";
import { hydrate, watchPage } from "../support/watch-page.ts";

/** Left half red, right half blue, and a pixel that no other test has. */
async function twoColors(name: string, { width = 640, height = 360 } = {}) {
  const half = width / 2;
  const blue = { input: { create: { width: half, height, channels: 3 as const, background: "#0000ff" } }, left: half, top: 0 };
  const [r = 0, g = 0, b = 0] = Buffer.from(randomUUID().replaceAll("-", ""), "hex");
  const mark = { input: { create: { width: 2, height: 2, channels: 3 as const, background: { r, g, b } } }, left: 0, top: 0 };
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([blue, mark])
    .png()
    .toBuffer();
  return { name, mimeType: "image/png", buffer };
}

test("pictures are brought by script, each says how it went, and a drawing is refused", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const faults = watchPage(page);
  await signIn(page, "editor");
  await page.goto("/admin/media");
  await expect(page.getByRole("heading", { name: "Media", level: 1 })).toBeVisible();
  await hydrate(page);
  const file = await twoColors(`board-${mark}.png`);
  const svg = { name: `drawing-${mark}.svg`, mimeType: "image/svg+xml", buffer: Buffer.from("<svg onload='alert(1)'/>") };
  await page.getByLabel(/Drop pictures here/).setInputFiles([file, svg]);
  await page.getByRole("button", { name: "Upload" }).click();
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByText("Alt text missing")).toBeVisible();
  await expect(uploads.getByText(/Refused: SVG can carry scripts/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test("without JavaScript pictures are brought by a form", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await signIn(page, "author");
  await page.goto("/admin/media");
  const name = `plain-${randomUUID().slice(0, 8)}.png`;
  await page.getByLabel(/Drop pictures here/).setInputFiles([await twoColors(name)]);
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("1 picture is here.")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Decoration only, readers may skip it").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted.")).toBeVisible();
  await context.close();
});

test("a picture is replaced where a draft shows it, and the screen goes on with the new one", async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  await signIn(page, "author");
  await page.goto("/admin/content/post");
  await page.getByRole("button", { name: "New post" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill(`With a picture ${mark}`);
  const field = page.getByRole("group", { name: /^Picture/ });
  await field.getByRole("button", { name: "Choose a picture" }).click();
  await page.getByLabel(/A new one: choose, drop or paste it/).setInputFiles(await twoColors(`old-${mark}.png`));
  await field.getByLabel("What it shows").fill("Two halves");
  await expect(page.locator(".studio-bar .save-line")).toHaveText(/^Saved \d\d:\d\d$/);
  const editor = page.url();

  await page.goto(`/admin/media?q=old-${mark}`);
  await hydrate(page);
  await page.getByRole("link", { name: `old-${mark}.png` }).click();
  const old = page.getByRole("region", { name: `old-${mark}.png` });
  await expect(old.getByRole("heading", { name: "Used in 1 place" })).toBeVisible();
  await old.getByLabel("Another file in its stead, everywhere").setInputFiles(await twoColors(`new-${mark}.png`));
  await old.getByRole("button", { name: "Replace file" }).click();
  await expect(page.getByText("Replaced in 1 place. This is the new picture")).toBeVisible();
  const next = page.getByRole("region", { name: `new-${mark}.png` });
  await expect(next.getByRole("link", { name: `With a picture ${mark}` })).toBeVisible();
  const id = new URL(page.url()).searchParams.get("id") ?? "none";
  await page.goto(editor);
  await expect(field.locator(".studio-picture img")).toHaveAttribute("src", new RegExp(id.split("-")[1] ?? "none"));
  await page.goto(`/admin/media?shelf=unused&q=${mark}`);
  await expect(page.locator(".media-tiles li")).toHaveText([new RegExp(`^old-${mark}`)]);
});

test("a hotspot changes what is cut at 1:1 and 16:9", async ({ page }) => {
  await signIn(page, "author");
  await page.goto("/admin/media");
  await hydrate(page);
  const name = `halves-${randomUUID().slice(0, 8)}.png`;
  await page.getByLabel(/Drop pictures here/).setInputFiles([await twoColors(name, { width: 1280, height: 360 })]);
  await page.getByRole("button", { name: "Upload" }).click();
  await page.getByRole("link", { name }).first().click();
  for (const [focus, color] of [
    ["5", "red"],
    ["95", "blue"],
  ] as const) {
    await page.getByLabel("Focus, % from the left").fill(focus);
    for (const shape of ["16:9", "1:1"])
      await expect.poll(() => page.locator(".framing-shapes li", { hasText: shape }).locator("img").evaluate(colorOf)).toBe(color);
  }
});

/** Of the middle of a picture, once it is here. */
async function colorOf(image: HTMLImageElement): Promise<string> {
  await image.decode();
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  pen?.drawImage(image, 0, 0, 300, 150);
  const [red = 0, , blue = 0] = pen?.getImageData(150, 75, 1, 1).data ?? [];
  return red > blue ? "red" : "blue";
}
