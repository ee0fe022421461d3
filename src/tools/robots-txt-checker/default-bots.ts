/** The crawlers that are judged when the visitor ticked none. */
export const defaultBots: readonly string[] = [
  "Googlebot",
  "Googlebot-Image",
  "bingbot",
  "AdsBot-Google",
  "GPTBot",
  "OAI-SearchBot",
  "ClaudeBot",
  "PerplexityBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
];
