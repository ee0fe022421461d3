import type { BotHabits, KnownBot } from "#engines/robots/known-bots.ts";
import { obeyedGroups } from "#engines/robots/matching/obeyed-groups.ts";
import type { RobotsFile } from "#engines/robots/robots-file.ts";
import { type SiteAccess, siteAccess } from "#engines/robots/site-access.ts";
import { asReadBy } from "#engines/robots/strict-reading.ts";
import type { RobotsTxtCheckerOutput, ShownBot } from "./robots-txt-checker.schema.ts";

/** Which group a crawler obeys and how much of the site that leaves it. Crawlers of one group share the answer. */
export function accessReader(robots: RobotsFile): (bot: BotHabits) => { obeys: string | null; access: SiteAccess } {
  const known = new Map<string, SiteAccess>();
  return (bot) => {
    const read = asReadBy(robots, bot);
    const { name, groups } = obeyedGroups(read, bot);
    const key = `${read === robots} ${name}`;
    const access = known.get(key) ?? siteAccess(groups);
    known.set(key, access);
    return { obeys: name, access };
  };
}

export function shownBotReader(
  robots: RobotsFile,
  state: RobotsTxtCheckerOutput["state"],
): (bot: BotHabits & Partial<KnownBot>) => ShownBot {
  const read = accessReader(robots);
  return (bot) => {
    const { token, operator = null, note = null, source = null } = bot;
    const { obeys, access } = state === "file" ? read(bot) : { obeys: null, access: state };
    return { token, operator, note, source, obeys, access };
  };
}
