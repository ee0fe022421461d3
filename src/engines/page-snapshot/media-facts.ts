import { attributeOf, type HtmlElement } from "#core/html/parse-html.ts";
import { attributesOf, factOf, type Notes, type Surroundings } from "./element-facts.ts";
import type { MediaFact } from "./page-snapshot.ts";

/** Notes pictures that are no `img`, and sound and film. */
export function readMedia(element: HtmlElement, around: Surroundings, notes: Notes): void {
  for (const [kind, raw] of mediaOf(element)) {
    if (raw === null) continue;
    const fact = { ...factOf(element, around, notes, raw), kind, name: "", isHidden: around.isHidden, attributes: attributesOf(element) };
    notes.facts.media.push(fact);
    notes.unnamed.push({ fact, element });
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
      return /^(?:img|image)\b/i.test(attribute("role")?.trim() ?? "") ? [["role-img", ""]] : [];
  }
}

/** url("…"), url('…') and url(…) of a style attribute, no part of it matched twice. */
const STYLE_URL = /url\(\s*(?:["']([^"')]*)["']|([^"'()\s][^"'()]*))\s*\)/gi;
