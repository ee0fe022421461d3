import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { metaCheck } from "./seo-meta-in-one-click.engine.ts";
import { seoMetaInOneClickInput, seoMetaInOneClickOutput } from "./seo-meta-in-one-click.schema.ts";

export const tool = defineServerTool({
  slug: "seo-meta-in-one-click",
  name: "SEO meta in one click",
  tagline: "Everything a page says about itself on one screen, or two pages side by side.",
  category: "on-page",
  menu: { name: "SEO meta in one click", line: "The whole head, read" },
  sumsUp: true,
  addedOn: "2026-11-15",
  reads: "page",
  rules: metaCheck.rules,
  needs: ["openPage", "fetchPage", "now"],
  input: seoMetaInOneClickInput,
  output: seoMetaInOneClickOutput,
  examples: [
    {
      title: "a shop page in good order",
      outcome: "Nothing to fix at a glance.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Gravel bikes under $2,000, tested on three trails | North Loop</title>
  <meta name="description" content="Eleven gravel bikes ridden on the same three trails, with weights, gear ranges and what broke. Updated each spring.">
  <link rel="canonical" href="https://northloop.example/bikes/gravel/">
  <link rel="icon" href="/icon.svg" type="image/svg+xml">
  <link rel="alternate" hreflang="en" href="https://northloop.example/bikes/gravel/">
  <link rel="alternate" hreflang="fr-CA" href="https://northloop.example/fr/velos/gravel/">
  <meta property="og:title" content="Gravel bikes under $2,000, tested">
  <meta property="og:type" content="article">
  <meta property="og:url" content="https://northloop.example/bikes/gravel/">
  <meta property="og:image" content="https://northloop.example/cards/gravel.jpg">
  <meta property="og:site_name" content="North Loop">
  <meta name="twitter:card" content="summary_large_image">
  <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"Gravel bikes under $2,000, tested","author":{"@type":"Person","name":"Ida Brandt"}},{"@type":"BreadcrumbList","itemListElement":[]}]}</script>
</head>
<body>
  <nav><a href="/">Home</a> <a href="/bikes/">Bikes</a></nav>
  <main>
    <h1>Gravel bikes under $2,000, tested</h1>
    <p>We rode eleven bikes on the same three trails between March and May. Two frames cracked, one was stolen, and eight are still ridden.</p>
    <img src="/photos/trail.jpg" alt="Eleven bikes against a fence in spring mud" width="1200" height="800" loading="lazy">
    <h2>What broke</h2>
    <p>Both cracked frames were of the same batch. <a href="https://maker.example/recall" rel="nofollow">The maker recalled it</a> in June.</p>
    <h2>What to buy</h2>
    <p>The bike that fits. <a href="/fitting/">Come for a fitting</a> before you compare gears.</p>
  </main>
</body>
</html>`,
      },
    },
    {
      title: "a page with most of it missing",
      outcome: "The page is kept out of the index, and eight more to fix.",
      input: {
        url: "https://corner-bakery.example/menu",
        html: `<html>
<head>
  <title>Menu</title>
  <img src="/pixel.gif">
  <meta name="robots" content="noindex">
  <link rel="canonical" href="/">
  <script type="application/ld+json">{"@type": "Restaurant", "name": "Corner Bakery",}</script>
</head>
<body>
  <img src="/header.jpg">
  <h2>Bread</h2><p>Rye, wheat, sourdough.</p>
  <a href="/order"><img src="/order.png"></a>
</body>
</html>`,
      },
    },
    {
      title: "two public pages side by side",
      input: { url: "https://example.com/", compareWith: "https://www.iana.org/help/example-domains" },
    },
  ],
  run: runPageCheck(metaCheck),
});
