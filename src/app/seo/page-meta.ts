import type { MetaDescriptor } from "react-router";
import type { Line } from "#core/line.ts";
import { CARD_SIZE, cardAddress } from "#core/social/card-address.ts";

export interface PageMeta {
  /** Without the site's name, which is added here. */
  title: string;
  description: string;
  /** The canonical spelling of the page's path. */
  path: string;
  origin: string;
  brandName: string;
  type?: "website" | "article";
  /** The line whose colours the page's picture wears, where its path does not say it. */
  line?: Line;
  /** Kept out of search results: one visitor's result, a search page. */
  noindex?: boolean;
}

/** The <head> of a page: title, description, canonical address and social card. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  return [
    { title: `${page.title} | ${page.brandName}` },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: page.origin + page.path },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    // Read by programs that fetch the document; no browser needs the code for it.
    ...(import.meta.env.SSR ? socialCard(page) : []),
  ];
}

function socialCard({ title, description, path, origin, brandName, type = "website", line = lineOf(path) }: PageMeta): MetaDescriptor[] {
  const { width, height } = CARD_SIZE;
  const properties: Record<string, string> = {
    title,
    description,
    type,
    url: origin + path,
    site_name: brandName,
    // Drawn by src/server/og from what stands here.
    image: origin + cardAddress({ line, path, title, brandName }),
    "image:type": "image/png",
    "image:width": `${width}`,
    "image:height": `${height}`,
    "image:alt": `“${title}”, set on a map of the ${line} line, with the name ${brandName}`,
  };
  return [
    ...Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const lineOf = (path: string): Line => (path === "/" ? "blue" : (lines.find(([start]) => path.startsWith(start))?.[1] ?? "slate"));

const lines: readonly [start: string, line: Line][] = [
  ["/tools/", "green"],
  ["/blog/", "purple"],
  ["/author/", "purple"],
  ["/creative/", "pink"],
  ["/portfolio", "pink"],
];
