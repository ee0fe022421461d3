import { expect, it } from "vitest";
import { compareText } from "./compare-text.ts";

it("sorts by code unit: capitals first, and a hyphen before a letter", () => {
  expect(["b", "a-b", "ab", "B", "2026-11-02", "2026-01-30"].toSorted(compareText)).toEqual([
    "2026-01-30",
    "2026-11-02",
    "B",
    "a-b",
    "ab",
    "b",
  ]);
  expect([compareText("a", "a"), compareText("a", "b"), compareText("b", "a")]).toEqual([0, -1, 1]);
});
