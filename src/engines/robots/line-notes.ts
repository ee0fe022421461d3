import { type IdleRule, idleRules } from "./idle-rules.ts";
import { closestDirective, otherDirectives } from "./other-directives.ts";
import type { RobotsFile, RobotsLine } from "./robots-file.ts";

/** A remark on one line. `code` is permanent: results and tests hang on it. */
export interface LineNote {
  line: number;
  code: LineNoteCode;
  /** dead: the line does nothing; risk: it works for Google or only in part; info: worth knowing. */
  level: "dead" | "risk" | "info";
  text: string;
}

export type LineNoteCode =
  | "unreadable"
  | "unknown"
  | "unused"
  | "outside-group"
  | "too-long"
  | "no-colon"
  | "typo"
  | "key-goes-on"
  | "agent-empty"
  | "agent-cut"
  | "agent-whole"
  | "agent-again"
  | "no-rules"
  | "same"
  | "beaten"
  | "covered"
  | "open-anyway"
  | "closes-nothing"
  | "path-start"
  | "full-address"
  | "space-inside"
  | "dollar-inside"
  | "escaped-letter"
  | "comment-cuts"
  | "star-at-end"
  | "sitemap-relative"
  | "sitemap-malformed";

/** Everything worth saying about single lines, in the file's order. */
export function lineNotes(robots: RobotsFile): LineNote[] {
  const idle = idleRules(robots);
  const notes = robots.lines.flatMap((line) => [...syntaxNotes(line), ...valueNotes(line), ...idleNotes(idle.get(line.line))]);
  return [...notes, ...groupNotes(robots)].sort((a, b) => a.line - b.line);
}

type Said = Omit<LineNote, "line">;

function syntaxNotes({ line, kind, key, typo, missingColon, tooLong, outsideGroup }: RobotsLine): LineNote[] {
  const said: Said[] = [];
  if (kind === "unreadable")
    said.push({ code: "unreadable", level: "dead", text: "Not a rule: a rule is a word, a colon and a value. Everybody skips it." });
  if (kind === "unknown" || kind === "crawl-delay") said.push(directiveNote(key));
  if (outsideGroup)
    said.push({ code: "outside-group", level: "dead", text: "Stands above the first User-agent, so it belongs to nobody and is ignored." });
  if (tooLong) said.push({ code: "too-long", level: "risk", text: "Longer than 16,663 bytes. Google reads it up to there." });
  if (missingColon && kind !== "unknown")
    said.push({
      code: "no-colon",
      level: "risk",
      text: "The colon is missing. Google reads the line all the same; other crawlers may not.",
    });
  if (typo) said.push(typoNote(kind, key));
  return said.map((note) => ({ line, ...note }));
}

function directiveNote(key: string): Said {
  const known = otherDirectives[key.toLowerCase()];
  if (known) return { code: "unused", level: "info", text: known };
  const meant = closestDirective(key);
  return {
    code: "unknown",
    level: "dead",
    text: meant ? `No crawler reads “${shown(key)}”. Did you mean ${meant}?` : `No crawler we know of reads “${shown(key)}”.`,
  };
}

function typoNote(kind: RobotsLine["kind"], key: string): Said {
  const right =
    { "user-agent": "User-agent", allow: "Allow", disallow: "Disallow", sitemap: "Sitemap", "crawl-delay": "Crawl-delay" }[
      kind as string
    ] ?? "";
  return key.toLowerCase().startsWith(right.toLowerCase())
    ? {
        code: "key-goes-on",
        level: "risk",
        text: `Google reads “${shown(key)}” as ${right}, because it begins so. Other crawlers may not.`,
      }
    : { code: "typo", level: "risk", text: `Misspelled. Google takes “${shown(key)}” for ${right}; other crawlers may not.` };
}

function valueNotes(robotsLine: RobotsLine): LineNote[] {
  const { line, kind } = robotsLine;
  const said =
    kind === "user-agent"
      ? agentNotes(robotsLine)
      : kind === "sitemap"
        ? sitemapNotes(robotsLine)
        : isRule(kind)
          ? pathNotes(robotsLine)
          : [];
  return said.map((note) => ({ line, ...note }));
}

const isRule = (kind: RobotsLine["kind"]) => kind === "allow" || kind === "disallow";

