import { expect, test } from "vitest";
import { areCounted, dotRows } from "./counted-dots.ts";

const grid = [20, 10, 4, 24] as const;

test("the new ones go on where the old ones end, and a row that is full begins another", () => {
  expect(dotRows(0, 3, grid)).toBe("M20 10h48.1");
  expect(dotRows(3, 6, grid)).toBe("M92 10h0.1M20 34h24.1");
});

test("only whole numbers that can be told apart are counted", () => {
  expect(areCounted(42, 89)).toBe(true);
  expect(areCounted(238_000, 407_000)).toBe(false);
  expect(areCounted(2.1, 3.6)).toBe(false);
});
