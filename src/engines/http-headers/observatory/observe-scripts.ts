import { getDomain } from "tldts";
import type { Outcome } from "./score-table.ts";

export interface ObservedScript {
  /** As written; "" for a script in the page itself. */
  src: string;
  hasIntegrity: boolean;
}

/** From good to worse. */
const order = [
  "sri-all",
  "sri-external",
  "sri-insecure",
  "sri-missing-secure",
  "sri-missing-insecure",
] as const satisfies readonly Outcome[];

/** The Observatory's test of subresource integrity. */
export function observeScripts(scripts: readonly ObservedScript[], url: string): Outcome {
  if (scripts.length === 0) return "sri-no-scripts";
  const isSecurePage = url.startsWith("https:");
  const site = getDomain(url);
  let worst = -1;
  let hasForeign = false;
  for (const { src, hasIntegrity } of scripts) {
    if (src === "") continue;
    const isProtocolRelative = /^\/\/[^/]/.test(src);
    const isFull = /^https?:\/\//.test(src);
    const isOwn = !isProtocolRelative && (!isFull || getDomain(src) === site);
    const isSecure = isFull ? src.startsWith("https:") : !isProtocolRelative && isSecurePage;
    if (isOwn) {
      if (hasIntegrity && isSecure && worst < 0) worst = order.indexOf("sri-all");
      continue;
    }
    hasForeign = true;
    if (hasIntegrity && isSecure) continue;
    const outcome = hasIntegrity ? "sri-insecure" : isSecure ? "sri-missing-secure" : "sri-missing-insecure";
    worst = Math.max(worst, order.indexOf(outcome));
  }
  return order[worst] ?? (hasForeign ? "sri-external" : "sri-own-scripts");
}
