import { defineServerTool } from "#core/tool/define-tool.ts";
import { metaRules } from "./meta-tag-generator.engine.ts";
import { metaTagGeneratorInput, metaTagGeneratorOutput } from "./meta-tag-generator.schema.ts";
import { makeMetaTags } from "./meta-tag-generator.server.ts";

export const tool = defineServerTool({
  slug: "meta-tag-generator",
  name: "Meta tag generator",
  tagline: "Writes a page’s head in the right order, finds tags that contradict, and shows what changes.",
  category: "on-page",
  menu: { name: "Meta tag generator", line: "Head tags, ready to paste" },
  addedOn: "2026-11-15",
  opensKept: true,
  rules: metaRules,
  needs: ["openPage", "now"],
  input: metaTagGeneratorInput,
  output: metaTagGeneratorOutput,
  examples: [
    {
      title: "a product page, complete",
      outcome: "Nothing contradicts.",
      input: {
        title: "Gravel bikes under $2,000, tested on three trails | North Loop",
        description:
          "Eleven gravel bikes ridden on the same three trails, with weights, gear ranges and what broke. Prices checked in November.",
        url: "https://northloop.example/bikes/gravel/",
        canonical: "https://northloop.example/bikes/gravel/",
        lang: "en",
        charset: "utf-8",
        viewport: "width=device-width, initial-scale=1",
        maxImagePreview: "large",
        hreflang: ["en https://northloop.example/bikes/gravel/", "fr-CA https://northloop.example/fr/velos/gravel/"],
        themeColor: "#004f38",
        themeColorDark: "#0a0d1d",
        social: true,
        ogType: "website",
        ogImage: "https://northloop.example/share/gravel.jpg",
        ogImageAlt: "Eleven bikes leaning on a fence",
        ogSiteName: "North Loop",
        twitterCard: "summary_large_image",
        iconIco: "/favicon.ico",
        iconSvg: "/icon.svg",
        appleTouchIcon: "/apple-touch-icon.png",
        manifest: "/site.webmanifest",
      },
    },
    {
      title: "a head that contradicts itself",
      outcome: "The page stays out of the index, and noindex, and a canonical to another page.",
      input: {
        importUrl: "https://corner-bakery.example/menu?print=1",
        importHtml: `<!doctype html>
<html lang="en_US">
<head>
  <meta charset="iso-8859-1">
  <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no">
  <title>Menu | Corner Bakery</title>
  <meta name="description" content="Bread, cakes and breakfast in Logan Square, baked before six every morning and gone by noon on most days.">
  <meta name="robots" content="noindex, nosnippet, max-snippet:50">
  <link rel="canonical" href="https://corner-bakery.example/menu">
  <link rel="alternate" hreflang="en-UK" href="https://corner-bakery.example/uk/menu">
  <link rel="alternate" hreflang="es" href="/es/menu">
  <meta name="keywords" content="bakery, bread, cake, breakfast">
  <meta name="generator" content="SitePress 4">
</head>
<body><h1>Menu</h1></body>
</html>`,
      },
    },
    {
      title: "a page to improve, with the changes shown",
      outcome: "The viewport is missing, and the title is cut: 716 of 600 pixels.",
      input: {
        importUrl: "https://atlaspm.example/pricing/",
        importHtml: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Project management software for small teams: plans and pricing 2025 | Atlas PM</title>
  <meta name="description" content="Plans from $6 a seat. Boards, timelines and docs for teams of two to fifty. Thirty days free, no card.">
  <meta property="og:title" content="Atlas PM pricing">
  <meta property="og:site_name" content="Atlas PM">
</head>
<body><h1>Plans and pricing</h1></body>
</html>`,
      },
    },
  ],
  run: makeMetaTags,
});
