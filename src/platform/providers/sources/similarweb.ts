import { z } from "zod";
import { compareText } from "#core/lists/compare-text.ts";
import type { ProviderDefinition } from "../provider-definition.ts";
import { list, number, readAnswer } from "../read-answer.ts";

const answer = z.object({ visits: list(z.object({ date: z.string(), visits: number })) });

/** https://developers.similarweb.com/reference/total-visits */
export const similarweb: ProviderDefinition = {
  id: "similarweb",
  name: "Similarweb",
  gives: "estimated visits of whole sites, by month",
  site: "https://www.similarweb.com/corp/developer/",
  baseUrl: "https://api.similarweb.com",
  fields: [{ variable: "SIMILARWEB_API_KEY", label: "API key", isSecret: true }],
  usualBudget: 100,
  asks: {
    traffic: ({ domains }, { key, send }) =>
      Promise.all(
        domains.map(async (domain) => {
          const json = await send({
            path: `/v1/website/${encodeURIComponent(domain)}/total-traffic-and-engagement/visits`,
            query: {
              api_key: key("SIMILARWEB_API_KEY"),
              country: "world",
              granularity: "monthly",
              main_domain_only: "false",
              format: "json",
            },
            allow: [404],
          });
          const months = readAnswer(answer, json).visits.flatMap(({ date, visits }) =>
            visits === null ? [] : [{ month: date.slice(0, 7), visits: Math.round(visits) }],
          );
          months.sort((a, b) => compareText(a.month, b.month));
          return { domain, visits: months.at(-1)?.visits ?? null, meaning: "estimated visits a month in all", rank: null, months };
        }),
      ),
  },
};
