import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { makeRobots } from "./robot-txt-generator.engine.ts";
import { robotTxtGeneratorInput, robotTxtGeneratorOutput } from "./robot-txt-generator.schema.ts";

export const tool = defineBrowserTool({
  slug: "robot-txt-generator",
  name: "Robots.txt generator",
  tagline: "Writes a robots.txt by purpose, checks every line as you type and tests it with Google's rules.",
  category: "technical",
  menu: { name: "Robots.txt generator", line: "Rules, explained" },
  addedOn: "2026-11-15",
  input: robotTxtGeneratorInput,
  output: robotTxtGeneratorOutput,
  examples: [
    {
      title: "a WordPress blog that stays out of AI training",
      outcome: "Content-Signal: search=yes, ai-train=no",
      input: {
        template: "wordpress",
        site: "https://blog.example",
        close: ["ai-training"],
        signalSearch: "yes",
        signalAiTrain: "no",
        testUrl: "/wp-admin/admin-ajax.php",
        testBot: "Googlebot",
      },
    },
    {
      title: "a shop with filters",
      outcome: "Disallow: /*?color=\nDisallow: /*?price=\nAllow: /*?color=red$",
      input: {
        template: "magento",
        site: "shop.example",
        disallow: ["/*?color=", "/*?price="],
        allow: ["/*?color=red$"],
        testUrl: "/shoes?color=red",
        testBot: "bingbot",
      },
    },
    {
      title: "a file with five mistakes",
      outcome: "Begins with neither / nor *, so it never matches. Write /private/.",
      input: {
        own: "Disallow: /tmp/\n\nUser-agent: *\nDisallow: private/\nDisallow: /*.js$\nNoindex: /old/\nDisallow: /shop/cart/\nDisallow: /shop/\nSitemap: /sitemap.xml",
        testUrl: "/private/plan.pdf",
      },
    },
  ],
  run: makeRobots,
});
