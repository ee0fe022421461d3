import { expect, test } from "vitest";
import { stretchesOf } from "./stretches.ts";

test("a stretch covers its months, the first and the last included", () => {
  expect(stretchesOf(1, 12)).toEqual(["M9 8H471"]);
  expect(stretchesOf(8, 8)).toEqual(["M289 8H311"]);
});

test("a stretch over the end of the year is two bars", () => {
  expect(stretchesOf(9, 2)).toEqual(["M329 8H471", "M9 8H71"]);
});
