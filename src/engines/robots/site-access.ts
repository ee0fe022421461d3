import { decidingRule } from "./deciding-rule.ts";
import type { RobotsGroup } from "./robots-file.ts";
import { samplePath } from "./sample-paths.ts";

/** How much of a site the obeyed groups leave to a crawler. */
export type SiteAccess = "open" | "partly" | "closed";

/** More rules than this are not tried one by one: what the first ones do tells enough. */
const MAX_TRIED = 400;

/** By trying a path for every rule, and the home page: closed when none is open, open when none is closed. */
export function siteAccess(groups: readonly RobotsGroup[]): SiteAccess {
  const rules = groups.flatMap((group) => group.rules).filter(({ pattern }) => pattern !== "");
  if (!rules.some(({ allow }) => !allow)) return "open";
  const tried = ["/", "/example-page", ...rules.slice(0, MAX_TRIED).map(samplePath)].map((path) => decidingRule(groups, path).allowed);
  if (!tried.includes(false)) return "open";
  return tried.includes(true) ? "partly" : "closed";
}
