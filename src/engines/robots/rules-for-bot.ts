import { crawlDelayFor, isAllowed, type RobotsVerdict } from "./is-allowed.ts";
import { parseRobots } from "./parse-robots.ts";
import { pathWithQuery } from "./path-with-query.ts";

/** What a robots.txt lets one crawler do. */
interface BotRules {
  allows(address: string): RobotsVerdict;
  /** Seconds. */
  crawlDelay?: number;
  sitemaps: readonly string[];
}

export function rulesForBot(body: Uint8Array, bot: string): BotRules {
  const robots = parseRobots(body);
  const crawlDelay = crawlDelayFor(robots, bot);
  return {
    // Rules carry their escapes in upper case; a link may carry them in either.
    allows: (address) =>
      isAllowed(
        robots,
        bot,
        pathWithQuery(address).replace(/%[0-9a-f]{2}/gi, (escaped) => escaped.toUpperCase()),
      ),
    sitemaps: robots.sitemaps.map(({ value }) => value),
    ...(crawlDelay === undefined ? {} : { crawlDelay }),
  };
}
