import { defineServerTool } from "#core/tool/define-tool.ts";
import { seoContentOptimizationInput, seoContentOptimizationOutput } from "./seo-content-optimization.schema.ts";
import { compareContent } from "./seo-content-optimization.server.ts";

const THREE_PAGES = `# How to read a server log

A server log is the only record of what a crawler asked for. Most hosts keep it for thirty days. Download the log file before it is gone.

## Count by status code

Sort the server log by status code first. A crawl budget is wasted on redirects and on pages that answer with a status code of 404. Tools such as Screaming Frog and GoAccess do the counting.

## How long are server logs kept?

Thirty days is common. Ask your host, and copy the log file every week.

+++

# Log file analysis for SEO

Log file analysis shows which pages Googlebot visits and how often. Each line of a server log holds the address, the user agent, the status code and the time.

## Verify the crawler

Anybody can call themselves Googlebot. Check the user agent by reverse DNS before you believe the name. Screaming Frog can do it for a whole log file.

## Where the crawl budget goes

Crawl budget is spent on filter pages and redirects. Group requests by folder and by status code.

## How often should you read server logs?

- Once a month for a small site
- Every day during a move to a new domain

+++

# Server logs: what to look for

Open the server log with a spreadsheet or with GoAccess. Filter by user agent, so that only search engines are left, and count requests a day.

## Verify the crawlers

A reverse DNS lookup tells who asked. Half of the requests that call themselves Googlebot came from elsewhere in our own log file.

## Crawl budget and orphan pages

Orphan pages are in the log file and in no sitemap. They use up crawl budget.`;

export const tool = defineServerTool({
  slug: "seo-content-optimization",
  name: "Content optimization",
  tagline: "Holds a draft against up to ten pages on its topic, and marks what they have and it lacks as you type.",
  category: "writing",
  menu: { name: "Content optimization", line: "A draft beside ten pages" },
  addedOn: "2026-11-17",
  needs: ["askProvider", "openPage", "now"],
  input: seoContentOptimizationInput,
  output: seoContentOptimizationOutput,
  examples: [
    {
      title: "a short draft and three pages",
      outcome: "Your draft has 3 of the 8 terms that lead in the 3 pages.",
      input: {
        text: "# What a server log tells you\n\nA server log keeps every request. Look at the status code of each, and you see which pages fail.\n\n## Get the file\n\nAsk your host where the log file is. Copy it before it is deleted.",
        pasted: THREE_PAGES,
        keyword: "server log",
      },
    },
    {
      title: "three pages, and no draft yet",
      outcome: "Start the draft below.",
      input: { pasted: THREE_PAGES },
    },
    {
      title: "a draft alone",
      outcome: "No pages to compare with yet.",
      input: { text: "A cargo bike carries two children and the shopping. Ride one before you buy it, with the load that you will carry." },
    },
  ],
  run: compareContent,
});
