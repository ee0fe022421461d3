import type { BotHabits } from "../known-bots.ts";
import type { RobotsFile, RobotsGroup } from "../robots-file.ts";

export interface ObeyedGroups {
  /** The name by which the file addresses the crawler, in lower case; "*" for everyone, null when nothing in it concerns the crawler. */
  name: string | null;
  groups: readonly RobotsGroup[];
}

/**
 * The groups that a crawler obeys, merged: those that name it, else those of a name it also answers to, else those for everyone.
 * A group that names it without rules frees it. AdsBot and its like never take the group for everyone.
 */
export function obeyedGroups(robots: RobotsFile, { token, fallbacks = [], ignoresEveryone }: BotHabits): ObeyedGroups {
  for (const name of [token, ...fallbacks]) {
    const groups = groupsNaming(robots, name);
    if (groups.length > 0) return { name: name.toLowerCase(), groups };
  }
  const everyone = ignoresEveryone ? [] : robots.groups.filter(({ agents }) => agents.includes("*"));
  return everyone.length > 0 ? { name: "*", groups: everyone } : { name: null, groups: [] };
}

/** A name with a digit or a dot is compared whole: Google would cut it, but such a crawler does not read with Google's parser. */
function groupsNaming({ groups }: RobotsFile, name: string): RobotsGroup[] {
  const token = name.toLowerCase();
  if (token === "*") return [];
  const isProductToken = /^[a-z_-]*$/.test(token);
  return groups.filter(({ agents, names }) => (isProductToken ? agents : names).includes(token));
}
