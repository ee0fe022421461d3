import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://lumenlamps.test";
/** The address that the shop system gave before the shop had its own. */
const BEFORE = "https://lumen-lamps-2.shops.example";

interface Lamp {
  path: string;
  name: string;
  price: string;
  about: string;
}

const lamps: readonly Lamp[] = [
  {
    path: "/products/arc-floor-lamp",
    name: "Arc floor lamp",
    price: "189.00",
    about:
      "A floor lamp with a brass arc two metres high that reaches over a sofa without a cable across the room. The foot is a disc of terrazzo that weighs fourteen kilos, so children and dogs may run against it. The shade turns, and the switch is at the height of a hand rather than on the floor. Delivered in two boxes; putting it together takes ten minutes and one hexagonal key, which is in the box.",
  },
  {
    path: "/products/pebble-table-lamp",
    name: "Pebble table lamp",
    price: "74.00",
    about:
      "Blown by hand in a workshop near Porto, the Pebble is a round lamp of opal glass for a bedside or a shelf. It gives a soft light in all directions and gets no warmer than a cup of tea. The dimmer in the cable remembers where it was left. Because each piece is blown, the diameter differs by a centimetre or so from one to the next, and a small bubble in the glass is no fault.",
  },
  {
    path: "/products/ladder-wall-light",
    name: "Ladder wall light",
    price: "119.00",
    about:
      "Three bars of oak with a strip of light behind each, for stairs and corridors where a lamp on a table has no place. It is wired to the wall by an electrician or plugged in with the cord that comes with it. The strips can be replaced one by one, which we sell for nine euros each, and the wood comes oiled so that scratches can be rubbed out with a cloth.",
  },
];

const head = (path: string, title: string, description: string, extra = "") => `<!doctype html>
<html class="no-js" lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="canonical" href="${BEFORE}${path}">
<link rel="icon" type="image/png" href="/cdn/shop/files/icon_32x32.png">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:site_name" content="Lumen Lamps">
<meta property="og:url" content="${BEFORE}${path}">
<meta property="og:title" content="${title}">
<meta property="og:type" content="product">
<meta property="og:description" content="${description}">
<meta property="og:image" content="${ORIGIN}/cdn/shop/files/share.jpg">
${extra}</head>
<body class="template">
<header><a href="/"><svg role="img" aria-label="Lumen Lamps" width="90" height="24"></svg></a>
<nav aria-label="Main"><a href="/collections/all">All lamps</a> <a href="/collections/ceiling">Ceiling lamps</a> <a href="/pages/about">About us</a> <a href="/policies/shipping">Shipping</a></nav></header><main>`;
const foot = `</main><footer><p>Lumen Lamps, Rua das Flores 8, Porto</p></footer></body></html>`;

const product = ({ path, name, price, about }: Lamp) =>
  html(
    `${head(
      path,
      `${name} – Lumen Lamps`,
      `${about.slice(0, 120).replace(/\s\S*$/, "")} … Buy it at Lumen Lamps for ${price} euros.`,
      `<script type="application/ld+json">${JSON.stringify({
        "@context": "https://schema.org/",
        "@type": "Product",
        name,
        description: about,
        image: [`${ORIGIN}/cdn/shop/products${path.slice(9)}.jpg`],
        brand: { "@type": "Brand", name: "Lumen" },
        aggregateRating: { "@type": "AggregateRating", ratingValue: 5, reviewCount: 0 },
        offers: { "@type": "Offer", price, priceCurrency: "EUR", availability: "https://schema.org/InStock", url: `${ORIGIN}${path}` },
      })}</script>`,
    )}<h1>${name}</h1><img src="/cdn/shop/products${path.slice(9)}.jpg" width="800" height="800"><p>€${price}</p><p>${about}</p>
<form action="/cart/add" method="post"><button>Add to cart</button></form>${foot}`,
  );

