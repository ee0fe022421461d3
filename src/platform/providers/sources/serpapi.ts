import { z } from "zod";
import { type ProviderDefinition, ProviderFault } from "../provider-definition.ts";
import { list, number, readAnswer, text } from "../read-answer.ts";

const answer = z.looseObject({
  error: z.string().optional(),
  organic_results: list(z.object({ position: number, link: z.string(), title: text, snippet: text })),
});

/** Parts of a page of results that are no organic results, by SerpApi's names. */
const FEATURES = [
  "answer_box",
  "knowledge_graph",
  "related_questions",
  "local_results",
  "inline_videos",
  "top_stories",
  "shopping_results",
  "ads",
];

/** https://serpapi.com/search-api */
export const serpapi: ProviderDefinition = {
  id: "serpapi",
  name: "SerpApi",
  gives: "Google's search results",
  site: "https://serpapi.com/",
  baseUrl: "https://serpapi.com",
  fields: [{ variable: "SERPAPI_KEY", label: "API key", isSecret: true }],
  usualBudget: 100,
  asks: {
    async searchResults({ q, country, lang, device, depth }, { key, now, send }) {
      const found: { position: number; url: string; title: string; snippet: string }[] = [];
      const features = new Set<string>();
      for (let start = 0; start < depth; start += PAGE) {
        const json = await send({
          path: "/search.json",
          query: { engine: "google", q, gl: country.toLowerCase(), hl: lang, device, start: String(start), api_key: key("SERPAPI_KEY") },
        });
        const page = readAnswer(answer, json);
        if (page.error !== undefined && !/hasn't returned any results/i.test(page.error))
          throw new ProviderFault(/run out|exceeded|limit/i.test(page.error) ? "quota" : "upstream-error", "could not run this search.");
        for (const name of FEATURES) if (name in page) features.add(name);
        for (const { position, link, title, snippet } of page.organic_results)
          found.push({ position: start + (position ?? found.length - start + 1), url: link, title, snippet });
        if (page.organic_results.length === 0) break;
      }
      return { engine: "Google", results: found.slice(0, depth), features: [...features], fetchedAt: now().toISOString() };
    },
  },
};

const PAGE = 10;
