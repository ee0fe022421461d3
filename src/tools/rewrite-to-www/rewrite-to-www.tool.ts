import { defineServerTool } from "#core/tool/define-tool.ts";
import { rewriteToWwwInput, rewriteToWwwOutput } from "./rewrite-to-www.schema.ts";
import { tryHostVariants } from "./rewrite-to-www.server.ts";

export const tool = defineServerTool({
  slug: "rewrite-to-www",
  name: "Rewrite to www",
  tagline: "Writes the redirect to one host name and https for eight servers, and shows where your four addresses end today.",
  category: "technical",
  menu: { name: "Rewrite to www", line: "One host name" },
  addedOn: "2026-11-15",
  needs: ["fetchPage"],
  input: rewriteToWwwInput,
  output: rewriteToWwwOutput,
  examples: [
    {
      title: "everything to www by https",
      outcome: 'RewriteRule "^(.*)$" "https://www.example.com/$1" [R=301,L]',
      input: { domain: "example.com" },
    },
    {
      title: "to the bare name, behind a proxy",
      outcome: "The proxy says in X-Forwarded-Proto how the visitor came.",
      input: { domain: "www.bücher.example", to: "root", proxy: true, hsts: "year" },
    },
    {
      title: "a subdomain that only keeps its name",
      outcome: "The same for http. The scheme stays as it was asked.",
      input: { domain: "shop.example.com", scheme: "keep", code: 302 },
    },
  ],
  run: tryHostVariants,
});
