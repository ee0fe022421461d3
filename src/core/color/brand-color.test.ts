import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brandColorFault, brandPairs, brandShades, brandStyles, LINE_COLORS, readableBrandColor } from "./brand-color.ts";
import { contrast } from "./contrast.ts";

it("takes a color that white and yellow words can be read on, and offers the nearest shade of another", () => {
  expect(brandColorFault("#501485")).toBeUndefined();
  expect(brandColorFault("#0c2dcc")).toBeUndefined();
  const fault = brandColorFault("#e94798") ?? "";
  expect(fault).toBe("yellow words on it reach a contrast of 2.52 where 4.5 is needed; the nearest shade that passes is #a4326b");
  expect(brandColorFault(fault.slice(-7))).toBeUndefined();
});

it("makes shades that can be read where they stand", () => {
  const css = brandStyles("#501485");
  const shade = (name: string) => new RegExp(`--blue-${name}:(#[\\da-f]{6})`).exec(css)?.[1] ?? "";
  expect(shade("field")).toBe("#501485");
  expect(contrast(shade("ink"), "#f5f6fc")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shade("lite"), "#0a0d1d")).toBeGreaterThanOrEqual(4.5);
});

it("says of every place where the color stands how well it can be read", () => {
  const said = (color: string) => brandPairs(color).map(({ name, reached }) => `${name} ${reached.toFixed(2)}`);
  expect(said("#501485")).toEqual(PURPLE);
  const [white, yellow, ...others] = brandPairs("#e94798").map(({ reached }) => reached >= 4.5);
  expect([white, yellow, ...others]).toEqual([false, false, true, true]);
  expect(brandPairs(readableBrandColor("#e94798")).every(({ reached }) => reached >= 4.5)).toBe(true);
});

it("offers the six lines of the site, each of which can be read", () => {
  const tokens = readFileSync("src/ui/styles/tokens.css", "utf8");
  for (const [name, color] of Object.entries(LINE_COLORS)) {
    expect(tokens).toContain(`--${name.toLowerCase()}-field: ${color};`);
    expect(brandColorFault(color)).toBeUndefined();
  }
  for (const [name, shade] of Object.entries(brandShades(LINE_COLORS.Blue))) expect(tokens).toContain(`--blue-${name}: ${shade};`);
});

const PURPLE = ["White words on it 11.80", "Yellow words on it 8.24", "As a link on paper 10.94", "As a link in the dark 7.02"];
