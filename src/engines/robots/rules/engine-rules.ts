import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as standards from "#core/sources/standards.ts";
import * as vendors from "#core/sources/vendors.ts";
import { otherDirectives } from "../other-directives.ts";
import type { RobotsSubject } from "../robots-subject.ts";
import { lineEvidence, linesInWords } from "./line-evidence.ts";

/** What one engine reads and another does not. */
export const engineRules: readonly Rule<RobotsSubject>[] = [
  {
    id: "robots-noindex",
    title: "No noindex in robots.txt",
    kind: "robots-rules-lost",
    sources: [google.unsupportedRobotsRules],
    run(subject) {
      const lines = linesWithKey(subject, ["noindex", "nofollow", "noarchive"]);
      if (lines.length === 0) return pass("No noindex, which robots.txt cannot do");
      return [
        {
          title: `${linesInWords(lines)} ask${lines.length === 1 ? "s" : ""} for something robots.txt cannot do`,
          detail:
            "Google stopped reading noindex, nofollow and noarchive here on September 1, 2019. To keep a page out of results, let it be crawled and send noindex with it.",
          evidence: lineEvidence(subject, lines),
          fix: { kind: "html", label: "In the page's head instead", code: '<meta name="robots" content="noindex">' },
        },
      ];
    },
  },
  {
    id: "robots-other-engines",
    title: "Lines for one engine only",
    kind: "robots-trivia",
    sources: [google.robotsParser],
    run(subject) {
      const lines = linesWithKey(subject, [
        "crawl-delay",
        "clean-param",
        "host",
        "request-rate",
        "visit-time",
        "content-signal",
        "content-usage",
      ]);
      if (lines.length === 0) return [];
      const keys = [...new Set(lines.map((line) => subject.robots.lines[line - 1]?.key.toLowerCase() ?? ""))];
      return [
        {
          title: `Google does not use ${keys.join(", ")}`,
          detail: keys.map((key) => `${key}: ${otherDirectives[key]}`).join(" "),
        },
      ];
    },
  },
  {
    id: "robots-yandex",
    title: "Within what Yandex reads",
    kind: "robots-trivia",
    sources: [vendors.yandexRobotsTxt],
    run(subject) {
      const rules = subject.robots.groups.flatMap((group) => group.rules);
      const long = rules.filter(({ path }) => path.length > 1_024).map(({ line }) => line);
      if (rules.length <= 2_048 && long.length === 0) return [];
      return [
        {
          title: "More than Yandex reads",
          detail:
            rules.length > 2_048
              ? `Yandex stops after 2,048 rules, and this file has ${rules.length.toLocaleString("en-US")}.`
              : "Yandex ignores rules longer than 1,024 characters.",
          ...(long.length > 0 ? { evidence: lineEvidence(subject, long) } : {}),
        },
      ];
    },
  },
  {
    id: "robots-sitemaps",
    title: "Names a sitemap",
    kind: "sitemap-form",
    sources: [standards.sitemapProtocol],
    run(subject) {
      const { robots, sitemapStatuses, answer } = subject;
      if (robots.sitemaps.length === 0)
        return [
          {
            grade: "note",
            title: "No sitemap is named",
            detail: "A Sitemap: line tells every crawler where your list of pages stands. It is optional.",
            fix: {
              kind: "text",
              label: "Add a line like this",
              code: `Sitemap: ${answer ? new URL(answer.url).origin : "https://your-site.example"}/sitemap.xml`,
            },
          },
        ];
      const dead = robots.sitemaps.filter(({ value }) => {
        const status = sitemapStatuses.get(value);
        return status !== undefined && status !== 200;
      });
      if (dead.length > 0)
        return [
          {
            title: `${linesInWords(dead.map(({ line }) => line))}: ${dead.length === 1 ? "this sitemap does" : "these sitemaps do"} not answer with a file`,
            detail: dead
              .map(({ value }) => `${value.slice(0, 120)} answers ${sitemapStatuses.get(value)}.`)
              .slice(0, 5)
              .join(" "),
            evidence: lineEvidence(
              subject,
              dead.map(({ line }) => line),
            ),
          },
        ];
      const count = robots.sitemaps.length;
      return pass(
        sitemapStatuses.size > 0
          ? `${count} ${count === 1 ? "sitemap" : "sitemaps"} named, ${sitemapStatuses.size < count ? `${sitemapStatuses.size} asked and` : "and"} answering`
          : `${count} ${count === 1 ? "sitemap" : "sitemaps"} named`,
      );
    },
  },
];

function linesWithKey({ robots }: RobotsSubject, keys: readonly string[]): number[] {
  return robots.lines.filter(({ key }) => keys.includes(key.toLowerCase())).map(({ line }) => line);
}
