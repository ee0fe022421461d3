import { patternParts } from "./matching/matches-pattern.ts";
import type { RobotsFile } from "./robots-file.ts";

/**
 * The file as RFC 9309, section 2.2.2 and 2.2.3, wants it compared: an escaped plain letter is that letter, and %2A and %24 are a star and
 * a dollar sign of the address. Google's parser compares what is written; a crawler that is no Googlebot keeps to the standard.
 */
export function byStandard(robots: RobotsFile): RobotsFile {
  return {
    ...robots,
    groups: robots.groups.map((group) => ({
      ...group,
      rules: group.rules.map((rule) => {
        const pattern = unescaped(rule.pattern).replace(/\$(?!$)/g, "%24");
        return { ...rule, pattern, parts: patternParts(pattern) };
      }),
    })),
  };
}

/** A path, as `testPath` gives it, to compare with such a file. */
export function standardPath(path: string): string {
  return unescaped(path).replaceAll("*", "%2A").replaceAll("$", "%24");
}

/** RFC 3986, section 2.3: letters, digits, hyphen, period, underscore, tilde. */
function unescaped(text: string): string {
  return text.replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57]\d|[57]A|5F|7E)/g, (found) =>
    String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  );
}
