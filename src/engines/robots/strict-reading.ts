import { type BotHabits, knownBots } from "./known-bots.ts";
import { parseRobots } from "./parse-robots.ts";
import type { RobotsFile, RobotsLine } from "./robots-file.ts";

/** The file as a crawler reads it: misspellings and missing colons are forgiven by Google's parser alone. */
export function asReadBy(robots: RobotsFile, { token }: BotHabits): RobotsFile {
  if (ofGoogle.has(token.toLowerCase()) || !robots.lines.some(isForgiven)) return robots;
  const known = strictly.get(robots);
  if (known) return known;
  // Lines keep their numbers.
  const strict = parseRobots(robots.lines.map((line) => (isForgiven(line) ? "" : line.text)).join("\n"));
  strictly.set(robots, strict);
  return strict;
}

const strictly = new WeakMap<RobotsFile, RobotsFile>();
const ofGoogle: ReadonlySet<string> = new Set(
  knownBots.filter(({ operator }) => operator === "Google").map(({ token }) => token.toLowerCase()),
);

function isForgiven({ typo, missingColon, kind }: RobotsLine): boolean {
  return (typo || missingColon) && (kind === "user-agent" || kind === "allow" || kind === "disallow");
}
