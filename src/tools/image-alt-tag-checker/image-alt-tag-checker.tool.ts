import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { altRules } from "./image-alt-tag-checker.engine.ts";
import { imageAltTagCheckerOutput } from "./image-alt-tag-checker.schema.ts";
import { checkAlts } from "./image-alt-tag-checker.server.ts";

export const tool = defineServerTool({
  slug: "image-alt-tag-checker",
  name: "Image alt tag checker",
  tagline: "Names every image as a screen reader does, and tells a missing alt from a decorative or a poor one.",
  category: "on-page",
  menu: { name: "Image alt tag", line: "Pictures without words" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: altRules,
  needs: ["openPage", "fetchPage", "now", "showImage"],
  input: pageInput,
  output: imageAltTagCheckerOutput,
  examples: [
    {
      title: "a shop page with seven faults",
      outcome: "One image has no alt, and one alt holds blanks only.",
      input: {
        url: "https://northloop.example/bikes/",
        html: `<!doctype html>
<html lang="en">
<head><title>Gravel bikes | North Loop</title></head>
<body>
  <a href="/"><img src="/logo.svg" alt=""></a>
  <img src="/img/IMG_4021.jpg" width="800" height="600">
  <img src="/img/red-gravel-bike.jpg" alt="red-gravel-bike.jpg">
  <img src="/img/trail.jpg" alt=" ">
  <a href="/bikes/hopper/"><img src="/img/hopper.jpg" alt="Hopper 3"> Hopper 3</a>
  <img src="/img/wheel.jpg" title="Front wheel with a 45 mm tire">
  <img src="/img/sale.jpg" alt="gravel bike sale, cheap gravel bike, best gravel bike, gravel bike deals">
  <figure>
    <img src="/img/team.jpg" alt="Image of four riders at the start of the Hinsdale ride">
    <figcaption>The start in Hinsdale</figcaption>
  </figure>
  <form action="/search"><input type="image" src="/img/search.svg"></form>
  <img src="/img/divider.png" alt="">
</body>
</html>`,
      },
    },
    {
      title: "a page where every image speaks",
      outcome: "All 4 images have words, or are marked as ornaments.",
      input: {
        url: "https://corner-bakery.example/menu",
        html: `<!doctype html>
<html lang="en">
<head><title>Menu | Corner Bakery</title></head>
<body>
  <a href="/"><img src="/logo.svg" alt="Corner Bakery, home" width="120" height="40"></a>
  <img src="/img/rye.jpg" alt="A round rye loaf with a cross cut into its crust" width="640" height="480">
  <img src="/img/flour.png" alt="" width="640" height="12">
  <svg role="img" viewBox="0 0 24 24"><title>Contains nuts</title><circle cx="12" cy="12" r="9"/></svg>
</body>
</html>`,
      },
    },
    {
      title: "pictures that load late, and drawings without a name",
      outcome: "One button consists of an image without words, and one area of an image map has no alt.",
      input: {
        url: "https://atlaspm.example/tour/",
        html: `<!doctype html>
<html lang="en">
<head><title>Tour | Atlas PM</title></head>
<body>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="/img/board.png" alt="A board with three columns and eleven cards">
  <div style="background-image: url(/img/hero.jpg)"></div>
  <div role="img" class="chart"></div>
  <svg role="img" viewBox="0 0 10 10"><path d="M0 0h10v10H0z"/></svg>
  <button><img src="/img/play.svg" alt=""></button>
  <map name="offices"><area href="/chicago" shape="rect" coords="0,0,9,9"></map>
  <picture><source srcset="/img/wide.webp"></picture>
</body>
</html>`,
      },
    },
  ],
  run: checkAlts,
});
