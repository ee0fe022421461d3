import { z } from "zod";
import { type ProviderDefinition, ProviderFault, type Service } from "../provider-definition.ts";
import { list, number, readAnswer, text } from "../read-answer.ts";

const item = z.object({
  Item: z.string(),
  Status: text,
  ExtBackLinks: number,
  RefDomains: number,
  TrustFlow: number,
  CitationFlow: number,
});
const answer = z.object({
  Code: z.string(),
  DataTables: z.object({ Results: z.object({ Data: list(item) }) }).nullish(),
});

/** https://developer-support.majestic.com/api/commands/get-index-item-info.shtml */
export const majestic: ProviderDefinition = {
  id: "majestic",
  name: "Majestic",
  gives: "Trust Flow, Citation Flow, backlinks and referring domains",
  site: "https://majestic.com/plans-pricing",
  baseUrl: "https://api.majestic.com",
  fields: [{ variable: "MAJESTIC_API_KEY", label: "API key", isSecret: true }],
  usualBudget: 100,
  asks: {
    async authorityScores({ domains }, service) {
      const scores = [];
      for (let start = 0; start < domains.length; start += MOST)
        for (const found of await ask(service, domains.slice(start, start + MOST))) {
          const isKnown = found.Status === "Found";
          scores.push({ domain: found.Item, name: "Trust Flow", value: isKnown ? found.TrustFlow : null, outOf: 100 });
          scores.push({ domain: found.Item, name: "Citation Flow", value: isKnown ? found.CitationFlow : null, outOf: 100 });
        }
      return scores;
    },
    async backlinkSummary({ domain }, service) {
      const [found] = await ask(service, [domain]);
      if (found?.Status !== "Found") throw new ProviderFault("not-in-dataset", "has no record of this domain.");
      return {
        domain,
        backlinks: found.ExtBackLinks,
        referringDomains: found.RefDomains,
        referringDomainsNofollow: null,
        brokenBacklinks: null,
        firstSeen: null,
      };
    },
  },
};

const MOST = 100;

async function ask({ key, send }: Service, domains: readonly string[]) {
  const items = Object.fromEntries(domains.map((domain, index) => [`item${index}`, domain]));
  const query = {
    app_api_key: key("MAJESTIC_API_KEY"),
    cmd: "GetIndexItemInfo",
    items: String(domains.length),
    ...items,
    datasource: "fresh",
  };
  const { Code, DataTables } = readAnswer(answer, await send({ path: "/api/json", query }));
  if (Code === "OK") return DataTables?.Results.Data ?? [];
  if (/InsufficientUnits|Exceeded|Limit/i.test(Code))
    throw new ProviderFault("quota", "gives no more answers today: this site's account has reached its limit.");
  throw new ProviderFault(
    "upstream-error",
    /Key|Auth/i.test(Code) ? "refused the key that is set on this site." : "could not answer this question.",
  );
}
