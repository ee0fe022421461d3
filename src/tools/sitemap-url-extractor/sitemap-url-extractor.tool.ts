import { defineServerTool } from "#core/tool/define-tool.ts";
import { sitemapRules } from "./sitemap-url-extractor.engine.ts";
import { sitemapUrlExtractorInput, sitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";
import { extractSitemapUrls } from "./sitemap-url-extractor.server.ts";

export const tool = defineServerTool({
  slug: "sitemap-url-extractor",
  name: "Sitemap URL extractor",
  tagline: "Finds a site's sitemaps, lists every address in them and names each fault with its line.",
  category: "technical",
  menu: { name: "Sitemap extractor", line: "URLs as a list" },
  addedOn: "2026-11-15",
  needs: ["fetchPage", "now"],
  input: sitemapUrlExtractorInput,
  output: sitemapUrlExtractorOutput,
  rules: sitemapRules,
  examples: [
    {
      title: "a sitemap with nothing to fix",
      outcome: "5 addresses in one file, and nothing to fix.",
      input: {
        url: "https://northloop.example/sitemap.xml",
        xml: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
  <url><loc>https://northloop.example/</loc><lastmod>2026-11-02</lastmod></url>
  <url><loc>https://northloop.example/bikes/gravel/</loc><lastmod>2026-10-19</lastmod><image:image><image:loc>https://northloop.example/img/gravel.jpg</image:loc></image:image></url>
  <url><loc>https://northloop.example/bikes/road/</loc><lastmod>2026-08-30</lastmod></url>
  <url><loc>https://northloop.example/guides/tires</loc><lastmod>2026-03-11</lastmod></url>
  <url><loc>https://northloop.example/guides/brakes</loc><lastmod>2025-12-01</lastmod></url>
</urlset>
`,
      },
    },
    {
      title: "a file with two kinds of fault, and slips that do no harm",
      outcome: "An & that is not written &amp;, and 1 more kind of fault, 2 times.",
      input: {
        url: "https://corner-bakery.example/shop/sitemap.xml",
        xml: `
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://corner-bakery.example/?page=menu&lang=en</loc></url>
  <url><loc>/bread/</loc></url>
  <url><loc>http://corner-bakery.example/cakes/</loc><lastmod>12/24/2025</lastmod></url>
  <url><loc>https://corner-bakery.example/cakes/#wedding</loc><priority>5</priority></url>
  <url><loc>https://shop.corner-bakery.example/</loc><changefreq>often</changefreq></url>
  <url><loc>https://corner-bakery.example/bread/rye</loc><lastmod>2031-01-01</lastmod></url>
  <url><loc>https://corner-bakery.example/bread/rye</loc></url>
</urlset>
`,
      },
    },
    {
      title: "a text file, two lines of which are no addresses",
      outcome: "A line that is no web address, 2 times.",
      input: {
        xml: "https://atlaspm.example/\nhttps://atlaspm.example/pricing/\nPricing page\nhttps://atlaspm.example/blog/kanban\natlaspm.example/blog/scrum\n",
      },
    },
  ],
  run: extractSitemapUrls,
});
