import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { runPageCheck } from "#engines/page-snapshot/page-check.ts";
import { tagCheck } from "./tag-analyzer.engine.ts";
import { tagAnalyzerOutput } from "./tag-analyzer.schema.ts";

export const tool = defineServerTool({
  slug: "tag-analyzer",
  name: "Tag analyzer",
  tagline: "Lists every tag of the head and says who reads it, finds what breaks the head, and tests language links both ways.",
  category: "on-page",
  menu: { name: "Tag analyzer", line: "Scripts and pixels" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: tagCheck.rules,
  needs: ["openPage", "fetchPage", "now"],
  input: pageInput,
  output: tagAnalyzerOutput,
  examples: [
    {
      title: "a head that ends too early",
      outcome: "The head ends too early, and phones get a page laid out for desktops.",
      input: {
        url: "https://lakeshoredental.example/implants/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Dental implants in Chicago | Lakeshore Dental</title>
  <script src="/js/jquery.js"></script>
  <script async src="https://www.googletagmanager.com/gtag/js?id=UA-1234567-1"></script>
  <div id="cookie-banner">We use cookies</div>
  <meta name="description" content="What an implant costs and how long each step takes.">
  <meta name="keywords" content="implants, dentist, chicago">
  <link rel="canonical" href="https://lakeshoredental.example/implants/">
  <link rel="alternate" hreflang="en-UK" href="/uk/implants/">
</head>
<body>
  <center><font color="green">Implants</font></center>
  <div id="cookie-banner"></div>
  <p>What an implant is, what it costs here, and how long each step takes.</p>
</body>
</html>`,
      },
    },
    {
      title: "a head in good order",
      outcome: "The head is whole, and every tag in it does something.",
      input: {
        url: "https://northloop.example/bikes/gravel/",
        html: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Gravel bikes under $2,000, tested | North Loop</title>
  <meta name="description" content="Eleven gravel bikes ridden on the same three trails, with weights and what broke.">
  <link rel="canonical" href="https://northloop.example/bikes/gravel/">
  <link rel="alternate" hreflang="en" href="https://northloop.example/bikes/gravel/">
  <link rel="alternate" hreflang="fr-CA" href="https://northloop.example/fr/velos/gravel/">
  <link rel="alternate" hreflang="x-default" href="https://northloop.example/bikes/gravel/">
  <link rel="stylesheet" href="/site.css">
  <link rel="icon" href="/icon.svg">
  <meta property="og:title" content="Gravel bikes under $2,000">
  <meta property="og:image" content="https://northloop.example/gravel.jpg">
  <script defer src="/site.js"></script>
</head>
<body>
  <header><nav><a href="/">North Loop</a></nav></header>
  <main>
    <h1>Gravel bikes under $2,000</h1>
    <p>Four riders took eleven bikes over the same three trails for a month and wrote down what broke, what rattled and what they would buy again with their own money.</p>
  </main>
  <footer>North Loop, Minneapolis</footer>
</body>
</html>`,
      },
    },
    {
      title: "tags from three former agencies",
      outcome: "The page’s language is not declared, and the viewport forbids zooming.",
      input: {
        url: "https://cornerbakery.example/",
        html: `<html>
<head>
  <title>Corner Bakery</title>
  <base href="https://staging.cornerbakery.example/">
  <meta name="viewport" content="width=device-width, user-scalable=no">
  <meta name="description" content="Bread and cakes.">
  <meta name="description" content="Bakery in Leeds.">
  <meta name="revisit-after" content="7 days">
  <meta property="og:title" content="">
  <link rel="preload" href="/fonts/display.woff2">
  <script>window.dataLayer=[];gtag('config','G-ABCDEF1234');gtag('config','G-ZYXWVU9876');fbq('init','1234567890');</script>
  <script src="https://cdn.example.net/slider.js"></script>
</head>
<body>
  <marquee>Fresh bread</marquee>
</body>
</html>`,
      },
    },
  ],
  run: runPageCheck(tagCheck),
});
