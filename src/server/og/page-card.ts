import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** What a page's head says about its own social card. */
export interface PageCard {
  title: string;
  brandName: string;
  /** The address of the picture that the page names. */
  image: URL;
  /** The brand's own, where the page wears one. */
  color: string | undefined;
}

/** The page itself is asked, so a picture says what its page says, and a page that is not there has none. */
export function readPageCard(html: string): PageCard | undefined {
  const end = html.indexOf("<body");
  const head = end === -1 ? html : html.slice(0, end);
  const properties = new Map(metaProperties(parse(head)));
  const [, digits] = /\/brand\.css\?c=([\da-f]{6})"/i.exec(head) ?? [];
  const [title, brandName, image] = ["og:title", "og:site_name", "og:image"].map((name) => properties.get(name));
  if (!title || !brandName || !image || !URL.canParse(image)) return undefined;
  return { title, brandName, image: new URL(image), color: digits && `#${digits}` };
}

function metaProperties(node: DefaultTreeAdapterTypes.Node): [string, string][] {
  if (!("childNodes" in node)) return [];
  return node.childNodes.flatMap((child) => {
    if (child.nodeName !== "meta" || !("attrs" in child)) return metaProperties(child);
    const value = (wanted: string) => child.attrs.find(({ name }) => name === wanted)?.value;
    const [property, content] = [value("property"), value("content")];
    return property && content ? [[property, content]] : [];
  });
}
