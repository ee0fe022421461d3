import type { Market } from "#core/providers/market.ts";

/** The same search in the visitor's own browser. What a visitor sees there depends on where they are and what they searched before. */
export function searchLinks(q: string, { country, lang }: Market): { name: string; url: string }[] {
  const link = (name: string, base: string, query: Record<string, string>) => ({ name, url: `${base}?${new URLSearchParams(query)}` });
  return [
    link("Google", "https://www.google.com/search", { q, gl: country.toLowerCase(), hl: lang, pws: "0" }),
    link("Bing", "https://www.bing.com/search", { q, cc: country, setlang: lang }),
    link("DuckDuckGo", "https://duckduckgo.com/", { q, kl: `${country.toLowerCase()}-${lang}` }),
    link("Brave", "https://search.brave.com/search", { q }),
  ];
}
