import { defineServerTool } from "#core/tool/define-tool.ts";
import { websiteTrafficInput, websiteTrafficOutput } from "./website-traffic-analytics.schema.ts";
import { readTraffic } from "./website-traffic-analytics.server.ts";

export const tool = defineServerTool({
  slug: "website-traffic-analytics",
  name: "Website traffic checker",
  tagline: "Popularity rank of any domain with its history, or your own Search Console or GA4 export summed up. No invented visits.",
  category: "authority",
  menu: { name: "Website traffic", line: "Rank, or your own export" },
  addedOn: "2026-11-17",
  needs: ["knownDomains", "askProviders", "now"],
  input: websiteTrafficInput,
  output: websiteTrafficOutput,
  examples: [
    {
      title: "a Search Console export",
      outcome: "333 clicks from Google search in your export",
      input: {
        export:
          "Date,Clicks,Impressions,CTR,Position\n2026-11-01,120,4100,2.93%,14.2\n2026-11-02,98,3920,2.5%,14.6\n2026-11-03,115,4035,2.85%,14.1\n",
      },
    },
    {
      title: "a GA4 report by channel",
      outcome: "1,740 sessions in your export, 2026-10-01 to 2026-10-31.",
      input: {
        export:
          "# Traffic acquisition\n# Start date: 20261001\n# End date: 20261031\nSession default channel group,Sessions,Engaged sessions,Engagement rate\nOrganic Search,1120,760,0.68\nDirect,430,210,0.49\nReferral,190,120,0.63\n",
      },
    },
    { title: "a domain and its ranks", outcome: "Nothing is known here of visits to", input: { url: "example.org" } },
  ],
  run: readTraffic,
});
