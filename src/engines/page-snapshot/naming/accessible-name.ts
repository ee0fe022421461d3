import { present } from "#core/errors/present.ts";
import { attributeOf, type HtmlDocument, type HtmlElement, type HtmlNode } from "#core/html/parse-html.ts";
import { hides } from "../text/hides.ts";
import { collapse } from "../text/text-collector.ts";
import { roleOf } from "./aria-role.ts";

/** Nodes looked at for all names of a page together: elements inside one another would otherwise cost the square of the depth. */
const BUDGET = 400_000;
/** Longer names are cut: no name that people use is as long. */
const MAX_CHARACTERS = 2_000;

/**
 * What assistive technology calls an element that takes its name from its content: labelledby, label, content, title.
 * https://www.w3.org/TR/accname-1.2/#computation-steps, without what only a style sheet or a script could add.
 * A picture has no name from its content: https://www.w3.org/TR/wai-aria-1.2/#namefromauthor
 */
export function accessibleNamer(document: HtmlDocument): (element: HtmlElement, options?: { isPicture?: boolean }) => string {
  let left = BUDGET;
  let byId: Map<string, HtmlElement> | undefined;

  return (element, { isPicture = false } = {}) =>
    collapse(isPicture ? pictureName(element) : nameOf(element, { isReferenced: false, showsHidden: false }));

  function pictureName(element: HtmlElement): string {
    const named = labelOf(element);
    if (named.trim() !== "") return named;
    const own = [attributeOf(element, "aria-label"), nativeName(element), attributeOf(element, "title")];
    return own.find((text) => text?.trim()) ?? "";
  }

  function labelOf(element: HtmlElement): string {
    const ids = attributeOf(element, "aria-labelledby");
    if (!ids) return "";
    const labels = ids.split(/[\t\n\f\r ]+/).flatMap((id) => elementWith(id) ?? []);
    return labels.map((label) => nameOf(label, { isReferenced: true, showsHidden: isHiddenHere(label) })).join(" ");
  }

  function nameOf(element: HtmlElement, state: State): string {
    if (!state.isReferenced) {
      const named = labelOf(element);
      // The specification would stop at an empty one; browsers go on, and so do we.
      if (named.trim() !== "") return named;
    }
    const label = attributeOf(element, "aria-label");
    if (label?.trim()) return label;
    const own = ownText(element);
    if (own !== undefined) return own;
    const content = contentOf(element, state);
    // Not trimmed: elements inside one another would copy the same text for each of them.
    return /\S/.test(content) ? content : (attributeOf(element, "title") ?? "");
  }

  function contentOf(element: HtmlElement, { showsHidden }: State): string {
    let text = "";
    for (const child of element.childNodes) {
      if (--left < 0 || text.length > MAX_CHARACTERS) return text;
      if ("value" in child) text += child.value.slice(0, MAX_CHARACTERS);
      else if ("attrs" in child && !silent.has(child.tagName) && (showsHidden || !hides(child))) {
        const inner = nameOf(child, { isReferenced: false, showsHidden });
        text += inlines.has(child.tagName) ? inner : ` ${inner} `;
      }
    }
    return text;
  }

  function elementWith(id: string): HtmlElement | undefined {
    byId ??= elementsById(document);
    return byId.get(id);
  }
}

interface State {
  /** Asked for by another element's aria-labelledby, which is followed once. */
  isReferenced: boolean;
  /** The element asked for is hidden itself, so its content counts as well. */
  showsHidden: boolean;
}

/** What HTML and SVG have for naming a picture: https://www.w3.org/TR/html-aam-1.0/#img-element-accessible-name-computation */
function nativeName(element: HtmlElement): string | null {
  if (/^(?:img|area|input)$/.test(element.tagName)) return attributeOf(element, "alt");
  const title = element.childNodes.find((child): child is HtmlElement => "attrs" in child && child.tagName === "title");
  return title ? textIn(title) : null;
}

/** The text of elements that do not take it from their content; undefined for all others. */
function ownText(element: HtmlElement): string | undefined {
  switch (element.tagName) {
    case "img":
      return roleOf(element, "img") === "none" ? "" : (attributeOf(element, "alt") ?? attributeOf(element, "title") ?? "");
    case "input":
      return /^(?:hidden|checkbox|radio|password)$/i.test(attributeOf(element, "type") ?? "") ? "" : (attributeOf(element, "value") ?? "");
    case "svg": {
      const title = element.childNodes.find((child): child is HtmlElement => "attrs" in child && child.tagName === "title");
      return title ? textIn(title) : undefined;
    }
    default:
      return undefined;
  }
}

function textIn(element: HtmlElement): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Hidden on itself or by an element around it. */
function isHiddenHere(element: HtmlElement): boolean {
  for (let node: HtmlNode | null = element; node && "attrs" in node; node = node.parentNode) if (hides(node)) return true;
  return false;
}

function elementsById(document: HtmlDocument): Map<string, HtmlElement> {
  const found = new Map<string, HtmlElement>();
  const rest: HtmlNode[] = [document];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if ("attrs" in node) {
      const id = attributeOf(node, "id");
      if (id && !found.has(id)) found.set(id, node);
    }
    // From the back, so that the first of two with one id is met first.
    if ("childNodes" in node) for (let index = node.childNodes.length - 1; index >= 0; index--) rest.push(present(node.childNodes[index]));
  }
  return found;
}

const silent = new Set(["script", "style", "template", "noscript", "iframe", "object", "video", "audio"]);

/** Elements that leave the words before and after them together. */
const inlines = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var
   wbr`.split(/\s+/),
);
