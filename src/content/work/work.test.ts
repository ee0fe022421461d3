import { describe, expect, it } from "vitest";
import { work } from "./work.content-type.ts";

const raw = {
  _id: "work-a",
  name: "A",
  growth: "+1% clicks",
  desc: "D",
  lines: ["seo", "creative"],
  year: 2025,
  link: "/case-study/a",
  external: false,
  field: "pink",
};
const post = "https://example.com/?post=a";

const toWork = work.map;

describe("toWork", () => {
  it("takes a work that leads to a page of ours, with or without a picture", () => {
    expect(toWork(raw).image).toBeUndefined();
    const image = { asset: { _ref: "image-abc-1360x880-png" }, alt: "A menu" };
    expect(toWork({ ...raw, image }).image).toStrictEqual(image);
  });

  it("takes one that leads elsewhere only when it says so", () => {
    expect(toWork({ ...raw, link: post, external: true })).toMatchObject({ link: post, external: true });
    expect(() => toWork({ ...raw, link: post })).toThrow("a path of this site");
    expect(() => toWork({ ...raw, external: true })).toThrow();
  });

  it.each([
    ["a script for a link", { link: "javascript:alert(1)", external: true }],
    ["an address without its scheme", { link: "//example.com" }],
    ["a line we do not have", { lines: ["tools"] }],
    ["no line", { lines: [] }],
    ["a picture that is none", { image: { asset: { _ref: "menu.png" } } }],
  ])("refuses %s", (_, change) => {
    expect(() => toWork({ ...raw, ...change })).toThrow();
  });
});
