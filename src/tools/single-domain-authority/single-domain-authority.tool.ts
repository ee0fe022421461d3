import { defineServerTool } from "#core/tool/define-tool.ts";
import { singleDomainAuthorityInput, singleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";
import { createAuthorityCheck } from "./single-domain-authority.server.ts";

export const tool = defineServerTool({
  slug: "single-domain-authority",
  name: "Domain authority checker",
  tagline: "Where a domain stands in the web's own links: link rank, domains that link to it, popularity, each with source and day.",
  category: "authority",
  menu: { name: "Domain authority", line: "Link rank, with its source" },
  addedOn: "2026-11-17",
  needs: ["fetchPage", "askWhois", "knownDomains", "askProviders", "now"],
  input: singleDomainAuthorityInput,
  output: singleDomainAuthorityOutput,
  examples: [
    {
      title: "any address of a domain",
      outcome: "No link rank is known here for example.com.",
      input: { url: "https://www.example.com/" },
    },
  ],
  run: createAuthorityCheck(),
});
