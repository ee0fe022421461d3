import { knownBots } from "#engines/robots/known-bots.ts";
import type { HtaccessGeneratorInput } from "./htaccess-generator.schema.ts";

type Purpose = NonNullable<HtaccessGeneratorInput["bots"]>[number];

/**
 * Names that crawlers give in User-Agent. Google-Extended and its like are words for robots.txt only: no crawler calls itself so, and a
 * rule for them would do nothing.
 */
export function botNamesFor(purposes: readonly Purpose[]): string[] {
  return knownBots
    .filter(({ purpose, token }) => (purposes as readonly string[]).includes(purpose) && !/-extended$/i.test(token))
    .map(({ token }) => token);
}
