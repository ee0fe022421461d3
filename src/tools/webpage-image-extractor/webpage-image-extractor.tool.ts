import { pageInput } from "#core/page-check/page-input.ts";
import { defineServerTool } from "#core/tool/define-tool.ts";
import { extractorRules } from "./rules/extractor-rules.ts";
import { webpageImageExtractorOutput } from "./webpage-image-extractor.schema.ts";
import { extractImages } from "./webpage-image-extractor.server.ts";

const dot =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==";

export const tool = defineServerTool({
  slug: "webpage-image-extractor",
  name: "Webpage image extractor",
  tagline: "Finds every picture of a page, measures it, and packs what you tick into a ZIP.",
  category: "on-page",
  menu: { name: "Image extractor", line: "All images of a page" },
  addedOn: "2026-11-15",
  reads: "page-and-more",
  rules: extractorRules,
  needs: ["openPage", "fetchPage", "now", "showImage"],
  input: pageInput,
  output: webpageImageExtractorOutput,
  examples: [
    {
      title: "one page, eleven places for pictures",
      outcome: "Under 1 KB in 2 of 16.",
      input: {
        url: "https://northloop.example/bikes/",
        html: `<!doctype html>
<html lang="en">
<head>
  <title>Gravel bikes | North Loop</title>
  <link rel="icon" href="${dot}">
  <meta property="og:image" content="https://northloop.example/share.jpg">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","image":["https://northloop.example/hopper-1x1.jpg","https://northloop.example/hopper-16x9.jpg"]}</script>
  <style>.hero { background-image: image-set("/hero.avif" 1x, url(/hero@2x.avif) 2x) }</style>
</head>
<body>
  <svg viewBox="0 0 64 64" width="64" height="64"><title>North Loop</title><circle cx="32" cy="32" r="28" fill="#004f38"/><path d="M12 32h40" stroke="#fbd530" stroke-width="8"/></svg>
  <img src="/trail.jpg" srcset="/trail-480.jpg 480w, /trail-960.jpg 960w" sizes="100vw" alt="Two riders on a gravel road">
  <img src="${dot}" data-src="/late.webp" alt="">
  <noscript><img src="/late.webp" alt="A map of the loop"></noscript>
  <picture><source srcset="/wheel.avif" type="image/avif"><img src="/wheel.png"></picture>
  <video poster="/film.jpg" src="/film.mp4"></video>
  <div style="background: url('/paper.png')"></div>
  <input type="image" src="/search.png" alt="Search">
</body>
</html>`,
      },
    },
    {
      title: "drawings in the page itself",
      outcome: "Under 1 KB in all.",
      input: {
        html: `<!doctype html>
<title>Signs</title>
<svg viewBox="0 0 40 40" width="160" height="160"><title>Stop</title><path d="M12 2h16l10 10v16L28 38H12L2 28V12z" fill="#b7191c"/></svg>
<svg viewBox="0 0 40 40" width="160" height="160"><title>Give way</title><path d="M2 4h36L20 38z" fill="#fff" stroke="#b7191c" stroke-width="4"/></svg>
<img src="${dot}" alt="A dot">`,
      },
    },
    {
      title: "a page without a picture",
      outcome: "No picture found.",
      input: { html: "<!doctype html><title>Terms</title><h1>Terms</h1><p>Words, and nothing but words.</p>" },
    },
  ],
  run: extractImages,
});
