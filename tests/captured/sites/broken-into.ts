import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://www.millbrook-joinery.test";

const pages = [
  [
    "/",
    "Millbrook Joinery: oak stairs and windows, made in Vermont",
    "Oak stairs and windows, made by three people",
    "We build stairs, windows and doors from oak and ash that grew within forty miles of the shop. Every stair is drawn by hand, measured twice in your house and put up in one day. A window from us opens in thirty years as it opens today, because the wood is dried for two summers before anybody saws it, and the hinges come from a smith whom we have known since school.",
  ],
  [
    "/stairs/",
    "Oak stairs, drawn by hand | Millbrook Joinery",
    "Oak stairs, drawn by hand",
    "A stair is the one piece of furniture that everybody in the house uses every day. We begin with how tall you are and how you carry your laundry, and only then do we talk about wood. Most stairs take us five weeks from the first drawing to the last coat of oil. You may come by and see yours grow; there is coffee, and a dog who likes visitors.",
  ],
  [
    "/windows/",
    "Wooden windows that last | Millbrook Joinery",
    "Wooden windows that last",
    "Three panes, one frame, no plastic anywhere. Our windows keep the heat as well as the law asks and look as the house deserves. We take the old frame out in the morning and have the new one in before the evening gets cold. What we take out we look at: often the old wood can be mended for a quarter of the price, and then we tell you so.",
  ],
] as const;

const page = (path: string, title: string, h1: string, text: string, added = "") =>
  html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${text.slice(0, 140)}"><link rel="canonical" href="${ORIGIN}${path}"><link rel="icon" href="/icon.svg"></head><body><nav><a href="/">Millbrook Joinery</a> <a href="/stairs/">Stairs</a> <a href="/windows/">Windows</a></nav><main><h1>${h1}</h1><p>${text}</p></main>${added}</body></html>`,
  );

const SMUGGLED = `<div style="position:absolute;left:-9999px"><a href="https://pills-now.test/">buy cialis</a> <a href="https://cheap-slots.test/">slot gacor</a> <a href="https://bags.test/">replica handbags</a></div>`;
const PILLS = "Buy cheap viagra online, no prescription, best price, fast delivery to your door. ".repeat(8);

/** Its owners see their own site. Googlebot is sold pills, a page that they never wrote is in their sitemap, and the footer carries links that nobody sees. */
export const brokenInto: CapturedSite = {
  name: "a joiner whose old blog software let somebody in",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(ORIGIN, [...pages.map(([path]) => path), "/wp-content/cheap-pills-42.html"]),
    ...Object.fromEntries(pages.map(([path, title, h1, text]) => [path, page(path, title, h1, text, path === "/" ? SMUGGLED : "")])),
    "/wp-content/cheap-pills-42.html": page(
      "/wp-content/cheap-pills-42.html",
      "Buy cialis online without prescription",
      "Cialis at the best price, delivered tonight",
      "Order the medicine that your doctor would not give you. We send it in a plain box from a warehouse that nobody knows, and we take every card. Read what those say who bought it: they are happy, and none of them had to show a paper. The first order comes with four pills for free, the second with eight, and whoever brings a friend gets a third off everything until the end of the month.",
    ),
  },
  toCrawlers: { "/": page("/", "Buy viagra online", "Buy viagra online", PILLS, SMUGGLED) },
  expert: [
    {
      says: "Googlebot gets a page that sells pills. Find what was changed on the server before anything else.",
      kind: "other-for-crawlers",
    },
    { says: "The home page carries links to three spam sites, pushed off the screen.", kind: "break-in" },
    { says: "A page about pills is on the server and in the sitemap, and nobody there wrote it.", kind: "break-in" },
  ],
  score: { least: 5, most: 20 },
  faults: { everywhere: [], on: { "/": ["break-in"] } },
};
