import { describe, expect, it } from "vitest";
import { bodyClass, logoTone } from "./body-class.ts";

describe("bodyClass and logoTone", () => {
  it.each([
    ["/services/technical-seo/", "saas-seo-page", "white"],
    ["/services", "saas-seo-page", "white"],
    ["/blog", "post-page", "dark"],
    ["/blog/", "post-page", "dark"],
    ["/blog/page/2", "post-page", "dark"],
    ["/author/maren-kowalczyk/", "post-page", "dark"],
    ["/letters/november", "post-page", "dark"],
    ["/creative/", "creative-page", "white"],
    ["/career/ppc-executive", "career-page", "white"],
    ["/portfolio", "portfolio-page", "white"],
    ["/testimonial/", "testimonial-page", "white"],
    ["/admin/reviews", "admin", "white"],
    ["/", undefined, "white"],
    ["/tools/", undefined, "white"],
    ["/blogging", undefined, "white"],
  ])("gives %s the class %s and a %s logo", (path, name, tone) => {
    expect([bodyClass(path), logoTone(path)]).toEqual([name, tone]);
  });
});
