import { parseRobots } from "../parse-robots.ts";
import { byStandard, standardPath } from "../standard-reading.ts";
import { crawlDelayFor, isAllowed, type RobotsVerdict } from "./is-allowed.ts";
import { testPath } from "./test-path.ts";

/** What a robots.txt lets a crawler of ours do. */
interface BotRules {
  allows(address: string): RobotsVerdict;
  /** Seconds. */
  crawlDelay?: number;
  sitemaps: readonly string[];
}

export function rulesForBot(body: Uint8Array, bot: string): BotRules {
  const robots = byStandard(parseRobots(body));
  const crawlDelay = crawlDelayFor(robots, bot);
  return {
    allows: (address) => isAllowed(robots, bot, standardPath(testPath(address))),
    sitemaps: robots.sitemaps.map(({ value }) => value),
    ...(crawlDelay === undefined ? {} : { crawlDelay }),
  };
}
