/**
 * Names of others that a visitor may have a request sent under, to see whether a server treats them differently. An imitation: a server
 * that checks the address of real crawlers is not fooled, and results say so.
 * https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers, checked 2026-11-15
 */
export const imitatedAgents = {
  googlebot:
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  chrome: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
} as const;

export type ImitatedAgent = keyof typeof imitatedAgents;
