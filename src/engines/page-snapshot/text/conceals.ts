import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";

/** Longer ones are drawings in the form of a style. */
const MAX_STYLE = 2_000;
const FAR = /^-\d{4,}(?:\.\d+)?(?:px|em|rem|pt)/;
const NOTHING = /^0(?:\.0+)?(?:px|em|rem|pt|%)?$/;
const HARDLY = /^[01](?:px)?$/;

/** Whether an element's own style keeps it drawn and out of everybody's sight: far off the page, without size, or see-through. */
export function conceals(element: HtmlElement): boolean {
  const style = attributeOf(element, "style");
  if (style === null || style.length > MAX_STYLE) return false;
  const says = new Map(style.split(";").map(partsOf));
  const is = (value: RegExp, ...names: string[]) => names.some((name) => value.test(says.get(name) ?? ""));
  return (
    is(FAR, "left", "right", "top", "bottom", "text-indent", "margin-left", "margin-top") ||
    is(NOTHING, "font-size", "opacity") ||
    (is(/^hidden$/, "overflow") && is(HARDLY, "height", "width", "max-height", "max-width"))
  );
}

function partsOf(declaration: string): [name: string, value: string] {
  const colon = declaration.indexOf(":");
  const [name, value] = [declaration.slice(0, colon), declaration.slice(colon + 1)];
  return [name.trim().toLowerCase(), value.toLowerCase().replace("!important", "").trim()];
}
