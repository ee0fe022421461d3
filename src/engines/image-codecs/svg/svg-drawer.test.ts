import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { createSvgDrawer } from "./svg-drawer.ts";

const drawer = createSvgDrawer({ deadlineMs: 5_000 });
afterAll(() => drawer.stop());
const svg = (inside: string, size = 'width="40" height="20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`);

it("draws a drawing, a vast one small", { timeout: 60_000 }, async () => {
  const { format, width, height } = await sharp(await drawer.draw(svg('<rect width="9" height="9"/>'))).metadata();
  expect([format, width, height]).toEqual(["png", 40, 20]);
  const vast = await sharp(await drawer.draw(svg('<rect width="9" height="9"/>', 'width="20000" height="10000"'))).metadata();
  expect(Math.max(vast.width, vast.height)).toBeLessThanOrEqual(512);
});

const laughs = Array.from({ length: 12 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(12)}">`).join("");
it.each([
  [
    "entities that grow",
    Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l12;</text></svg>`),
  ],
  ["no drawing", Buffer.from("<svg")],
  ["more than 2 MB", svg(" ".repeat(2_000_001))],
])("refuses %s", { timeout: 60_000 }, async (_, bytes) => {
  await expect(drawer.draw(bytes)).rejects.toMatchObject({ code: "image_type" });
});

it("ends a drawing that takes too long, and draws the next one", { timeout: 60_000 }, async () => {
  const blur = '<feTurbulence baseFrequency="0.9" numOctaves="200"/>'.repeat(4_000);
  const slow = svg(`<filter id="f">${blur}</filter><rect width="500" height="500" filter="url(#f)"/>`, 'width="500" height="500"');
  const [first, next] = await Promise.allSettled([drawer.draw(slow), drawer.draw(svg("<rect/>"))]);
  expect([first.status, next.status]).toEqual(["rejected", "fulfilled"]);
});

it("reads no file and asks no server", { timeout: 60_000 }, async () => {
  const reads = svg(
    '<image xlink:href="file:///etc/hostname" width="40" height="20"/><image href="http://127.0.0.1:1/a.png" width="40" height="20"/>',
  );
  const { data } = await sharp(await drawer.draw(reads))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data.every((value) => value === 0)).toBe(true);
});
