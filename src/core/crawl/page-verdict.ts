import type { CrawlPage } from "./crawl-state.ts";
import { troubleWords } from "./trouble-words.ts";

type Fault = "redirect" | "dead" | "server-error" | "no-answer" | "noindex" | "canonical" | "not-html";

export type PageVerdict = { belongs: true } | { belongs: false; reason: Fault; words: string };

/**
 * Does a page that was read belong in a sitemap, and so in the results? Only what Google asks for: answers 200, HTML, may be indexed, names
 * itself as canonical; where the other pages of its site are known, also that no redirect leads straight back to it.
 */
export function verdictOf({ url, facts }: Pick<CrawlPage, "url" | "facts">, pages?: ReadonlyMap<string, CrawlPage>): PageVerdict {
  if (!facts) return out("no-answer", "Not read.");
  const { status = 0, error, redirectTo, type, missing, noindex, canonical } = facts;
  if (error) return out("no-answer", troubleWords(error));
  if (status >= 300 && status < 400) return out("redirect", `Redirects (${status})${redirectTo ? ` to ${shown(redirectTo, url)}` : ""}.`);
  if (status >= 500 || status === 429) return out("server-error", `The server answers ${status}.`);
  if (status !== 200) return out("dead", `Answers ${status}.`);
  if (type !== undefined) return out("not-html", `Is ${type}, not a web page.`);
  if (missing) return out("dead", "Answers 200, and says that there is no such page.");
  if (redirectTo) return out("redirect", `Sends visitors on by a meta refresh to ${shown(redirectTo, url)}.`);
  if (noindex) return out("noindex", noindex === "meta" ? "Its robots meta tag says noindex." : "Its X-Robots-Tag header says noindex.");
  if (canonical !== undefined && canonical !== url && pages?.get(canonical)?.facts?.redirectTo !== url)
    return out("canonical", `Names another page as canonical: ${shown(canonical, url)}.`);
  return { belongs: true };
}

/** Why an address was never fetched. */
export function closedWords({ line, rule }: { line: number; rule: string }): string {
  return line === 0
    ? "The robots.txt of its host cannot be read, so it counts as closed."
    : `Line ${line} of robots.txt closes it: ${rule}`;
}

function out(reason: Fault, words: string): PageVerdict {
  return { belongs: false, reason, words };
}

/** The path alone on the same site, the whole address elsewhere. */
function shown(target: string, from: string): string {
  const { origin } = new URL(from);
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}
