import { expect, it } from "vitest";
import { brandColorFault, brandStyles } from "./brand-color.ts";
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
