/** What our crawler and fetcher call themselves: the product token of the User-Agent header, and the name that robots.txt can address. */
export const BOT_NAME = "SiteToolsBot";
