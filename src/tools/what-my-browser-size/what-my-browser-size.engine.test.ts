import { describe, expect, it } from "vitest";
import { breakpointsAt } from "./breakpoints.ts";
import { aspectOf, describeSize } from "./what-my-browser-size.engine.ts";

const activeAt = (width: number) => breakpointsAt(width).map(({ active }) => active);

describe("breakpointsAt", () => {
  it.each([
    [1, [null, null, null]],
    [575, [null, null, null]],
    [576, [null, "sm", null]],
    [600, [null, "sm", "medium"]],
    [639, [null, "sm", "medium"]],
    [640, ["sm", "sm", "medium"]],
    [767, ["sm", "sm", "medium"]],
    [768, ["md", "md", "medium"]],
    [992, ["md", "lg", "expanded"]],
    [1024, ["lg", "lg", "expanded"]],
    [1280, ["xl", "xl", "large"]],
    [1536, ["2xl", "xxl", "large"]],
    [1600, ["2xl", "xxl", "extra-large"]],
  ])("at %i px Tailwind, Bootstrap and Material stand at %j", (width, active) => expect(activeAt(width)).toEqual(active));

  it("says how far the next one is", () => {
    expect(breakpointsAt(1265).map(({ next }) => next)).toEqual([
      { name: "xl", missing: 15 },
      { name: "xxl", missing: 135 },
      { name: "extra-large", missing: 335 },
    ]);
    expect(breakpointsAt(3000).map(({ next }) => next)).toEqual([null, null, null]);
  });
});

describe("aspectOf", () => {
  it.each([
    [1920, 1080, "16:9", true],
    [1080, 1920, "9:16", true],
    [1280, 800, "16:10", true],
    [1024, 768, "4:3", true],
    [500, 500, "1:1", true],
    [390, 844, "9:19.5", false],
    [1366, 768, "16:9", false],
    [1000, 1, "1000.00:1", false],
    [700, 300, "21:9", true],
    [7, 5, "7:5", true],
    [1281, 611, "2.10:1", false],
  ])("%i × %i is %s", (width, height, text, exact) => expect(aspectOf(width, height)).toEqual({ text, exact }));
});

describe("describeSize", () => {
  it("names the screens of that size first, then those of that width", () => {
    expect(describeSize({ width: 393, height: 852, ratio: 3 }).devices).toEqual([
      { name: "iPhone 14 Pro, 15, 15 Pro, 16", width: 393, height: 852, ratio: 3, match: "size" },
    ]);
    expect(describeSize({ width: 393, height: 852 }).devices.map(({ name, match }) => [name, match])).toEqual([
      ["iPhone 14 Pro, 15, 15 Pro, 16", "size"],
      ["Many Android phones with a Full HD+ screen", "width"],
    ]);
  });

  it("knows a phone on its side", () => {
    const turned = describeSize({ width: 852, height: 393, ratio: 3 });
    expect(turned.orientation).toBe("landscape");
    expect(turned.devices[0]?.name).toBe("iPhone 14 Pro, 15, 15 Pro, 16");
  });

  it("counts device pixels", () => {
    expect(describeSize({ width: 1512, height: 982, ratio: 2 }).devicePixels).toEqual({ width: 3024, height: 1964, megapixels: 5.94 });
    expect(describeSize({ width: 412, height: 915, ratio: 2.625 }).devicePixels).toEqual({ width: 1082, height: 2402, megapixels: 2.6 });
  });

  it("finds nothing for a size that no screen has", () => {
    expect(describeSize({ width: 1, height: 1 }).devices).toEqual([]);
    expect(describeSize({ width: 30_000, height: 1, ratio: 16 })).toMatchObject({ orientation: "landscape", devices: [] });
  });
});
