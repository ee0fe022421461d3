import { describe, expect, it } from "vitest";
import { contrast } from "#core/color/contrast.ts";
import { plateShapes } from "#ui/line-map/plate-shapes.ts";
import { designPicture, LOOKS, type PictureWish } from "./design-picture.ts";
import { pictureColors } from "./picture-colors.ts";
import { pictureFileName } from "./picture-file-name.ts";

const widthOf = (text: string) => text.length * 0.45;
const wish: PictureWish = { title: "Gravel bikes under $2,000", name: "North Loop", look: "climb", color: "blue", map: 0, logoRatio: null };

describe("designPicture", () => {
  it.each(LOOKS)("keeps every word of the look “%s” inside the picture and off its neighbors", (look) => {
    for (const title of ["Bikes", "Gravel bikes under $2,000, tested on three trails in the rain", "W".repeat(160), "a ".repeat(80), " "])
      for (const name of ["", "North Loop", "A name that is as long as sixty characters let it be, or so"]) {
        const { words } = designPicture({ ...wish, look, title, name }, widthOf);
        for (const { text, x, baseline, size } of words) {
          expect(x + widthOf(text) * size).toBeLessThanOrEqual(look === "ticket" ? 808 - 64 + 1 : 1200 - 64 + 1);
          expect(baseline - size).toBeGreaterThan(0);
          expect(baseline + size * 0.215).toBeLessThan(630);
        }
        const tops = words.map(({ baseline }) => baseline).sort((a, b) => a - b);
        expect(new Set(tops).size).toBe(tops.length);
      }
  });

  it("sets a word where there is no title yet", () => {
    expect(designPicture({ ...wish, title: " ", name: "" }, widthOf).words.map(({ text }) => text)).toEqual(["Your title"]);
  });

  it("draws the same map for the same number and another for the next", () => {
    for (const look of LOOKS) {
      const drawn = (map: number) => JSON.stringify(plateShapes(designPicture({ ...wish, look, map }, widthOf).map.plate));
      expect(drawn(1)).toBe(drawn(1));
      expect(new Set([0, 1, 2, 3, 4, 5].map(drawn)).size).toBeGreaterThan(1);
    }
  });

  it("puts a logo before the name, in its own shape and not over 300 wide", () => {
    const { logo, dot, words } = designPicture({ ...wish, logoRatio: 2 }, widthOf);
    expect([logo, dot, words[0]?.x]).toEqual([{ x: 64, y: 48, width: 128, height: 64 }, null, 64 + 128 + 24]);
    expect(designPicture({ ...wish, logoRatio: 40 }, widthOf).logo).toEqual({ x: 64, y: 48, width: 300, height: 64 });
  });

  it("knows a title that is read from right to left", () => {
    const isFromRight = (title: string) => designPicture({ ...wish, title }, widthOf).isFromRight;
    expect(["דירוג בגוגל", "2026: نتائج البحث", "Arabic: نتائج", "検索"].map(isFromRight)).toEqual([true, true, false, false]);
  });
});

describe("pictureColors", () => {
  it.each(["blue", "red", "green", "pink", "purple", "slate", "#ffffff", "#000000", "#ffd400", "#7a7a7a", "#e4007c", "#00b7a8"])(
    "can be read on %s",
    (color) => {
      const { ground, onGround, onPaper, white, edge, lite } = pictureColors(color);
      expect(contrast(ground, onGround)).toBeGreaterThan(4);
      expect(contrast("#ffffff", onPaper)).toBeGreaterThanOrEqual(3);
      for (const ink of [white, edge, lite]) expect(contrast(ground, ink)).toBeGreaterThan(1.5);
    },
  );

  it("measures contrast as WCAG does", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });
});

it.each([
  ["Gravel bikes under $2,000!", "gravel-bikes-under-2-000-1200x630.png"],
  ["Crème brûlée", "creme-brulee-1200x630.png"],
  ["検索", "検索-1200x630.png"],
  ["…", "share-1200x630.png"],
  [`${"long ".repeat(30)}`, "long-long-long-long-long-long-long-long-long-long-long-long-1200x630.png"],
])("names the file of %j", (words, name) => expect(pictureFileName(words)).toBe(name));
