import { matchesPattern } from "./matches-pattern.ts";
import { toOctets } from "./octets.ts";
import type { RobotsGroup, RobotsRule } from "./robots-file.ts";

interface Decision {
  allowed: boolean;
  /** Absent when no rule matched: what no rule closes is open. */
  rule?: RobotsRule;
  /** Its weight: the octets of its pattern. */
  priority: number;
}

/** The rule that decides about a path: the longest that matches, by octets; Allow wins a tie. RFC 9309 section 2.2.2. */
export function decidingRule(groups: readonly RobotsGroup[], pathWithQuery: string): Decision {
  // The file itself must be readable, or nobody could obey it.
  if (pathWithQuery === "/robots.txt") return { allowed: true, priority: -1 };
  let best: { rule: RobotsRule; priority: number } | undefined;
  for (const match of matchesIn(groups, pathWithQuery)) {
    const { rule, priority } = match;
    const wins = best === undefined || priority > best.priority || (priority === best.priority && rule.allow && !best.rule.allow);
    if (wins) best = match;
  }
  if (best === undefined) return { allowed: true, priority: -1 };
  // An empty value matches everything with priority 0 and forbids nothing.
  return { allowed: best.rule.allow || best.priority === 0, ...best };
}

/** Every rule that matches a path, in the file's order, with its weight. */
export function matchesIn(groups: readonly RobotsGroup[], pathWithQuery: string): { rule: RobotsRule; priority: number }[] {
  const path = toOctets(pathWithQuery);
  const matches: { rule: RobotsRule; priority: number }[] = [];
  for (const { rules } of groups) {
    for (const rule of rules) {
      const priority = priorityOf(rule, path);
      if (priority >= 0) matches.push({ rule, priority });
    }
  }
  return matches;
}

function priorityOf({ allow, pattern }: RobotsRule, path: string): number {
  if (matchesPattern(path, pattern)) return pattern.length;
  // Google: a directory's index file that is allowed opens the directory's own address too, and no other in it.
  const slash = pattern.lastIndexOf("/");
  if (!allow || slash === -1 || !pattern.startsWith("/index.htm", slash)) return -1;
  const directory = `${pattern.slice(0, slash + 1)}$`;
  return matchesPattern(path, directory) ? directory.length : -1;
}
