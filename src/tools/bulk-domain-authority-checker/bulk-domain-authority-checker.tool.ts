import { defineServerTool } from "#core/tool/define-tool.ts";
import { bulkDomainAuthorityInput, bulkDomainAuthorityOutput } from "./bulk-domain-authority-checker.schema.ts";
import { createAuthorityList } from "./bulk-domain-authority-checker.server.ts";

export const tool = defineServerTool({
  slug: "bulk-domain-authority-checker",
  name: "Bulk domain authority checker",
  tagline: "Link rank, linking domains and popularity of up to 100 domains in one table, each figure with its source and day.",
  category: "authority",
  menu: { name: "Bulk authority", line: "100 domains, one table" },
  addedOn: "2026-11-17",
  needs: ["fetchPage", "askWhois", "knownDomains", "askProviders", "now"],
  input: bulkDomainAuthorityInput,
  output: bulkDomainAuthorityOutput,
  examples: [
    {
      title: "three addresses of two domains, and a number",
      outcome: "127.0.0.1 is a number, not a name.",
      input: { sites: ["example.com", "https://www.example.com/about", "blog.example.org", "127.0.0.1"] },
    },
  ],
  run: createAuthorityList(),
});
