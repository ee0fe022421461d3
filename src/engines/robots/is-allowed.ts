import { matchesPattern } from "./matches-pattern.ts";
import { toOctets } from "./octets.ts";
import type { RobotsFile, RobotsGroup, RobotsRule } from "./robots-file.ts";

export interface RobotsVerdict {
  allowed: boolean;
  /** The line that decided; absent when no rule matched. */
  line?: number;
  /** That line, as a person would write it: "Disallow: /private/". */
  rule?: string;
}

/**
 * May this crawler fetch this path? `userAgent` is the product token ("Googlebot"), `pathWithQuery` starts with a slash and is
 * escaped as a browser sends it. The longest matching rule wins by octets, Allow wins a tie; RFC 9309 section 2.2.2.
 */
export function isAllowed(robots: RobotsFile, userAgent: string, pathWithQuery: string): RobotsVerdict {
  // The file itself must be readable, or nobody could obey it.
  if (pathWithQuery === "/robots.txt") return { allowed: true };
  const path = toOctets(pathWithQuery);
  let best: { rule: RobotsRule; priority: number } | undefined;
  for (const { rules } of groupsFor(robots, userAgent)) {
    for (const rule of rules) {
      const priority = priorityOf(rule, path);
      if (priority < 0) continue;
      const wins = best === undefined || priority > best.priority || (priority === best.priority && rule.allow && !best.rule.allow);
      if (wins) best = { rule, priority };
    }
  }
  if (best === undefined) return { allowed: true };
  const { rule, priority } = best;
  // An empty value matches everything with priority 0 and forbids nothing.
  return { allowed: rule.allow || priority === 0, line: rule.line, rule: `${rule.allow ? "Allow" : "Disallow"}: ${rule.path}`.trimEnd() };
}

/** Seconds that the site asks this crawler to leave between two requests. */
export function crawlDelayFor(robots: RobotsFile, userAgent: string): number | undefined {
  const token = userAgent.toLowerCase();
  const isNamed = robots.groups.some(({ agents }) => agents.includes(token));
  return robots.crawlDelays.find(({ agents }) => agents.includes(isNamed ? token : "*"))?.seconds;
}

/** Every group that names the crawler, merged; those for everyone only when none does. A group that names it without rules frees it. */
function groupsFor(robots: RobotsFile, userAgent: string): readonly RobotsGroup[] {
  const token = userAgent.toLowerCase();
  const named = robots.groups.filter(({ agents }) => agents.some((agent) => agent === token && agent !== "*"));
  return named.length > 0 ? named : robots.groups.filter(({ agents }) => agents.includes("*"));
}

function priorityOf({ allow, pattern }: RobotsRule, path: string): number {
  if (matchesPattern(path, pattern)) return pattern.length;
  // Google: a directory's index file that is allowed opens the directory's own address too, and no other in it.
  const slash = pattern.lastIndexOf("/");
  if (!allow || slash === -1 || !pattern.startsWith("/index.htm", slash)) return -1;
  const directory = `${pattern.slice(0, slash + 1)}$`;
  return matchesPattern(path, directory) ? directory.length : -1;
}
