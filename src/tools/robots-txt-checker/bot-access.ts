import type { BotHabits, KnownBot } from "#engines/robots/known-bots.ts";
import { obeyedGroups } from "#engines/robots/matching/obeyed-groups.ts";
import type { RobotsFile } from "#engines/robots/robots-file.ts";
import { type SiteAccess, siteAccess } from "#engines/robots/site-access.ts";
import type { RobotsTxtCheckerOutput, ShownBot } from "./robots-txt-checker.schema.ts";

/** Which group a crawler obeys and how much of the site that leaves it. Crawlers of one group share the answer. */
export function accessReader(robots: RobotsFile): (bot: BotHabits) => { obeys: string | null; access: SiteAccess } {
  const known = new Map<string | null, SiteAccess>();
  return (bot) => {
    const { name, groups } = obeyedGroups(robots, bot);
    const access = known.get(name) ?? siteAccess(groups);
    known.set(name, access);
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
