import { describe, expect, it } from "vitest";
import { siteConstants } from "#core/site-constants.ts";
import { clampIndex, slidesFor, stepFrom } from "./carousel-position.ts";

const { employee, homeTestimonial, testimonial } = siteConstants.carousels;

describe("slidesFor", () => {
  it.each([
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
  ])("shows employees at %i px side by side: %i", (width, slides) => {
    expect(slidesFor(employee, width)).toBe(slides);
  });

  it.each([
    [600, 1],
    [601, 3],
    [siteConstants.defaultWindowWidth, 3],
  ])("shows home testimonials at %i px side by side: %i", (width, slides) => {
    expect(slidesFor(homeTestimonial, width)).toBe(slides);
  });

  it("shows one testimonial at every width", () => {
    expect([390, 1280].map((width) => slidesFor(testimonial, width))).toEqual([1, 1]);
  });
});

describe("stepFrom", () => {
  it.each([
    [0, 1, 6, 3, 1],
    [3, 1, 6, 3, 0],
    [0, -1, 6, 3, 3],
    [2, -1, 6, 3, 1],
    [5, 1, 6, 1, 0],
    [0, 1, 2, 3, 0],
  ] as const)("from %i by %i of %i slides with %i visible leads to %i", (index, by, count, visible, to) => {
    expect(stepFrom(index, by, count, visible)).toBe(to);
  });
});

describe("clampIndex", () => {
  it("keeps a place that still exists and moves back from one that does not", () => {
    expect([clampIndex(2, 6, 3), clampIndex(5, 6, 3), clampIndex(4, 2, 3)]).toEqual([2, 3, 0]);
  });
});
