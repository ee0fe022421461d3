import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { htaccessGeneratorInput, htaccessGeneratorOutput } from "./htaccess-generator.schema.ts";
import { makeFiles } from "./make-files.ts";

export const tool = defineBrowserTool({
  slug: "htaccess-generator",
  name: ".htaccess generator",
  tagline: "Builds a whole .htaccess from switches, explains each line and shows the same for nginx.",
  category: "technical",
  menu: { name: "Htaccess generator", line: "Apache rules" },
  addedOn: "2026-11-15",
  input: htaccessGeneratorInput,
  output: htaccessGeneratorOutput,
  examples: [
    {
      title: "a site that is fast and tidy",
      outcome: 'Redirect 301 "/" "https://www.example.com/"',
      input: {
        domain: "example.com",
        host: "www",
        hsts: "year",
        error404: "/404.html",
        noListing: true,
        files: ["hidden", "backups"],
        nosniff: true,
        referrer: "strict-origin-when-cross-origin",
        compression: true,
        caching: "month",
        types: true,
      },
    },
    {
      title: "WordPress without AI training",
      outcome: 'RedirectMatch 301 "^/old-post/?$" "https://blog.example/new-post"',
      input: {
        domain: "blog.example",
        host: "root",
        redirects: "/old-post /new-post\n/category/misc /blog folder",
        bots: ["ai-training"],
        files: ["hidden", "project"],
        fallback: "wordpress",
      },
    },
    {
      title: "six mistakes",
      outcome: "Rows 1 and 2 send visitors in a circle.",
      input: {
        domain: "localhost",
        host: "www",
        redirects: "/a /b\n/b /a",
        error404: "https://example.com/404.html",
        addresses: ["10.0.0.300"],
        hsts: "preload",
        botNames: ["Evil#Bot"],
      },
    },
  ],
  run: makeFiles,
});
