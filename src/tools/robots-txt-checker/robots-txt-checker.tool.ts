import { defineServerTool } from "#core/tool/define-tool.ts";
import { robotsRules } from "#engines/robots/rules/robots-rules.ts";
import { robotsTxtCheckerInput, robotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";
import { checkRobotsTxt } from "./robots-txt-checker.server.ts";

export const tool = defineServerTool({
  slug: "robots-txt-checker",
  name: "Robots.txt checker",
  tagline: "Reads a robots.txt the way Google's parser does and shows the line that decides.",
  category: "technical",
  menu: { name: "Robots.txt checker", line: "Is it blocked?" },
  addedOn: "2026-11-15",
  needs: ["fetchPage"],
  input: robotsTxtCheckerInput,
  output: robotsTxtCheckerOutput,
  rules: robotsRules,
  examples: [
    {
      title: "a shop that closes its cart and search",
      outcome: "5 rules in 2 groups, and nothing to fix.",
      input: {
        text: `# North Loop, bicycles
User-agent: *
Disallow: /cart/
Disallow: /search
Disallow: /*?sort=
Allow: /search/help

User-agent: GPTBot
User-agent: CCBot
Disallow: /

Sitemap: https://northloop.example/sitemap.xml
`,
        urls: ["/bikes/gravel/", "/cart/", "/search?q=tires", "/search/help", "/bikes/?sort=price"],
      },
    },
    {
      title: "Allow: /p against Disallow: /",
      outcome: "The home page is closed to Googlebot.",
      input: {
        text: `User-agent: *
Allow: /p
Disallow: /
Allow: /folder
Disallow: /folder
Allow: /page
Disallow: /*.htm
`,
        urls: ["/page", "/folder/page", "/page.htm", "/other"],
        bots: ["Googlebot", "bingbot"],
      },
    },
    {
      title: "a staging block, misspelled",
      outcome: "Line 1 stands above the first User-agent.",
      input: {
        text: `Disallow: /tmp/
User-agent: *
Dissallow: /
Noindex: /drafts/
Crawl-delay: 10

User-agent: Googlebot/2.1
disallow /admin
Disallow: assets/
Sitemap: /sitemap.xml
Useragent: AdsBot-Google
`,
        urls: ["/", "/admin/login", "/assets/app.css", "/drafts/summer"],
      },
    },
  ],
  run: checkRobotsTxt,
});
