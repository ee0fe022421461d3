import type { RobotsGroup, RobotsRule } from "../robots-file.ts";
import { matchesPattern, patternParts } from "./matches-pattern.ts";
import { toOctets } from "./octets.ts";

interface Match {
  rule: RobotsRule;
  /** Its weight: the octets of its pattern. */
  priority: number;
}

/** What matched one path, group by group: crawlers that share a group need not compare it again. */
export type KnownMatches = Map<RobotsGroup, readonly Match[]>;

interface Decision {
  allowed: boolean;
  /** Absent when no rule matched: what no rule closes is open. */
  rule?: RobotsRule;
  priority: number;
}

/** The rule that decides about a path: the longest that matches, by octets; Allow wins a tie. RFC 9309 section 2.2.2. */
export function decidingRule(groups: readonly RobotsGroup[], pathWithQuery: string, known?: KnownMatches): Decision {
  // The file itself must be readable, or nobody could obey it.
  if (pathWithQuery === "/robots.txt") return { allowed: true, priority: -1 };
  let best: Match | undefined;
  for (const match of matchesIn(groups, pathWithQuery, known)) {
    const { rule, priority } = match;
    const wins = best === undefined || priority > best.priority || (priority === best.priority && rule.allow && !best.rule.allow);
    if (wins) best = match;
  }
  if (best === undefined) return { allowed: true, priority: -1 };
  // An empty value matches everything with priority 0 and forbids nothing.
  return { allowed: best.rule.allow || best.priority === 0, ...best };
}

/** Every rule that matches a path, in the file's order, with its weight. */
export function matchesIn(groups: readonly RobotsGroup[], pathWithQuery: string, known: KnownMatches = new Map()): readonly Match[] {
  const path = toOctets(pathWithQuery);
  const found = groups.map((group) => {
    const matches = known.get(group) ?? matchesOf(group, path);
    known.set(group, matches);
    return matches;
  });
  return found.length === 1 ? (found[0] ?? []) : found.flat();
}

function matchesOf({ rules }: RobotsGroup, path: string): Match[] {
  return rules.flatMap((rule) => {
    const priority = priorityOf(rule, path);
    return priority < 0 ? [] : [{ rule, priority }];
  });
}

function priorityOf({ allow, pattern, parts }: RobotsRule, path: string): number {
  if (matchesPattern(path, parts)) return pattern.length;
  if (!allow) return -1;
  // Google: a directory's index file that is allowed opens the directory's own address too, and no other in it.
  const slash = pattern.lastIndexOf("/");
  if (slash === -1 || !pattern.startsWith("/index.htm", slash)) return -1;
  const directory = `${pattern.slice(0, slash + 1)}$`;
  return matchesPattern(path, patternParts(directory)) ? directory.length : -1;
}
