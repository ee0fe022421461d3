import { html as names } from "parse5";
import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { roleOf } from "../naming/aria-role.ts";
import type { MediaFact } from "../page-snapshot.ts";
import { allAttributes, factOf, type Notes, type Surroundings } from "./element-notes.ts";

/** Notes pictures that are no `img`, and sound and film. */
export function readMedia(element: HtmlElement, around: Surroundings, notes: Notes): void {
  for (const [kind, raw] of mediaOf(element)) {
    if (raw === null) continue;
    const fact = { ...factOf(element, around, notes, raw), kind, name: "", isHidden: around.isHidden, attributes: allAttributes(element) };
    notes.facts.media.push(fact);
    notes.unnamed.push({ fact, element, isPicture: true });
  }
}

type Found = readonly [kind: MediaFact["kind"], raw: string | null];

function mediaOf(element: HtmlElement): Found[] {
  const style = attributeOf(element, "style");
  const painted = style?.includes("url(") ? [...style.matchAll(STYLE_URL)] : [];
  return [...painted.map(([, quoted, bare]): Found => ["style", (quoted ?? bare ?? "").trim()]), ...ownMediaOf(element)];
}

function ownMediaOf(element: HtmlElement): Found[] {
  const attribute = (name: string) => attributeOf(element, name);
  switch (element.tagName) {
    case "source":
      return [["source", attribute("srcset") ?? attribute("src")]];
    // Only the img inside is drawn; without one there is nothing.
    case "picture":
      return element.childNodes.some(({ nodeName }) => nodeName === "img") ? [] : [["picture", ""]];
    case "video":
      return [
        ["poster", attribute("poster")],
        ["video", attribute("src")],
      ];
    case "audio":
      return [["audio", attribute("src")]];
    case "object":
      return [["object", attribute("data") ?? ""]];
    case "embed":
      return [["embed", attribute("src") ?? ""]];
    case "area":
      return [["area", attribute("href")]];
    case "input":
      return attribute("type")?.trim().toLowerCase() === "image" ? [["input-image", attribute("src") ?? ""]] : [];
    case "svg":
      return [["svg", ""]];
    case "img":
      return [];
    default:
      return element.namespaceURI === names.NS.SVG ? [["svg", ""]] : isPicture(element) ? [["role-img", ""]] : [];
  }
}

function isPicture(element: HtmlElement): boolean {
  return attributeOf(element, "role") !== null && /^(?:img|image)$/.test(roleOf(element, ""));
}

/** url("…"), url('…') and url(…) of a style attribute, no part of it matched twice. */
const STYLE_URL = /url\(\s*(?:["']([^"')]*)["']|([^"'()\s][^"'()]*))\s*\)/gi;
