import { escapeXml } from "#core/text/html/escape-xml.ts";
import { SHOP_NAME, type ShopPage, shopPages } from "./shop-pages.ts";

/** The name under which the demo is audited: reserved (RFC 6761), so it is nobody's. */
export const DEMO_HOST = "https://alder-and-ash.example";
/** Where the product itself serves it. */
export const DEMO_PATH = "/demo-shop";

interface ShopAnswer {
  status: number;
  type: string;
  body: string;
}

/** In the menu, two of them gone: the faults that an owner overlooks. */
const MENU: readonly (readonly [path: string, name: string])[] = [
  ["/collections/tables", "Tables"],
  ["/collections/chairs", "Chairs"],
  ["/collections/shelves", "Shelves"],
  ["/collections/beds", "Beds"],
  ["/collections/lamps", "Lamps"],
  ["/collections/gifts", "Gifts"],
  ["/spring-sale", "Spring sale"],
  ["/collections/clearance", "Clearance"],
];
const FOOT = shopPages.filter(({ path }) => /^\/(?:guides|help)\//.test(path));
/** Their pictures have no alternative. */
const UNDESCRIBED = new Set(["/products/oak-stool", "/products/wall-shelf", "/products/low-bed"]);

/**
 * A shop with planted faults: the help pages say noindex although the sitemap lists them, two links of the menu lead nowhere, three
 * collections share a title, a product has no description, and three pictures have no alternative. `base` is put before every path.
 */
export function answerAsShop(path: string, { origin, base }: { origin: string; base: string }): ShopAnswer {
  const href = (to: string) => `${base}${to}`;
  if (path === "/robots.txt")
    return { status: 200, type: "text/plain; charset=utf-8", body: `User-agent: *\nDisallow:\n\nSitemap: ${origin}${base}/sitemap.xml\n` };
  if (path === "/sitemap.xml") return { status: 200, type: "application/xml; charset=utf-8", body: sitemap(origin + base) };
  if (path === "/shop.css") return { status: 200, type: "text/css; charset=utf-8", body: SHEET };
  if (/^\/(?:icon|pictures\/[a-z-]+)\.svg$/.test(path)) return { status: 200, type: "image/svg+xml", body: picture(path) };
  const page = shopPages.find((each) => each.path === path);
  const body = page ? document(page, origin + base, href) : document(GONE, origin + base, href);
  return { status: page ? 200 : 404, type: "text/html; charset=utf-8", body };
}

const GONE: ShopPage = { path: "/gone", title: `Not found | ${SHOP_NAME}`, heading: "Not found", text: "There is no such page." };

function document(page: ShopPage, home: string, href: (to: string) => string): string {
  const { path, title, heading, description, text, links = [], price } = page;
  const named = (to: string) => escapeXml(shopPages.find((each) => each.path === to)?.heading ?? to);
  const link = (to: string, name: string) => `<li><a href="${href(to)}">${name}</a></li>`;
  const slug = path.split("/").at(-1) ?? "";
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
${description ? `<meta name="description" content="${escapeXml(description)}">` : ""}
${path.startsWith("/help/") ? '<meta name="robots" content="noindex">' : ""}
<link rel="canonical" href="${home}${path}">
<link rel="icon" href="${href("/icon.svg")}" type="image/svg+xml" sizes="any">
<link rel="stylesheet" href="${href("/shop.css")}">
${price ? `<script type="application/ld+json">${productData(page, home)}</script>` : ""}
</head>
<body>
<header><a href="${href("/")}">${escapeXml(SHOP_NAME)}</a><nav aria-label="Shop"><ul>${MENU.map(([to, name]) => link(to, name)).join("")}</ul></nav></header>
<main>
<h1>${escapeXml(heading)}</h1>
${price ? `<img src="${href(`/pictures/${slug}.svg`)}" width="640" height="400"${UNDESCRIBED.has(path) ? "" : ` alt="${escapeXml(heading)}, seen from the front"`}>` : ""}
<p>${escapeXml(text)}</p>
${price ? `<p>$${price}, delivered.</p>` : ""}
${links.length > 0 ? `<ul>${links.map((to) => link(to, named(to))).join("")}</ul>` : ""}
</main>
<footer><ul>${FOOT.map((each) => link(each.path, escapeXml(each.heading))).join("")}</ul></footer>
</body>
</html>
`;
}

function productData({ path, heading, description = "", price = "" }: ShopPage, home: string): string {
  const slug = path.split("/").at(-1) ?? "";
  return JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Product",
    name: heading,
    image: `${home}/pictures/${slug}.svg`,
    ...(description ? { description } : {}),
    offers: { "@type": "Offer", price, priceCurrency: "USD", availability: "https://schema.org/InStock", url: home + path },
  }).replaceAll("<", "\\u003c");
}

function sitemap(home: string): string {
  const listed = [...shopPages.map(({ path }) => path), "/spring-sale"];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed.map((path) => `<url><loc>${home}${path}</loc></url>`).join("\n")}\n</urlset>\n`;
}

/** A board on two legs, a little different for every piece. */
function picture(path: string): string {
  if (path === "/icon.svg") return ICON;
  const tone = [...path].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><path fill="#efe6d8" d="M0 0h640v400H0z"/><path fill="hsl(30 40% ${35 + tone / 2}%)" d="M${80 + tone} 150h${480 - 2 * tone}v36H${80 + tone}zM150 186h30v150h-30zm310 0h30v150h-30z"/></svg>`;
}

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#7a4a1d"/></svg>';

const SHEET = `body{margin:0 auto;max-width:720px;padding:16px;font:18px/1.5 Georgia,serif;color:#2b2118;background:#fbf7f0}
header a{color:inherit;font-weight:700}ul{padding:0;list-style:none}nav ul,footer ul{display:flex;flex-wrap:wrap;gap:8px 16px}
nav a,footer a{display:inline-block;padding:4px 0;color:#7a4a1d}img{width:100%;height:auto}footer{margin-top:48px;border-top:1px solid #d8c9b2}
`;

/** Under which the demo stands among the audits. */
export const DEMO_AUDIT = "demo";
