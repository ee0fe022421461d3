import type { RobotsRule } from "./robots-file.ts";

/** A rule as a person would write it: "Disallow: /private/". */
export function ruleText({ allow, path }: Pick<RobotsRule, "allow" | "path">): string {
  return `${allow ? "Allow" : "Disallow"}: ${path}`.trimEnd();
}