function agentNotes({ value }: RobotsLine): Said[] {
  if (value === "") return [{ code: "agent-empty", level: "dead", text: "Names nobody." }];
  if (/^\*(?:\s|$)/.test(value)) return [];
  const token = /^[a-zA-Z_-]*/.exec(value)?.[0] ?? "";
  if (token === value) return [];
  const cut = token === "" ? "finds no name in it" : `reads the name up to “${token}”`;
  // A word with a digit or a dot is a crawler's own name: MJ12bot, archive.org_bot.
  return /^[\w.-]+$/.test(value)
    ? [{ code: "agent-whole", level: "info", text: `Google ${cut}. A crawler called so compares the whole word itself.` }]
    : [
        {
          code: "agent-cut",
          level: "risk",
          text: `Google ${cut}: a name holds letters, _ and - only. Other crawlers may read it otherwise.`,
        },
      ];
}

function sitemapNotes({ value }: RobotsLine): Said[] {
  if (/^https?:\/\//i.test(value))
    return URL.canParse(value) ? [] : [{ code: "sitemap-malformed", level: "dead", text: "Not a web address that can be read." }];
  return [
    {
      code: "sitemap-relative",
      level: "dead",
      text: "A sitemap needs its whole address, with https:// and the host. This one is skipped.",
    },
  ];
}

function pathNotes({ kind, value, text }: RobotsLine): Said[] {
  if (value === "")
    return kind === "disallow"
      ? [{ code: "closes-nothing", level: "info", text: "Closes nothing: an empty Disallow opens everything." }]
      : [];
  const said: Said[] = [];
  if (/^https?:\/\//i.test(value))
    said.push({ code: "full-address", level: "dead", text: "A rule takes a path, not a whole address. This one never matches." });
  else if (!/^[/*$]/.test(value))
    said.push({ code: "path-start", level: "dead", text: `Begins with neither / nor *, so it never matches. Write /${shown(value)}.` });
  if (/[ \t]/.test(value))
    said.push({
      code: "space-inside",
      level: "dead",
      text: "No address holds a space, so it never matches. Write %20, or one rule a line.",
    });
  if (/\$(?!$)/.test(value))
    said.push({
      code: "dollar-inside",
      level: "info",
      text: "$ means “ends here” only as the last character. Here it is a plain dollar sign.",
    });
  if (/%(?:[46][1-9a-f]|[57][0-9a]|3[0-9]|2[de]|5f|7e)/i.test(value))
    said.push({
      code: "escaped-letter",
      level: "risk",
      text: "Escapes a plain letter or digit. Addresses carry those unescaped, so it matches nothing a browser sends.",
    });
  if (/[^\s#]#/.test(text)) said.push({ code: "comment-cuts", level: "risk", text: "From # on it is a comment: the rule ends there." });
  if (/[^*]\*$/.test(value))
    said.push({
      code: "star-at-end",
      level: "info",
      text: "The star at the end matches nothing more: rules are beginnings anyway. It only adds weight.",
    });
  return said;
}

function idleNotes(idle: IdleRule | undefined): LineNote[] {
  if (!idle) return [];
  const { line, by } = idle;
  switch (idle.why) {
    case "same":
      return [{ line, code: "same", level: "dead", text: `Says the same as line ${by}.` }];
    case "beaten":
      return [{ line, code: "beaten", level: "dead", text: `Never decides: line ${by} wins wherever it matches.` }];
    case "covered":
      return [{ line, code: "covered", level: "dead", text: `Line ${by} covers it already. Deleting it changes nothing.` }];
    case "open":
      return [{ line, code: "open-anyway", level: "info", text: "Opens what no rule closes. Deleting it changes nothing." }];
  }
}

/** Names written twice in one group, and groups that end without a rule. */
function groupNotes({ groups, lines }: RobotsFile): LineNote[] {
  const agentLines = lines.filter(({ kind }) => kind === "user-agent");
  const notes: LineNote[] = [];
  let at = 0;
  for (const { names, rules } of groups) {
    const seen = new Set<string>();
    let line = 0;
    for (const name of names) {
      line = agentLines[at++]?.line ?? 0;
      if (seen.has(name)) notes.push({ line, code: "agent-again", level: "dead", text: "The same name twice in one group." });
      seen.add(name);
    }
    if (rules.length === 0) notes.push({ line, code: "no-rules", level: "risk", text: NO_RULES });
  }
  return notes;
}

const NO_RULES = "No rule follows, so everything is open to this crawler, whatever the group for everyone says.";

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
