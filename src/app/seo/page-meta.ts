import type { MetaDescriptor } from "react-router";

export interface PageMeta {
  /** Without the site's name, which is added here. */
  title: string;
  description: string;
  /** The canonical spelling of the page's path. */
  path: string;
  origin: string;
  brandName: string;
  type?: "website" | "article";
  /** Absolute address of a picture for social cards, with its alternative text. */
  image?: { url: string; alt: string };
  /** Kept out of search results: one visitor's result, a search page. */
  noindex?: boolean;
}

/** The <head> of a page: title, description, canonical address and social card. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = `${page.title} | ${page.brandName}`;
  const url = page.origin + page.path;
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:site_name", content: page.brandName },
    ...(page.image
      ? [
          { property: "og:image", content: page.image.url },
          { property: "og:image:alt", content: page.image.alt },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "twitter:card", content: "summary" }]),
  ];
}
