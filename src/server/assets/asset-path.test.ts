import { expect, it } from "vitest";
import { assetPath } from "./asset-path.ts";

it.each([
  ["/assets/root-12345678.js", "/assets/root-12345678.js"],
  ["/assets/1000/root-12345678.js", "/assets/root-12345678.js"],
  ["/assets/8000/x/1000/root.js", "/assets/x/1000/root.js"],
  ["/assets/10000/root.js", "/assets/10000/root.js"],
  ["/blog/assets/1000/root.js", "/blog/assets/1000/root.js"],
])("%s is the file %s", (asked, file) => {
  expect(assetPath(asked)).toBe(file);
});
