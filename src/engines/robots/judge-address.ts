import { decidingRule, matchesIn } from "./deciding-rule.ts";
import type { BotHabits } from "./known-bots.ts";
import { type ObeyedGroups, obeyedGroups } from "./obeyed-groups.ts";
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

/** The same for groups that are known already: a table of addresses finds them once. */
export function judgeIn({ name, groups }: ObeyedGroups, bot: BotHabits, path: string): AddressVerdict {
  const { allowed, rule, priority } = decidingRule(groups, path);
  const why = rule ? reasonOf(groups, path, rule.line, priority) : openReason(name, bot, path);
  return { allowed, line: rule?.line ?? null, rule: rule ? ruleText(rule) : null, group: name, why };
}

function openReason(name: string | null, bot: BotHabits, path: string): string {
  if (path === "/robots.txt") return "robots.txt itself is always open.";
  if (name !== null) return "No rule in its group matches, so it is open.";
  return bot.ignoresEveryone ? "It obeys only a group that names it, and none does." : "No group concerns it, so it is open.";
}

function reasonOf(groups: ObeyedGroups["groups"], path: string, line: number, priority: number): string {
  const others = matchesIn(groups, path).filter(({ rule }) => rule.line !== line);
  if (priority === 0) return `Line ${line} is empty, which opens everything.`;
  const [rival] = others.toSorted((a, b) => b.priority - a.priority);
  const length = `${priority} ${priority === 1 ? "character" : "characters"}`;
  if (!rival) return `Line ${line} is the only rule that matches.`;
  if (rival.priority === priority)
    return rival.rule.allow
      ? `Line ${line} came first; line ${rival.rule.line} is as long.`
      : `Lines ${line} and ${rival.rule.line} are equally long, and Allow wins a tie.`;
  return `Line ${line} is the longest rule that matches: ${length} against ${rival.priority} in line ${rival.rule.line}.`;
}
