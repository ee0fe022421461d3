import { expect, it } from "vitest";
import { documentsOf } from "../../../../../tests/support/dataset.ts";
import { customerCost, dollars, typedFigure } from "./customer-cost.ts";

it("counts what one customer costs", () => {
  expect(customerCost({ click: 80, asks: 15, closes: 20 })).toBeCloseTo(2666.67, 1);
  expect(customerCost({ click: 80, asks: 0, closes: 20 })).toBeUndefined();
  expect(customerCost({ click: Number.NaN, asks: 15, closes: 20 })).toBeUndefined();
});

it.each([
  ["$1,200", 1200],
  ["7.5 %", 7.5],
  ["0,6", 0.6],
  [".5", 0.5],
  ["12,000,000", 12_000_000],
  ["", Number.NaN],
  ["a lot", Number.NaN],
  ["1.2.3", Number.NaN],
])("reads %j as %d", (typed, figure) => {
  expect(typedFigure(typed)).toBe(figure);
});

it("writes amounts as a bill does", () => {
  expect([2666.67, 99.5, 7.5, 51, 50.5051].map(dollars)).toEqual(["$2,667", "$99.50", "$7.50", "$51", "$50.51"]);
});

it("every page of paid search has the figures of its trade, and none promises a customer for more than it is worth", () => {
  const pages = documentsOf("service").filter(({ line }) => line === "red") as unknown as {
    calculator?: { click: number; asks: number; closes: number; value: number };
  }[];
  expect(pages.length).toBe(25);
  for (const { calculator } of pages) {
    if (!calculator) throw new Error("a page of paid search has no calculator");
    const share = (customerCost(calculator) ?? Number.NaN) / calculator.value;
    expect(share).toBeGreaterThan(0.03);
    expect(share).toBeLessThan(1);
  }
});
