import { pass } from "#core/rules/evidence.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import type { Rule } from "#core/rules/rule.ts";
import type { KindId } from "#core/rules/severities.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as standards from "#core/sources/standards.ts";
import type { LineNoteCode } from "../line-notes.ts";
import type { RobotsSubject } from "../robots-subject.ts";
import { lineEvidence, linesInWords } from "./line-evidence.ts";

interface LineRule {
  id: string;
  title: string;
  codes: readonly LineNoteCode[];
  kind: KindId;
  /** What is wrong, after "Line 4": "is no rule". */
  fault(count: number): string;
  detail: string;
  sources: Finding["sources"];
}

const byKind: readonly LineRule[] = [
  {
    id: "robots-orphans",
    title: "Every rule stands under a User-agent",
    codes: ["outside-group"],
    kind: "robots-rules-lost",
    fault: (count) => (count === 1 ? "stands above the first User-agent" : "stand above the first User-agent"),
    detail: "A rule belongs to the names above it. With none above, nobody obeys it. Put User-agent: * before it.",
    sources: [ietf.robotsExclusion, google.robotsParser],
  },
  {
    id: "robots-syntax",
    title: "Every line is a rule, a comment or empty",
    codes: ["unreadable", "unknown"],
    kind: "robots-rules-lost",
    fault: (count) => (count === 1 ? "is no rule that anybody reads" : "are no rules that anybody reads"),
    detail: "Crawlers skip what they do not understand and go on. If you meant something by it, it does not happen.",
    sources: [ietf.robotsExclusion, google.robotsParser],
  },
  {
    id: "robots-paths",
    title: "Every path can match an address",
    codes: ["path-start", "full-address", "space-inside", "escaped-letter", "comment-cuts"],
    kind: "robots-rules-lost",
    fault: (count) => (count === 1 ? "cannot match what it names" : "cannot match what they name"),
    detail:
      "Rules are compared with the path as a browser sends it, from its first slash: no host, no spaces, no fragment, plain letters unescaped.",
    sources: [ietf.robotsExclusion, google.robotsParser],
  },
  {
    id: "robots-tolerated",
    title: "No misspelling that only Google forgives",
    codes: ["typo", "key-goes-on", "no-colon", "agent-cut", "too-long"],
    kind: "directives",
    fault: (count) => (count === 1 ? "works for Google only" : "work for Google only"),
    detail:
      "Google's parser forgives a missing colon, known misspellings and names with a version behind them. The standard does not ask others to.",
    sources: [google.robotsParser, ietf.robotsExclusion],
  },
  {
    id: "robots-empty-groups",
    title: "Every group has a name and a rule",
    codes: ["agent-empty", "no-rules"],
    kind: "directives",
    fault: (count) => (count === 1 ? "opens a group that does not do what it seems to" : "open groups that do not do what they seem to"),
    detail: "A name without rules frees that crawler from every other group. Add Disallow: if you mean that, or the rules you forgot.",
    sources: [ietf.robotsExclusion, google.robotsParser],
  },
  {
    id: "robots-idle",
    title: "No rule is idle",
    codes: ["same", "beaten", "covered", "agent-again"],
    kind: "robots-trivia",
    fault: (count) => (count === 1 ? "changes nothing" : "change nothing"),
    detail:
      "Another rule says it already, or wins wherever it matches. Deleting it changes no verdict; it only makes the file harder to read.",
    sources: [ietf.robotsExclusion, google.robotsTxt],
  },
  {
    id: "robots-sitemap-address",
    title: "Sitemaps carry whole addresses",
    codes: ["sitemap-relative", "sitemap-malformed"],
    kind: "sitemap-form",
    fault: (count) => (count === 1 ? "names a sitemap without its whole address" : "name sitemaps without their whole address"),
    detail: "The address of a sitemap may be on any host, so it is written out: https, host and path.",
    sources: [standards.sitemapProtocol, google.robotsTxt],
  },
];

/** The remarks on single lines, gathered into one finding a kind. */
export const lineRules: readonly Rule<RobotsSubject>[] = byKind.map(({ id, title, codes, kind, fault, detail, sources }) => ({
  id,
  title,
  kind,
  sources,
  run(subject) {
    const lines = [...new Set(subject.notes.filter(({ code }) => codes.includes(code)).map(({ line }) => line))];
    if (lines.length === 0) return pass(title);
    return [{ title: `${linesInWords(lines)} ${fault(lines.length)}`, detail, evidence: lineEvidence(subject, lines) }];
  },
}));
