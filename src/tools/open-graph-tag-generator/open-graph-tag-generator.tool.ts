import { defineServerTool } from "#core/tool/define-tool.ts";
import { ogRules } from "./open-graph-tag-generator.engine.ts";
import { openGraphTagGeneratorInput, openGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";
import { makeOgTags } from "./open-graph-tag-generator.server.ts";

export const tool = defineServerTool({
  slug: "open-graph-tag-generator",
  name: "Open Graph tag generator",
  tagline: "Writes the tags of a shared link, draws the card of seven networks, and makes or checks the picture.",
  category: "on-page",
  menu: { name: "Open Graph generator", line: "Cards for sharing" },
  addedOn: "2026-11-15",
  opensKept: true,
  rules: ogRules,
  needs: ["openPage", "fetchPage", "showImage"],
  input: openGraphTagGeneratorInput,
  output: openGraphTagGeneratorOutput,
  examples: [
    {
      title: "an article, complete",
      outcome: "Ready to share.",
      input: {
        title: "Gravel bikes under $2,000, tested on three trails",
        type: "article",
        url: "https://northloop.example/bikes/gravel/",
        description: "Eleven gravel bikes ridden on the same three trails, with weights, gear ranges and what broke.",
        siteName: "North Loop",
        locale: "en_US",
        image: "https://northloop.example/img/gravel-share.jpg",
        imageType: "image/jpeg",
        imageWidth: "1200",
        imageHeight: "630",
        imageAlt: "Eleven bikes leaning on a fence beside a dirt road",
        articlePublishedTime: "2026-10-02T09:00:00-05:00",
        articleModifiedTime: "2026-11-03T16:20:00-06:00",
        articleSection: "Bikes",
        articleTag: ["gravel", "tests"],
        twitterCard: "summary_large_image",
        twitterSite: "@northloop",
      },
    },
    {
      title: "a page that shares badly",
      outcome: "og:image:width stands before og:image.",
      input: {
        importUrl: "https://corner-bakery.example/menu?utm_source=mail",
        importHtml: `<!doctype html>
<html lang="en-US">
<head>
  <meta charset="utf-8">
  <title>Menu | Corner Bakery</title>
  <link rel="canonical" href="https://corner-bakery.example/menu">
  <meta name="og:title" content="Bread, cakes &amp;amp; breakfast: the whole menu of the Corner Bakery in Logan Square, with prices">
  <meta property="og:type" content="restaurant">
  <meta property="og:image:width" content="1200px">
  <meta property="og:url" content="https://corner-bakery.example/menu?utm_source=mail">
  <meta property="og:description" content="">
  <meta property="og:site_name" content="Corner Bakery">
  <meta property="og:locale" content="en-US">
  <meta name="twitter:card" content="photo">
  <meta name="twitter:site" content="https://twitter.com/cornerbakery">
</head>
<body><h1>Menu</h1></body>
</html>`,
      },
    },
    {
      title: "a page without any tags",
      outcome: "og:title is missing, and og:type is missing.",
      input: {
        importUrl: "https://atlaspm.example/pricing/",
        importHtml: `<!doctype html>
<html lang="en">
<head>
  <title>Project management pricing for small teams | Atlas PM</title>
  <meta name="description" content="Plans from $6 a seat. Boards, timelines and docs for teams of two to fifty.">
</head>
<body><h1>Plans and pricing</h1></body>
</html>`,
      },
    },
  ],
  run: makeOgTags,
});
