import { z } from "zod";
import type { ProviderDefinition } from "../provider-definition.ts";
import { list, number, readAnswer } from "../read-answer.ts";

/** `rank` is the place among all domains, not the score. A domain that is not known has status 404 of its own. */
const answer = z.object({
  response: list(z.object({ status_code: number, page_rank_decimal: number, rank: number, domain: z.string() })),
});

/** https://www.domcop.com/openpagerank/documentation */
export const openPageRank: ProviderDefinition = {
  id: "open-page-rank",
  name: "Open PageRank",
  gives: "PageRank of domains in Common Crawl's graph, as DomCop works it out",
  site: "https://www.domcop.com/openpagerank/",
  baseUrl: "https://openpagerank.com",
  fields: [{ variable: "OPR_API_KEY", label: "API key", isSecret: true }],
  usualBudget: 200,
  asks: {
    async authorityScores({ domains }, { key, send }) {
      const scores = [];
      for (let start = 0; start < domains.length; start += MOST) {
        const json = await send({
          path: "/api/v1.0/getPageRank",
          query: { "domains[]": domains.slice(start, start + MOST) },
          headers: { "api-opr": key("OPR_API_KEY") },
        });
        for (const { status_code, page_rank_decimal, domain } of readAnswer(answer, json).response)
          scores.push({ domain, name: "Open PageRank", value: status_code === 200 ? page_rank_decimal : null, outOf: 10 });
      }
      return scores;
    },
  },
};

const MOST = 100;
