import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** What the checks of the whole site need of a page's HTML. */
export interface PageFacts {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  /** Open Graph properties by name. */
  social: ReadonlyMap<string, string>;
  /** Of the whole document, footer included: level and text, in order. */
  headings: readonly { level: number; text: string }[];
  links: readonly string[];
  /** Every address of a picture, those of its other sizes included. */
  pictures: readonly string[];
  /** Sources of pictures without an alternative text; an empty one is a text. */
  unnamed: readonly string[];
  /** Sources of pictures that do not say how large they are. */
  unsized: readonly string[];
  ids: readonly string[];
  jsonLd: readonly string[];
}

export function readPageFacts(html: string): PageFacts {
  const elements = [...elementsOf(parse(html))];
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const meta = (key: "name" | "property", wanted: string) =>
    attribute(
      named("meta").find((element) => attribute(element, key) === wanted),
      "content",
    );
  return {
    title: textOf(named("title")[0]),
    description: meta("name", "description"),
    canonical: attribute(
      named("link").find((element) => attribute(element, "rel") === "canonical"),
      "href",
    ),
    robots: meta("name", "robots"),
    social: new Map(
      named("meta").flatMap((element) => {
        const [property, content] = [attribute(element, "property"), attribute(element, "content")];
        return property && content ? [[property, content]] : [];
      }),
    ),
    headings: elements
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map((element) => ({ level: Number(element.tagName[1]), text: textOf(element) })),
    links: [...named("a"), ...named("area")].flatMap((element) => attribute(element, "href") ?? []),
    pictures: [...named("img"), ...named("source")]
      .flatMap((element) => [
        ...(attribute(element, "src") ?? "").split(" "),
        ...(attribute(element, "srcset") ?? "").split(",").map((size) => size.trim().split(" ")[0] ?? ""),
      ])
      .filter(Boolean),
    unnamed: named("img")
      .filter((element) => attribute(element, "alt") === undefined)
      .map((element) => attribute(element, "src") ?? ""),
    unsized: named("img")
      .filter((element) => !attribute(element, "width") || !attribute(element, "height"))
      .map((element) => attribute(element, "src") ?? ""),
    ids: elements.flatMap((element) => attribute(element, "id") ?? []),
    jsonLd: named("script")
      .filter((element) => attribute(element, "type") === "application/ld+json")
      .map(textOf),
  };
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if ("tagName" in child) yield child;
    yield* elementsOf(child);
  }
}

const attribute = (element: Element | undefined, wanted: string) => element?.attrs.find(({ name }) => name === wanted)?.value;

function textOf(node: DefaultTreeAdapterTypes.Node | undefined): string {
  if (!node) return "";
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}
