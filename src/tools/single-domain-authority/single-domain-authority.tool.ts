import { defineServerTool } from "#core/tool/define-tool.ts";
import { singleDomainAuthorityInput, singleDomainAuthorityOutput } from "./single-domain-authority.schema.ts";
import { readAuthority } from "./single-domain-authority.server.ts";

export const tool = defineServerTool({
  slug: "single-domain-authority",
  name: "Domain authority checker",
  tagline: "Where a domain stands in the web's own links: link rank, domains that link to it, popularity, each with source and day.",
  category: "authority",
  menu: { name: "Domain authority", line: "Link rank, with its source" },
  addedOn: "2026-11-17",
  needs: ["fetchPage", "knownDomains", "askProviders", "now"],
  input: singleDomainAuthorityInput,
  output: singleDomainAuthorityOutput,
  // A name that is reserved and answers nobody: what is known without asking its server, and the reason for what is not.
  examples: [
    { title: "a site that does not answer", outcome: "No link rank is known here for", input: { url: "https://halsted-example.com/shop" } },
  ],
  run: readAuthority,
});
