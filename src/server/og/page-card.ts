import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** What a page's head says about its own social card. */
export interface PageCard {
  title: string;
  brandName: string;
  /** The address of the picture that the page names. */
  image: URL;
}

/** The page itself is asked, so a picture says what its page says, and a page that is not there has none. */
export function readPageCard(html: string): PageCard | undefined {
  const end = html.indexOf("<body");
  const properties = new Map(metaProperties(parse(end === -1 ? html : html.slice(0, end))));
  const [title, brandName, image] = ["og:title", "og:site_name", "og:image"].map((name) => properties.get(name));
  return title && brandName && image && URL.canParse(image) ? { title, brandName, image: new URL(image) } : undefined;
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
