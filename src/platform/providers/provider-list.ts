import { anthropic, type LanguageModel, openAiCompatible } from "./language-models.ts";
import type { ProviderDefinition } from "./provider-definition.ts";
import { autocomplete } from "./sources/autocomplete.ts";
import { brave } from "./sources/brave.ts";
import { cloudflareRadar } from "./sources/cloudflare-radar.ts";
import { dataforseo } from "./sources/dataforseo.ts";
import { googleAds } from "./sources/google-ads.ts";
import { majestic } from "./sources/majestic.ts";
import { moz } from "./sources/moz.ts";
import { openPageRank } from "./sources/open-page-rank.ts";
import { serpapi } from "./sources/serpapi.ts";
import { similarweb } from "./sources/similarweb.ts";

/** Where several give the same, the first that is set up is asked, and the next when it has no answer. */
export const dataProviders: readonly ProviderDefinition[] = [
  dataforseo,
  googleAds,
  serpapi,
  brave,
  moz,
  majestic,
  openPageRank,
  similarweb,
  cloudflareRadar,
  autocomplete,
];

export const languageModels: readonly LanguageModel[] = [openAiCompatible, anthropic];
