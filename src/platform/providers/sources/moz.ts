import { z } from "zod";
import { type ProviderDefinition, ProviderFault, type Service } from "../provider-definition.ts";
import { number, readAnswer } from "../read-answer.ts";

const metrics = z.object({
  domain_authority: number,
  page_authority: number,
  spam_score: number,
  root_domains_to_root_domain: number,
  nofollow_root_domains_to_root_domain: number,
  external_pages_to_root_domain: number,
});
/** In the order of the targets; one that cannot be read keeps its place. */
const answer = z.object({ results: z.array(metrics.nullable().catch(null)) });

/** https://moz.com/help/links-api */
export const moz: ProviderDefinition = {
  id: "moz",
  name: "Moz",
  gives: "Domain Authority, Page Authority, Spam Score and linking domains",
  site: "https://moz.com/products/api",
  baseUrl: "https://lsapi.seomoz.com",
  fields: [{ variable: "MOZ_API_TOKEN", label: "API token", isSecret: true }],
  usualBudget: 20,
  asks: {
    async authorityScores({ domains }, service) {
      const scores = [];
      for (let start = 0; start < domains.length; start += MOST) {
        const asked = domains.slice(start, start + MOST);
        const results = await ask(service, asked);
        for (const [index, domain] of asked.entries()) {
          const found = results[index];
          if (!found) continue;
          scores.push({ domain, name: "Domain Authority", value: found.domain_authority, outOf: 100 });
          scores.push({ domain, name: "Page Authority of the home page", value: found.page_authority, outOf: 100 });
          // Below zero: Moz has too little to judge by.
          scores.push({ domain, name: "Spam Score", value: (found.spam_score ?? -1) < 0 ? null : found.spam_score, outOf: 100 });
        }
      }
      return scores;
    },
    async backlinkSummary({ domain }, service) {
      const [found] = await ask(service, [domain]);
      if (!found) throw new ProviderFault("not-in-dataset", "has no record of this domain.");
      return {
        domain,
        backlinks: found.external_pages_to_root_domain,
        referringDomains: found.root_domains_to_root_domain,
        referringDomainsNofollow: found.nofollow_root_domains_to_root_domain,
        brokenBacklinks: null,
        firstSeen: null,
      };
    },
  },
};

const MOST = 50;

async function ask({ key, send }: Service, targets: readonly string[]) {
  const json = await send({ path: "/v2/url_metrics", json: { targets }, headers: { "x-moz-token": key("MOZ_API_TOKEN") } });
  return readAnswer(answer, json).results;
}
