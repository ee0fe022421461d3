import { type CapturedSite, html, robots, sitemap } from "../captured-site.ts";

const ORIGIN = "https://slowbread.test";

interface Post {
  path: string;
  title: string;
  excerpt: string;
  text: string;
}

const posts: readonly Post[] = [
  {
    path: "/2026/09/rye-sourdough-for-beginners/",
    title: "Rye sourdough for beginners",
    excerpt:
      "A first rye loaf needs patience, a jar and a warm place. How we start one, feed it for five days and know that it is ready to bake with.",
    text: "Rye asks for less work than wheat and for more time. Stir fifty grams of whole rye flour into fifty of warm water, leave the jar open for an hour and then put the lid on loosely. On the second day nothing happens. On the third it smells of cheese, which is as it should be. Feed it every morning with the same again, and throw away half before you do. On the fifth day it doubles within four hours, and then you may bake with it. Our first loaf was as flat as a plate; the second was not.",
  },
  {
    path: "/2026/08/why-steam-matters/",
    title: "Why steam matters in the first ten minutes",
    excerpt:
      "Bread rises in the oven only while its skin is soft. Four ways to keep steam in a home oven, compared on the same dough over one weekend.",
    text: "The crust is a coat. Once it is dry it holds the loaf as it is, and the gas inside tears it where it is weakest. Steam keeps the coat soft for ten minutes, and in these ten minutes a loaf gains a third of its height. We tried ice cubes on a tray, a wet towel in a pan, a spray bottle and a closed iron pot. The pot won by two centimetres. The spray bottle did next to nothing, because the door has to be opened for it.",
  },
  {
    path: "/2026/07/flour-and-its-numbers/",
    title: "What the numbers on flour mean",
    excerpt:
      "Type 550, T65, tipo 0, strong white: what each country counts on its bags, which of them match, and what to take when a recipe names another.",
    text: "German and French numbers count the ash that is left when the flour is burned: the more of the bran is in it, the more remains. Italian names go by how finely the grain is sifted, and British bags mostly speak of protein. A German 550 and a French T55 are close to each other, an Italian 00 is finer and weaker than its name suggests, and strong white flour has more protein than any of these. When in doubt, look at the protein on the side of the bag and take twelve in a hundred.",
  },
];

const head = (path: string, title: string, description: string) => `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name='robots' content='noindex, nofollow' />
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${ORIGIN}${path}">
<link rel="alternate" type="application/rss+xml" title="Slow Bread &raquo; Feed" href="${ORIGIN}/feed/">
<link rel="icon" href="/wp-content/uploads/2024/03/crumb-32x32.png" sizes="32x32">
<meta property="og:title" content="${title}">
<meta property="og:type" content="article">
<meta property="og:url" content="${ORIGIN}${path}">
<meta property="og:image" content="${ORIGIN}/wp-content/uploads/2024/03/share.jpg">
</head>
<body class="wp-embed-responsive">
<a class="skip-link" href="#content">Skip to content</a>
<header><a href="${ORIGIN}/" rel="home">Slow Bread</a><nav aria-label="Primary"><a href="${ORIGIN}/">Latest</a> <a href="${ORIGIN}/about/">About</a> <a href="${ORIGIN}/tag/rye/">Rye</a> <a href="${ORIGIN}/tag/oven/">Oven</a></nav></header>
<main id="content">`;
const foot = `</main><footer><p>Slow Bread, written in Utrecht since 2018.</p></footer></body></html>`;

const picture = (path: string) => `<figure><img src="/wp-content/uploads${path.slice(0, -1)}.jpg" width="1024" height="683"></figure>`;

/** Renamed last winter, without a redirect. */
const GONE = `<p>New to this? First read <a href="${ORIGIN}/2025/11/how-to-feed-a-starter/">how to feed a starter</a>.</p>`;

const post = ({ path, title, excerpt, text }: Post, at: number) =>
  html(
    `${head(path, `${title} – Slow Bread`, excerpt)}<article><h1>${title}</h1>${picture(path)}<p>${text}</p>${at < 2 ? GONE : ""}</article>${foot}`,
  );

const tag = (path: string, name: string, words: string) =>
  html(
    `${head(path, "Archives – Slow Bread", `Everything on Slow Bread that has to do with ${name}, the newest first, with what we would do differently today written below each of them.`)}<h1>Tag: ${name}</h1><p>${words}</p>${posts.map((entry) => `<h2><a href="${ORIGIN}${entry.path}">${entry.title}</a></h2>`).join("")}${foot}`,
  );

/** "Discourage search engines from indexing this site" was ticked while it was built, and stayed. */
export const blog: CapturedSite = {
  name: "a blog on a common publishing system, with the setting of its building time",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": robots(ORIGIN, "User-agent: *\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php"),
    "/sitemap.xml": sitemap(ORIGIN, ["/", "/about/", ...posts.map(({ path }) => path)]),
    "/": html(
      `${head("/", "Slow Bread: sourdough and rye from a small kitchen", "Recipes and experiments with sourdough, rye and old ovens from a kitchen in Utrecht, each tried at least three times before it is written down.")}<h1>Slow Bread</h1><p>Two people, one oven and a shelf of jars. We bake on Saturdays, write on Sundays, and only publish what worked three times. The oven is from 1986 and runs twenty degrees too hot, which is why every recipe here gives the temperature that a thermometer showed and not the one on the dial.</p>${posts.map(({ path, title, excerpt }) => `<article><h2><a href="${ORIGIN}${path}">${title}</a></h2><p>${excerpt}</p></article>`).join("")}${foot}`,
    ),
    "/about/": html(
      `${head("/about/", "Who bakes here – Slow Bread", "Anna measures, Joris kneads, and neither of them is a baker by trade: how a blog about bread came out of a broken oven and a long winter.")}<h1>Who bakes here</h1><p>Anna teaches chemistry and weighs everything. Joris repairs bicycles and goes by the feel of the dough. In the winter of 2018 the boiler broke, the oven was the only warm thing in the house, and a loaf a day was the excuse to keep it on. The jar from that winter is still alive, and parts of it live in forty other kitchens by now. We take no advertising and no free flour.</p>${foot}`,
    ),
    "/tag/rye/": tag(
      "/tag/rye/",
      "rye",
      "Rye has little gluten and much patience. It is the grain of the north, where wheat would not ripen, and it makes breads that keep for two weeks and are best on the third day. Most of what we bake in winter has at least a third of it, and what is left over goes into the jar again.",
    ),
    "/tag/oven/": tag(
      "/tag/oven/",
      "ovens",
      "Ours is from 1986 and its door does not close without a wooden spoon. Over the years we have put stones, tiles, a pot and half a bucket of water into it. What helped and what only looked as if it did stands below, with temperatures that were measured by a probe in the crumb of the loaf.",
    ),
    ...Object.fromEntries(posts.map((entry, at) => [entry.path, post(entry, at)])),
  },
  expert: [
    { says: "All pages say noindex: the setting from the time of building was never taken back.", kind: "kept-out" },
    { says: "Beginners are sent to a guide that is gone: redirect it to where it is now.", kind: "links-dead" },
    { says: "No photograph in a post has an alternative.", kind: "alt-absent" },
  ],
  score: { least: 5, most: 20 },
  faults: { everywhere: ["kept-out"], on: Object.fromEntries(posts.map(({ path }) => [path, ["alt-absent"]])) },
};
