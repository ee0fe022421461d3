import { closedWords } from "#core/crawl/page-verdict.ts";
import { troubleWords } from "#core/crawl/trouble-words.ts";
import type { TargetFacts } from "./target-facts.ts";

export type LinkClass = "broken" | "server-error" | "blocked" | "soft-404" | "insecure" | "redirected" | "unverifiable" | "ok";

export interface LinkVerdict {
  class: LinkClass;
  words: string;
}

/** Failures that leave no doubt: the address is wrong, not the moment. */
const surelyBroken = new Set(["dns_not_found", "tls_failed", "redirect_loop", "redirect_limit", "redirect_malformed", "address_malformed"]);
/** Failures of the other server, which may be over in an hour. */
const troubled = new Set([
  "dns_failed",
  "connect_failed",
  "response_timeout",
  "response_reset",
  "response_malformed",
  "response_headers_too_large",
]);

/** What an answer means for the link. */
export function targetVerdict(url: string, facts: TargetFacts): LinkVerdict {
  const { status = 0, error, wall, soft, hops = [], closed, unasked } = facts;
  if (closed) return { class: "unverifiable", words: closedWords(closed) };
  if (unasked) return { class: "unverifiable", words: unaskedWords[unasked] };
  if (error) {
    const kind = surelyBroken.has(error.code) ? "broken" : troubled.has(error.code) ? "server-error" : "unverifiable";
    return { class: kind, words: troubleWords(error) };
  }
  if (wall) return { class: "blocked", words: `${wall} keeps programs out (${status}). A person would probably get in.` };
  if (blocking.has(status)) return { class: "blocked", words: blocking.get(status) ?? "" };
  if (unfriendly.has(status)) return { class: "blocked", words: `Refuses us (${status}). It may let people in.` };
  if (status === 405 || status === 501) return { class: "unverifiable", words: `Answers ${status}: it takes no plain request.` };
  if (status >= 500 || status === 408) return { class: "server-error", words: `The server answers ${status}.` };
  if (status >= 400) {
    const words = goneWords[status] ?? `Answers ${status}.`;
    return { class: "broken", words: hops.length > 0 ? `Redirects to ${hops.at(-1)?.[1]}, and there: ${words}` : words };
  }
  if (status >= 300 && status !== 304) return { class: "broken", words: `Answers ${status} without saying where to go.` };
  if (soft === "shell")
    return { class: "unverifiable", words: "The site sends the same empty page for every address. Only a browser could tell them apart." };
  if (soft)
    return {
      class: "soft-404",
      words: soft === "words" ? "Answers 200, but says that it was not found." : "Answers 200 with the page that made-up addresses get.",
    };
  if (hops.length > 0) return { class: "redirected", words: redirectWords(url, hops) };
  return { class: "ok", words: `Answers ${status}.` };
}

const unaskedWords = {
  time: "Not asked for: the time was over.",
  limit: "Not asked for: over the limit of one run.",
  "other-site": "On another site. You asked for your own links only.",
};

const goneWords: Record<number, string> = { 404: "Not found (404).", 410: "Gone for good (410)." };

const blocking = new Map([
  [401, "Asks for a password (401)."],
  [402, "Asks programs for payment (402)."],
  [407, "Asks for a proxy (407)."],
  [429, "Answers 429: too many requests for it right now."],
  [451, "Withheld for legal reasons (451)."],
  [999, "Refuses every program (999), as LinkedIn does."],
]);

/**
 * What a plain GET of ours has given no cause for: firewalls send these to programs. 406 is mod_security's, 418 and 420 are jokes that
 * stayed, 430 is Shopify's, and 431 what X answers: https://github.com/lycheeverse/lychee/issues/1457, read Nov 15, 2026.
 */
const unfriendly = new Set([403, 406, 418, 420, 430, 431]);

function redirectWords(from: string, hops: NonNullable<TargetFacts["hops"]>): string {
  const [, last = ""] = hops.at(-1) ?? [];
  const isPermanent = hops.every(([status]) => status === 301 || status === 308);
  const kind = `${isPermanent ? "Moved for good" : "Moved for now"} (${hops.map(([status]) => status).join(", ")})`;
  if (isHome(last) && !isHome(from)) return `${kind} to the home page. What was linked is probably gone.`;
  if (last === from.replace(/^http:/, "https:")) return `${kind} to https.`;
  return `${kind} to ${last}`;
}

function isHome(address: string): boolean {
  const url = URL.parse(address);
  return url?.pathname === "/" && url.search === "";
}
