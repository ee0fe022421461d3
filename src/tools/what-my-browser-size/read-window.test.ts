import { describe, expect, it } from "vitest";
import { zoomOf } from "./read-window.ts";

describe("zoomOf", () => {
  it.each([
    [1280, 1280, 100],
    [1296, 1280, 100],
    [1280, 1024, 125],
    [1280, 1164, 110],
    [1280, 640, 200],
    [1280, 1910, 67],
    [1920, 1480, undefined],
    [0, 1280, undefined],
    [1280, 0, undefined],
  ])("a window of %i px with %i px inside is at %s percent", (outer, inner, percent) => expect(zoomOf(outer, inner)).toBe(percent));
});
