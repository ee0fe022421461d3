import { defineServerTool } from "#core/tool/define-tool.ts";
import { bulkWebsiteTrafficInput, bulkWebsiteTrafficOutput } from "./bulk-website-traffic-analytics.schema.ts";
import { readTraffics } from "./bulk-website-traffic-analytics.server.ts";

export const tool = defineServerTool({
  slug: "bulk-website-traffic-analytics",
  name: "Bulk website traffic checker",
  tagline: "Popularity ranks of up to 100 domains side by side, with estimates of visits only where a named provider gives them.",
  category: "authority",
  menu: { name: "Bulk traffic", line: "100 domains, one table" },
  addedOn: "2026-11-17",
  needs: ["knownDomains", "askProviders", "now"],
  input: bulkWebsiteTrafficInput,
  output: bulkWebsiteTrafficOutput,
  examples: [
    {
      title: "your own pages on two domains",
      outcome: "Your Search Console export",
      input: {
        export:
          "Top pages,Clicks,Impressions,CTR,Position\nhttps://shop.example.com/sale,310,9100,3.41%,7.2\nhttps://www.example.com/,120,4100,2.93%,14.2\nhttps://example.org/guide,44,2300,1.91%,11.8\n",
      },
    },
    {
      title: "two domains, and a word that is none",
      outcome: "No source of traffic is set up on this site.",
      input: { sites: ["example.com", "example.org", "shop"] },
    },
  ],
  run: readTraffics,
});
