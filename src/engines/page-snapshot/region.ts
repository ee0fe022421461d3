import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";

/** The landmark that a part of a page lies in; "body" when it lies in none. */
export type Region = "body" | "header" | "nav" | "main" | "aside" | "footer";

/** The region inside an element: https://www.w3.org/TR/html-aam-1.0/ for which elements are landmarks and where. */
export function regionIn(element: HtmlElement, outside: Region): Region {
  const role = attributeOf(element, "role")?.trim().toLowerCase().split(/\s+/)[0];
  const named = role === undefined ? undefined : byRole[role];
  if (named) return named;
  switch (element.tagName) {
    case "main":
    case "nav":
    case "aside":
      return element.tagName;
    // Inside main or aside a header is that part's own, and no landmark of the page.
    case "header":
    case "footer":
      return outside === "body" ? element.tagName : outside;
    default:
      return outside;
  }
}

const byRole: Partial<Record<string, Region>> = {
  banner: "header",
  navigation: "nav",
  main: "main",
  complementary: "aside",
  contentinfo: "footer",
};
