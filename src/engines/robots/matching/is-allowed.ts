import type { RobotsFile } from "../robots-file.ts";
import { ruleText } from "../rule-text.ts";
import { decidingRule } from "./deciding-rule.ts";

export interface RobotsVerdict {
  allowed: boolean;
  /** The line that decided; absent when no rule matched. */
  line?: number;
  /** That line, as a person would write it: "Disallow: /private/". */
  rule?: string;
}

/**
 * May this crawler fetch this path? `userAgent` is the product token ("Googlebot"), `pathWithQuery` starts with a slash and is
 * escaped as a browser sends it. Exactly Google's matcher: names are compared as its parser cuts them.
 */
export function isAllowed(robots: RobotsFile, userAgent: string, pathWithQuery: string): RobotsVerdict {
  const token = userAgent.toLowerCase();
  const named = token === "*" ? [] : robots.groups.filter(({ agents }) => agents.includes(token));
  const groups = named.length > 0 ? named : robots.groups.filter(({ agents }) => agents.includes("*"));
  const { allowed, rule } = decidingRule(groups, pathWithQuery);
  return { allowed, ...(rule ? { line: rule.line, rule: ruleText(rule) } : {}) };
}

/** Seconds that the site asks this crawler to leave between two requests. */
export function crawlDelayFor(robots: RobotsFile, userAgent: string): number | undefined {
  const token = userAgent.toLowerCase();
  const isNamed = robots.groups.some(({ agents }) => agents.includes(token));
  return robots.crawlDelays.find(({ agents }) => agents.includes(isNamed ? token : "*"))?.seconds;
}
