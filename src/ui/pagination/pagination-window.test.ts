import { describe, expect, it } from "vitest";
import { paginationWindow } from "./pagination-window.ts";

describe("paginationWindow", () => {
  it.each([
    [6, 21, [1, "gap", 4, 5, 6, 7, 8, "gap", 21]],
    [1, 3, [1, 2, 3]],
    [3, 21, [1, 2, 3, 4, 5, "gap", 21]],
    [4, 21, [1, 2, 3, 4, 5, 6, "gap", 21]],
    [5, 21, [1, "gap", 3, 4, 5, 6, 7, "gap", 21]],
    [21, 21, [1, "gap", 19, 20, 21]],
    [1, 21, [1, 2, 3, "gap", 21]],
    [1, 1, [1]],
    [1, 0, []],
  ])("shows page %i of %i as %j", (current, total, pages) => {
    expect(paginationWindow(current, total)).toEqual(pages);
  });
});
