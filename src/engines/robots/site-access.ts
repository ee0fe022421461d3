import { decidingRule } from "./matching/deciding-rule.ts";
import { samplePath } from "./matching/sample-paths.ts";
import type { RobotsGroup } from "./robots-file.ts";

/** How much of a site the obeyed groups leave to a crawler. */
export type SiteAccess = "open" | "partly" | "closed";

/** How many comparisons one answer may cost: of very long groups only the first rules are tried, which tells enough. */
const MAX_COMPARISONS = 20_000;

/** By trying a path for every rule, and the home page: closed when none is open, open when none is closed. */
export function siteAccess(groups: readonly RobotsGroup[]): SiteAccess {
  const rules = groups.flatMap((group) => group.rules).filter(({ pattern }) => pattern !== "");
  if (!rules.some(({ allow }) => !allow)) return "open";
  const samples = rules.slice(0, Math.floor(MAX_COMPARISONS / rules.length / 2)).map(samplePath);
  // Each also with something behind it: a rule of another length may decide about the sample alone.
  const tried = ["/", "/example-page", ...samples, ...samples.map((path) => `${path}-page`)].map(
    (path) => decidingRule(groups, path).allowed,
  );
  if (!tried.includes(false)) return "open";
  return tried.includes(true) ? "partly" : "closed";
}
