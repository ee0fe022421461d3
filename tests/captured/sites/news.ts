import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://valleyherald.test";

const articles = [
  [
    "/news/bridge-reopens-after-repairs",
    "Bridge reopens after two years of repairs",
    "The stone bridge over the Ashel opened to cars again on Monday, four months late and a tenth over budget. The county replaced nine of the fourteen arches’ facings and raised the parapet by a hand, as the law has asked since 2019. Shopkeepers on the east bank, who lost about a third of their trade to the diversion, hung bunting from the lamp posts. Heavy lorries stay on the ring road for good. The next inspection is due in 2031.",
  ],
  [
    "/news/school-roof-solar-panels",
    "Pupils count the kilowatts on their own roof",
    "Since September the roof of the secondary school has made more current than the building uses on sunny days. A class of fifteen-year-olds reads the meter each morning and writes the figure on a board beside the gate. The panels cost 184,000 and should be paid off within nine years. The surplus is sold to the swimming pool across the road, which used to burn oil. The town now plans the same for the library.",
  ],
  [
    "/news/orchard-harvest-frost",
    "Late frost halves the apple harvest",
    "Growers in the upper valley expect half of last year’s apples. Two nights in April took the blossom of the early kinds, and helicopters that were hired to push warm air down came too late for the low fields by the river. Cider makers say that what is left is sweeter than usual. The county has asked for help from the state fund, which paid last in 2017, and the answer is expected before Christmas.",
  ],
] as const;

const head = (title: string, description: string, extra = "") =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${ORIGIN}/"><link rel="icon" href="/icon.png">${extra}</head><body><header><nav><a href="/">Valley Herald</a> <a href="/news">News</a> <a href="/imprint">Imprint</a></nav></header><main>`;
const foot = `</main><footer><p>Valley Herald, Mill Lane 3</p></footer></body></html>`;

/** A template with the home page's canonical in it: every article asks to be counted as the home page. */
export const news: CapturedSite = {
  name: "a local paper whose template names the home page as canonical everywhere",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN),
    "/sitemap.xml": sitemap(ORIGIN, ["/", "/news", "/imprint", ...articles.map(([path]) => path)]),
    "/": html(
      `${head("Valley Herald: news from the upper Ashel valley", "Council, schools, harvest and football from the eleven villages of the upper Ashel valley, every weekday by six in the morning and free to read.")}<h1>News from the valley</h1><p>The Herald has been printed in Mill Lane since 1891 and is read on paper by four thousand households, and by nine thousand here. Five people write it. When we get something wrong we say so in the same place, and the list of corrections hangs beside the front door.</p>${articles.map(([path, title]) => `<h2><a href="${path}">${title}</a></h2>`).join("")}${foot}`,
    ),
    "/news": html(
      `${head("All news by day – Valley Herald", "Everything that the Herald has published this year, by day and by village, with the corrections that were made to it since it was printed.")}<h1>All news by day</h1><p>Newest first. Pieces that were corrected carry the day of the correction. What is older than a year is in the town library on microfilm, and from 1970 on also in our own cellar, where visitors are welcome on Thursdays between two and five, if they bring a torch and do not mind the steps.</p>${articles.map(([path, title]) => `<p><a href="${path}">${title}</a></p>`).join("")}<p><a onclick="older()">Older news</a></p>${foot}`,
    ),
    ...Object.fromEntries(
      articles.map(([path]) => [`/pictures${path}.jpg`, { status: 404, headers: { "content-type": "text/plain" }, body: "gone" }]),
    ),
    "/imprint": html(
      `${head("Imprint and corrections – Valley Herald", "Who owns and writes the Herald, how to reach the newsroom by day and by night, and how to ask for a correction that is printed within two days.")}<h1>Imprint and corrections</h1><p>The Herald belongs to a foundation of its readers, who elect a board of seven each spring. The newsroom answers the telephone from seven in the morning until ten at night. Corrections are printed within two days on page two, and here at the head of the article, with the words as they were before.</p>${foot}`,
    ),
    ...Object.fromEntries(
      articles.map(([path, title, text]) => [
        path,
        html(
          `${head(
            `${title} – Valley Herald`,
            `${text.slice(0, 140).replace(/\s\S*$/, "")} …`,
            `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "NewsArticle", headline: title, datePublished: "2026-11-02T06:00:00Z", image: [`${ORIGIN}/pictures${path}.jpg`], author: [{ "@type": "Person", name: "Ruth Calder", url: `${ORIGIN}/imprint` }] })}</script>`,
          )}<article><h1>${title}</h1><img src="/pictures${path}.jpg" alt="${title}" width="1200" height="675"><p>${text}</p></article>${foot}`,
        ),
      ]),
    ),
  },
  expert: [
    { says: "Every article names the home page as its canonical, so only the home page can be found.", kind: "canonical-to-another-page" },
    { says: "The photographs of all articles are gone; without one no article gets into Top stories.", kind: "picture-dead" },
    { says: "Nobody without scripts gets to older news: the link has no address.", kind: "links-uncrawlable" },
  ],
  score: { least: 5, most: 20 },
  faults: {
    everywhere: [],
    on: {
      ...Object.fromEntries(["/news", "/imprint"].map((path) => [path, ["canonical-to-another-page", "sitemap-unfit"] as const])),
      ...Object.fromEntries(articles.map(([path]) => [path, ["canonical-to-another-page", "picture-dead", "sitemap-unfit"] as const])),
    },
  },
};
