import { crawlDelayFor, isAllowed, type RobotsVerdict } from "./is-allowed.ts";
import { parseRobots } from "./parse-robots.ts";
import { testPath } from "./test-path.ts";

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
    allows: (address) => isAllowed(robots, bot, testPath(address)),
    sitemaps: robots.sitemaps.map(({ value }) => value),
    ...(crawlDelay === undefined ? {} : { crawlDelay }),
  };
}
