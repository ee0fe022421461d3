import { z } from "zod";
import type { ProviderDefinition } from "../provider-definition.ts";
import { list, readAnswer, text } from "../read-answer.ts";

const results = z.object({
  web: z.object({ results: list(z.object({ url: z.string(), title: text, description: text })) }).nullish(),
  query: z.object({ more_results_available: z.boolean().catch(false) }).nullish(),
});

/** Brave has an index of its own: a place in it says nothing about Google's. https://api-dashboard.search.brave.com/app/documentation */
export const brave: ProviderDefinition = {
  id: "brave",
  name: "Brave Search",
  gives: "search results of Brave's own index",
  site: "https://brave.com/search/api/",
  baseUrl: "https://api.search.brave.com",
  fields: [{ variable: "BRAVE_API_KEY", label: "Subscription token", isSecret: true }],
  usualBudget: 200,
  asks: {
    async searchResults({ q, country, lang, depth }, { key, now, send }) {
      const found: { url: string; title: string; description: string }[] = [];
      for (let offset = 0; offset * PAGE < Math.min(depth, MOST); offset++) {
        const json = await send({
          path: "/res/v1/web/search",
          query: {
            // At most 400 characters and 50 words.
            q: q.split(/\s+/).slice(0, 50).join(" ").slice(0, 400),
            country,
            search_lang: lang,
            count: String(PAGE),
            offset: String(offset),
          },
          headers: { "x-subscription-token": key("BRAVE_API_KEY") },
        });
        const page = readAnswer(results, json);
        found.push(...(page.web?.results ?? []));
        if (!page.query?.more_results_available) break;
      }
      return {
        engine: "Brave",
        results: found
          .slice(0, depth)
          .map(({ url, title, description }, index) => ({ position: index + 1, url, title, snippet: description })),
        features: [],
        fetchedAt: now().toISOString(),
      };
    },
  },
};

const PAGE = 20;
const MOST = 200;
