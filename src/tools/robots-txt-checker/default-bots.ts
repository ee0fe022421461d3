/** Who is asked about when nobody was chosen. */
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
