import { expect, it } from "vitest";
import { cutPicture } from "./cut-picture.ts";

const picture = { width: 1600, height: 900 };
const at = (x: number, y: number) => ({ hotspot: { x, y, width: 0.2, height: 0.2 } });

it.each([
  ["nobody framed it", {}, 1, undefined],
  ["a square around a hotspot at the left", at(0.1, 0.5), 1, "0,0,900,900"],
  ["a square around one right of the middle", at(0.6, 0.5), 1, "510,0,900,900"],
  ["a square around one at the right edge", at(1, 0.5), 1, "700,0,900,900"],
  ["the picture's own shape shows all of it", at(0.1, 0.1), 16 / 9, "0,0,1600,900"],
  ["a band keeps the height of the hotspot", at(0.5, 0.9), 4, "0,500,1600,400"],
  ["what is cut away is not shown", { crop: { left: 0.5, right: 0, top: 0, bottom: 0 } }, 16 / 9, "800,225,800,450"],
  ["a hotspot inside of a crop", { crop: { left: 0.25, right: 0.25, top: 0, bottom: 0 }, ...at(0.3, 0.2) }, 1, "400,0,800,800"],
  ["a crop of everything leaves something", { crop: { left: 1, right: 1, top: 1, bottom: 1 } }, 1, "1600,900,9,9"],
])("%s", (_, framing, shape, rect) => expect(cutPicture(picture, framing, shape)).toBe(rect));
