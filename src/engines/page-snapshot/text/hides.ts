import type { HtmlElement } from "#core/html/parse-html.ts";

/** Whether an element takes itself out of the page by what stands on it. What a style sheet does is not known here. */
export function hides({ tagName, attrs }: HtmlElement): boolean {
  // A dialog that is not open is not drawn: https://html.spec.whatwg.org/multipage/rendering.html#hidden-elements
  if (tagName === "dialog" && !attrs.some(({ name }) => name === "open")) return true;
  return attrs.some(
    ({ name, value }) =>
      name === "hidden" ||
      (name === "aria-hidden" && value === "true") ||
      (name === "style" && /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}
