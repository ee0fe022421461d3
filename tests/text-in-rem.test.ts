import { describe, expect, it } from "vitest";
import { textInRem } from "../scripts/text-in-rem.ts";

describe("textInRem", () => {
  it.each([
    ["a size of text", "p { font-size: 18px }", "p { font-size: 1.125rem }"],
    [
      "a size among other values, and its line",
      "p { font: 600 14px / 20px var(--text) }",
      "p { font: 600 0.875rem / 1.25rem var(--text) }",
    ],
    ["a size inside a query", "@media (width < 700px) { p { font-size: 16px } }", "@media (width < 43.75em) { p { font-size: 1rem } }"],
    ["both ends of a range", "@media (700px <= width < 975px) {}", "@media (43.75em <= width < 60.9375em) {}"],
    ["a query of a container", "@container board (width < 640px) {}", "@container board (width < 40rem) {}"],
    ["a nested rule", "a { & b { line-height: 32px } }", "a { & b { line-height: 2rem } }"],
  ])("lets %s follow the reader", (_, written, served) => expect(textInRem(written)).toBe(served));

  it.each([
    ["a large title", "h1 { font-size: clamp(72px, 11.6vw, 156px) }"],
    ["anything but text", "p { margin: 16px; border: 2px solid }"],
    ["letters of a drawing, by the element", ".map text { font: 600 15px var(--text) }"],
    ["letters of a drawing, by their fill", ".map-name { font: 600 15px var(--text); fill: var(--fg) }"],
    ["a class that only sounds like the element", ".text-box { margin: 1px }"],
  ])("leaves %s as written", (_, written) => expect(textInRem(written)).toBe(written));
});
