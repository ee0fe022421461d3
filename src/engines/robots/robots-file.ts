import type { PatternParts } from "./matching/matches-pattern.ts";

/** A robots.txt as read: its groups for the matcher, its lines for whoever explains the file. */
export interface RobotsFile {
  groups: readonly RobotsGroup[];
  /** Absolute or not, as written; global, whatever group they stand in. */
  sitemaps: readonly { line: number; value: string }[];
  /** With the names above them. Kept apart from the groups, because a crawl-delay does not end one for the rules. */
  crawlDelays: readonly { line: number; agents: readonly string[]; seconds: number }[];
  lines: readonly RobotsLine[];
  /** True when the file is longer than the 500 KiB that are read. */
  truncated: boolean;
}

/** User-agent lines that stand together, and the rules below them. */
export interface RobotsGroup {
  /** Product tokens in lower case; "*" for everyone. */
  agents: readonly string[];
  /** The same names uncut, in lower case: some crawlers carry a digit or a dot, where Google's token ends. */
  names: readonly string[];
  rules: readonly RobotsRule[];
}

export interface RobotsRule {
  line: number;
  allow: boolean;
  /** The path as written. */
  path: string;
  /** The path as compared: one character an octet, non-ASCII escaped, escapes in upper case. Its length is its priority. */
  pattern: string;
  /** The pattern taken apart for the matcher. */
  parts: PatternParts;
}

export type RobotsLineKind =
  | "user-agent"
  | "allow"
  | "disallow"
  | "sitemap"
  | "crawl-delay"
  | "unknown"
  | "comment"
  | "blank"
  | "unreadable";

export interface RobotsLine {
  /** Counted from 1. */
  line: number;
  kind: RobotsLineKind;
  /** The whole line as written, comment included. */
  text: string;
  /** As written, trimmed. */
  key: string;
  value: string;
  /** A spelling that Google takes for the right one; other crawlers may not. */
  typo: boolean;
  missingColon: boolean;
  /** Cut after 16,663 bytes. */
  tooLong: boolean;
  /** An allow, disallow or crawl-delay above the first user-agent: obeyed by nobody. */
  outsideGroup: boolean;
}
