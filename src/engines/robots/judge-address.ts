import type { BotHabits } from "./known-bots.ts";
import { decidingRule, type KnownMatches, matchesIn } from "./matching/deciding-rule.ts";
import { type ObeyedGroups, obeyedGroups } from "./matching/obeyed-groups.ts";
import type { RobotsFile } from "./robots-file.ts";
import { ruleText } from "./rule-text.ts";

export interface AddressVerdict {
  allowed: boolean;
  /** The line that decided; null when no rule matched. */
  line: number | null;
  rule: string | null;
  /** The name by which the file addresses the crawler: its own, another it answers to, "*", or null. */
  group: string | null;
  /** Why it came out so, in one sentence. */
  why: string;
}

/** One address for one crawler, with the reason. `path` as `testPath` gives it. */
export function judgeAddress(robots: RobotsFile, bot: BotHabits, path: string): AddressVerdict {
  return judgeIn(obeyedGroups(robots, bot), bot, path);
}

/** The same for groups that are known already: a table finds the groups of a crawler and the matches of a path once. */
export function judgeIn({ name, groups }: ObeyedGroups, bot: BotHabits, path: string, known: KnownMatches = new Map()): AddressVerdict {
  const { allowed, rule, priority } = decidingRule(groups, path, known);
  const why = rule ? reasonOf(matchesIn(groups, path, known), rule.line, priority) : openReason(name, bot, path);
  return { allowed, line: rule?.line ?? null, rule: rule ? ruleText(rule) : null, group: name, why };
}

function openReason(name: string | null, bot: BotHabits, path: string): string {
  if (path === "/robots.txt") return "robots.txt itself is always open.";
  if (name !== null) return "No rule in its group matches, so it is open.";
  return bot.ignoresEveryone ? "It obeys only a group that names it, and none does." : "No group concerns it, so it is open.";
}

function reasonOf(matches: ReturnType<typeof matchesIn>, line: number, priority: number): string {
  if (priority === 0) return `Line ${line} is empty, which opens everything.`;
  let rival: (typeof matches)[number] | undefined;
  for (const match of matches) if (match.rule.line !== line && (!rival || match.priority > rival.priority)) rival = match;
  if (!rival) return `Line ${line} is the only rule that matches.`;
  const length = `${priority} ${priority === 1 ? "character" : "characters"}`;
  if (rival.priority < priority)
    return `Line ${line} is the longest rule that matches: ${length} against ${rival.priority} in line ${rival.rule.line}.`;
  const isTie = matches.some((match) => match.priority === priority && !match.rule.allow);
  return isTie && matches.some((match) => match.priority === priority && match.rule.allow)
    ? `Lines ${line} and ${rival.rule.line} are equally long, and Allow wins a tie.`
    : `Line ${line} came first; line ${rival.rule.line} is as long.`;
}
