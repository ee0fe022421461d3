import type { RobotsLine, RobotsLineKind } from "./robots-file.ts";

type ReadLine = Pick<RobotsLine, "kind" | "key" | "value" | "typo" | "missingColon">;

/** One line, in octets, without its end. */
export function readRobotsLine(raw: string): ReadLine {
  const [text = ""] = raw.split("\0", 1);
  const [rule = ""] = text.split("#", 1);
  const line = trimSpace(rule);
  if (line === "") return plain(text.includes("#") ? "comment" : "blank");

  let separator = line.indexOf(":");
  const missingColon = separator === -1;
  if (missingColon) {
    // Two words and nothing else: "disallow /private" is clear, "please go away" is not.
    if (!/^[^ \t]+[ \t]+[^ \t]+$/.test(line)) return plain("unreadable");
    separator = line.search(/[ \t]/);
  }
  const key = trimSpace(line.slice(0, separator));
  if (key === "") return plain("unreadable");
  return { ...kindOf(key), key, value: trimSpace(line.slice(separator + 1)), missingColon };
}

/** Google takes a key by how it begins, in any case, so "Disallowed" is a disallow too. */
const spellings: readonly [RobotsLineKind, right: string, typos: readonly string[]][] = [
  ["user-agent", "user-agent", ["useragent", "user agent"]],
  ["allow", "allow", []],
  ["disallow", "disallow", ["dissallow", "dissalow", "disalow", "diasllow", "disallaw"]],
  ["sitemap", "sitemap", ["site-map"]],
  // Not Google's: Bing and Yandex read it, and so does our crawler.
  ["crawl-delay", "crawl-delay", []],
];

function kindOf(key: string): { kind: RobotsLineKind; typo: boolean } {
  const lower = key.toLowerCase();
  for (const [kind, right, typos] of spellings) {
    if (lower.startsWith(right)) return { kind, typo: lower !== right };
    if (typos.some((typo) => lower.startsWith(typo))) return { kind, typo: true };
  }
  return { kind: "unknown", typo: false };
}

function plain(kind: RobotsLineKind): ReadLine {
  return { kind, key: "", value: "", typo: false, missingColon: false };
}

/** ASCII white space only: in a string of octets, \s would also take the byte 0xA0 out of a UTF-8 character. */
function trimSpace(octets: string): string {
  let from = 0;
  let to = octets.length;
  while (from < to && SPACE.includes(octets.charAt(from))) from++;
  while (to > from && SPACE.includes(octets.charAt(to - 1))) to--;
  return octets.slice(from, to);
}

const SPACE = " \t\n\v\f\r";
