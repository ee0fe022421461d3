import { expect, it } from "vitest";
import { imageFileName } from "./image-file-name.ts";

it.each([
  ["https://a.example/img/hero.jpeg?w=200", "jpg", "hero.jpg"],
  ["https://a.example/", "png", "image.png"],
  ["https://a.example/..%2F..%2Fetc%2Fpasswd", "png", "etc-passwd.png"],
  ["https://a.example/%E0%A4%A", "webp", "E0-A4-A.webp"],
  ["https://a.example/con.png", "png", "image-con.png"],
  ["https://a.example/%C3%9Cbersicht%0d%0aX.png", "png", "Übersicht-X.png"],
  [`https://a.example/${"x".repeat(300)}.png`, "png", `${"x".repeat(80)}.png`],
])("saves %s as a %s under %s", (url, extension, name) => expect(imageFileName(url, extension)).toBe(name));
