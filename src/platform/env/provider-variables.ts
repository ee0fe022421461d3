import { z } from "zod";
import { urlWithScheme } from "./env-values.ts";

const key = z.string().regex(/^\S+$/, "Write the key without spaces.").optional();
const digits = z.string().regex(/^\d+$/, "Write the number of the account, digits only.").optional();

const dollars = z
  .string()
  .regex(/^\d{1,6}(?:[.,]\d{1,6})?$/, "Write an amount in dollars, such as 2.50.")
  .optional();

/** Keys of data providers and language models, by the names that `.env.example` explains. What is set here goes before the admin's settings. */
export const providerVariables = {
  DATAFORSEO_LOGIN: key,
  DATAFORSEO_PASSWORD: key,
  GOOGLE_ADS_DEVELOPER_TOKEN: key,
  GOOGLE_ADS_CLIENT_ID: key,
  GOOGLE_ADS_CLIENT_SECRET: key,
  GOOGLE_ADS_REFRESH_TOKEN: key,
  GOOGLE_ADS_CUSTOMER_ID: digits,
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: digits,
  GOOGLE_ADS_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "Write the code of a currency, such as USD.")
    .optional(),
  SERPAPI_KEY: key,
  BRAVE_API_KEY: key,
  MOZ_API_TOKEN: key,
  MAJESTIC_API_KEY: key,
  OPR_API_KEY: key,
  SIMILARWEB_API_KEY: key,
  CLOUDFLARE_RADAR_TOKEN: key,
  SUGGEST_SOURCE: z.enum(["google", "duckduckgo", "bing"], "Write google, duckduckgo or bing.").optional(),
  LLM_BASE_URL: urlWithScheme(["http:", "https:"], "Write the address of the server, such as http://127.0.0.1:11434/v1.").optional(),
  LLM_MODEL: key,
  LLM_API_KEY: key,
  LLM_DOLLARS_A_DAY: dollars,
  LLM_DOLLARS_PER_MILLION: dollars,
  ANTHROPIC_API_KEY: key,
  ANTHROPIC_MODEL: key,
  ANTHROPIC_DOLLARS_A_DAY: dollars,
  ANTHROPIC_DOLLARS_PER_MILLION: dollars,
};

/** `dataforseo=https://sandbox.dataforseo.com moz=http://127.0.0.1:9`: other addresses for providers, such as a sandbox. */
export const providerBases = z
  .string()
  .regex(
    /^(?:[a-z-]+=https?:\/\/[^\s,]+[\s,]*)+$/,
    "Write providers with their addresses, such as dataforseo=https://sandbox.dataforseo.com.",
  )
  .optional()
  .transform((text = "") =>
    Object.fromEntries(
      [...text.matchAll(/([a-z-]+)=([^\s,]+)/g)].map(([, provider = "", address = ""]) => [provider, address.replace(/\/+$/, "")]),
    ),
  );
