import { z } from "zod";
import { type ProviderDefinition, ProviderFault } from "../provider-definition.ts";
import { readAnswer } from "../read-answer.ts";

const answer = z.tuple([z.unknown(), z.array(z.unknown())], z.unknown());

/** None of these is an official interface: whether their terms allow it is the operator's to decide, so it is off until they say which. */
const SOURCES: Record<
  string,
  { host: string; path: string; queryOf(seed: string, country: string, lang: string): Record<string, string> }
> = {
  google: {
    host: "https://suggestqueries.google.com",
    path: "/complete/search",
    queryOf: (q, country, lang) => ({ client: "firefox", q, hl: lang, gl: country.toLowerCase() }),
  },
  duckduckgo: { host: "https://duckduckgo.com", path: "/ac/", queryOf: (q) => ({ q, type: "list" }) },
  bing: { host: "https://api.bing.com", path: "/osjson.aspx", queryOf: (query) => ({ query }) },
};

export const autocomplete: ProviderDefinition = {
  id: "autocomplete",
  name: "Autocomplete",
  gives: "suggestions that a search engine shows while somebody types",
  site: "https://duckduckgo.com/",
  baseUrl: "",
  fields: [
    {
      variable: "SUGGEST_SOURCE",
      label: "google, duckduckgo or bing. None is an official interface: read its terms first",
      isSecret: false,
    },
  ],
  usualBudget: 500,
  asks: {
    async suggestions({ seed, country, lang }, { key, send }) {
      const source = SOURCES[key("SUGGEST_SOURCE")];
      if (!source) throw new ProviderFault("unsupported", "is set to a source that we do not know.");
      const json = await send({ path: `${source.host}${source.path}`, query: source.queryOf(seed, country, lang) });
      return readAnswer(answer, json)[1].filter((each) => typeof each === "string");
    },
  },
};