/** After the move to its own domain the shop still names the first one as canonical, on every page. */
export const shop: CapturedSite = {
  name: "a shop on a hosted system, moved to its own domain",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN, "User-agent: *\nDisallow: /cart\nDisallow: /checkout"),
    "/sitemap.xml": sitemap(ORIGIN, ["/", "/collections/all", "/pages/about", "/policies/shipping", ...lamps.map(({ path }) => path)]),
    "/": html(
      `${head(
        "/",
        "Lumen Lamps: floor, table and wall lamps from Porto",
        "Lamps made in small series by four workshops in the north of Portugal, with parts that can be bought one by one and a guarantee of ten years.",
      )}<h1>Lamps that can be mended</h1><p>Four workshops in the north of Portugal make our lamps in series of two hundred. Every part has a number and can be bought by itself: a shade that fell, a cable that the cat found, a switch that wore out after nine winters. We keep drawings of everything that we ever sold.</p><p>Orders leave Porto on Tuesdays and Fridays, and reach most of Europe within four working days. Whoever does not like a lamp in the light of their own room sends it back within sixty days, and we pay for the way.</p>
${lamps.map(({ path, name }) => `<a href="${path}"><img src="/cdn/shop/products${path.slice(9)}_small.jpg" width="400" height="400"><span>${name}</span></a>`).join("\n")}${foot}`,
    ),
    "/collections/all": html(
      `${head(
        "/collections/all",
        "All lamps – Lumen Lamps",
        "Every lamp that we make at the moment, by room and by height, with what is in stock today and what the workshops will finish next month.",
      )}<h1>All lamps</h1><p>Three families, eleven sizes. What is not in stock is being made; the date beside it is the day on which the workshop promised it, and we write when that changes. Lamps for ceilings come back in spring, when the new turning lathe in Braga has been set up and the first series has been tested for two hundred hours.</p>
${lamps.map(({ path, name, price }) => `<a href="${path}"><img src="/cdn/shop/products${path.slice(9)}_small.jpg" width="400" height="400"><span>${name}, €${price}</span></a>`).join("\n")}${foot}`,
    ),
    "/pages/about": html(
      `${head(
        "/pages/about",
        "About the workshops – Lumen Lamps",
        "Who blows the glass, bends the brass and oils the oak of our lamps, and why we decided to sell spare parts before we sold a second model.",
      )}<h1>The four workshops</h1><p>Senhor Abílio has blown glass in Marinha Grande since 1978, and his daughter took over the furnace in 2019. The brass comes from two brothers in Águeda who used to make bicycle bells. The oak is oiled in Braga, and everything is put together and tested in a former bakery in Porto, where the oven now dries boxes. We began with spare parts because the first lamp that we ever sold was broken in the post.</p>${foot}`,
    ),
    "/policies/shipping": html(
      `${head(
        "/policies/shipping",
        "Shipping and returns – Lumen Lamps",
        "What shipping costs by country, when parcels leave Porto, how long they take, and how a lamp comes back to us within sixty days of its arrival.",
      )}<h1>Shipping and returns</h1><p>Within Portugal and Spain shipping costs six euros, elsewhere in the European Union twelve, in Switzerland and Norway twenty-four with customs paid. Parcels leave on Tuesdays and Fridays at noon. A lamp may come back within sixty days: write to us, print the label that we send, and put everything in the box it came in. The money is on its way on the day on which the parcel reaches the bakery.</p>${foot}`,
    ),
    ...Object.fromEntries(lamps.map((lamp) => [lamp.path, product(lamp)])),
  },
  expert: [
    {
      says: "Every page tells Google that the real one is on the system's first domain: the shop's own pages stay out.",
      kind: "canonical-elsewhere",
    },
    { says: "On every page the menu offers ceiling lamps and leads to a page that is gone.", kind: "links-dead" },
    { says: "Every lamp has five stars from nobody: Google shows none of them, and calls it spam.", kind: "markup-false" },
  ],
  score: { least: 5, most: 20 },
  faults: {
    everywhere: ["canonical-elsewhere", "sitemap-unfit"],
    on: {
      ...Object.fromEntries(["/", "/collections/all"].map((path) => [path, ["alt-absent"] as const])),
      ...Object.fromEntries(lamps.map(({ path }) => [path, ["alt-absent", "markup-false"] as const])),
    },
  },
};
