import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bookingSizes, siteConstants } from "#core/site-constants.ts";

const sheet = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");

describe("style sheets, whose media queries cannot ask a property, keep to the numbers of the specification:", () => {
  const { employee, homeTestimonial, testimonial } = siteConstants.carousels;
  const carousel = sheet("ui/carousel/carousel.css");
  /** `above 600: 2, 3` for each query that sets slides: how it compares, its width, and the counts it knows. */
  const queries = [...carousel.matchAll(/@media \(width (>=?) (\d+)px\) \{\n((?: {4}.*\n)+) {2}\}/g)].map(
    ([, sign, width, rules = ""]) => ({
      sign,
      width: Number(width),
      attributes: new Set([...rules.matchAll(/\[data-([a-z]+-\d+)=/g)].map(([, name]) => name)),
      counts: [...rules.matchAll(/="(\d)"/g)].map(([, count]) => Number(count)),
    }),
  );

  it("a carousel turns at the widths of its slides, and knows their counts", () => {
    for (const [slides, sign, name] of [
      [homeTestimonial.slidesAbove, ">", "above"],
      [employee.slidesAt, ">=", "at"],
    ] as const) {
      for (const [width, count] of Object.entries(slides)) {
        const query = queries.find((each) => each.sign === sign && each.width === Number(width));
        expect(query?.attributes, `${name} ${width}`).toEqual(new Set([`${name}-${width}`]));
        expect(query?.counts, `${name} ${width}`).toContain(count);
      }
    }
    const widths = [...Object.keys(homeTestimonial.slidesAbove), ...Object.keys(employee.slidesAt)].map(Number);
    expect(queries.map(({ width }) => width)).toEqual(widths);
    expect(testimonial.slides).toBe(1);
    expect(carousel).toContain("--n: 1;");
  });

  it("a carousel's and a marquee's times come from code alone", () => {
    expect(`${carousel}${sheet("ui/marquee/marquee.css")}`).not.toMatch(/\b(?:2500|3000|500)ms|\b(?:2\.5|3|0?\.5)s\b/);
  });

  it("a stage is as wide as the window that is assumed", () => {
    expect(/\.stage \{[^}]*\bwidth: (\d+)px/.exec(sheet("ui/styles/base.css"))?.[1]).toBe(String(siteConstants.defaultWindowWidth));
  });

  it("the scheduler and its popup have their sizes", () => {
    const { height, minWidth, popup, sheetUpTo } = bookingSizes;
    expect(sheet("app/booking/booking-panel.css")).toContain(`height: ${height}px;\n  min-width: ${minWidth}px;`);
    const popupSheet = sheet("app/booking/booking-popup.css");
    expect(popupSheet).toContain(`width: clamp(${popup.minWidth}px, 100% - 64px, ${popup.maxWidth}px);`);
    expect(popupSheet).toContain(`height: min(${popup.maxHeight}px, 100dvh - 32px);`);
    expect(popupSheet).toContain(`@media (width <= ${sheetUpTo}px)`);
  });
});
