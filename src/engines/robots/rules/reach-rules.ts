import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { botNamed, knownBots } from "../known-bots.ts";
import { decidingRule } from "../matching/deciding-rule.ts";
import { obeyedGroups } from "../matching/obeyed-groups.ts";
import type { RobotsFile } from "../robots-file.ts";
import { meaningOfAnswer, type RobotsSubject } from "../robots-subject.ts";
import { ruleText } from "../rule-text.ts";
import { siteAccess } from "../site-access.ts";
import { asReadBy } from "../strict-reading.ts";
import { lineEvidence } from "./line-evidence.ts";

/** What the file keeps crawlers from that the owner may not have meant. */
export const reachRules: readonly Rule<RobotsSubject>[] = [
  {
    id: "robots-search-open",
    title: "Search engines may crawl the site",
    kind: "crawling-closed",
    sources: [google.robotsTxt],
    run(subject) {
      if (!hasFile(subject)) return [];
      const { robots } = subject;
      const closed = mainSearchBots.filter((name) => {
        const bot = botNamed(name);
        return siteAccess(obeyedGroups(asReadBy(robots, bot), bot).groups) === "closed";
      });
      if (closed.length === 0) {
        const home = decideFor(robots, "Googlebot", "/");
        if (home.allowed) return pass("The home page is open to search engines");
        return [
          {
            grade: "advice",
            title: "The home page is closed to Googlebot",
            detail: "Some of the site is open, but not its home page. Check that this is what you want.",
            evidence: lineEvidence(subject, home.rule ? [home.rule.line] : []),
          },
        ];
      }
      const lines = closed.flatMap((name) => decideFor(robots, name, "/").rule?.line ?? []);
      return [
        {
          title:
            closed.length === mainSearchBots.length
              ? "The whole site is closed to search engines"
              : `The whole site is closed to ${closed.join(" and ")}`,
          detail:
            "Right for a staging copy, a disaster on a live site: nothing new is read, and known pages stay listed without a description. A staging copy is safer behind a password.",
          evidence: lineEvidence(subject, lines),
          fix: { kind: "text", label: "Opens everything again", code: "User-agent: *\nDisallow:" },
        },
      ];
    },
  },
  {
    id: "robots-rendering",
    title: "Scripts and styles are open to Googlebot",
    kind: "robots-rules-lost",
    sources: [google.robotsTxtIntroduction],
    run(subject) {
      if (!hasFile(subject) || !decideFor(subject.robots, "Googlebot", "/example-page").allowed) return [];
      const blocked = [...renderingPaths, ...namedFiles(subject)].flatMap((path) => {
        const { allowed, rule } = decideFor(subject.robots, "Googlebot", path);
        return allowed || !rule ? [] : [{ path, rule }];
      });
      const [first] = blocked;
      if (!first) return pass("Scripts and styles are open to Googlebot");
      return [
        {
          title: "Closes scripts or styles that Google may need",
          detail: `“${ruleText(first.rule)}” closes addresses such as ${first.path}. Google draws pages before it judges them; without their styles and scripts it may see an empty or broken page.`,
          evidence: lineEvidence(
            subject,
            blocked.map(({ rule }) => rule.line),
          ),
          fix: { kind: "text", label: "Opens them again; the longer rule wins", code: opening(blocked.map(({ rule }) => rule.pattern)) },
        },
      ];
    },
  },
  {
    id: "robots-ads",
    title: "Ads crawlers are asked by name",
    kind: "robots-trivia",
    sources: [google.specialCrawlers],
    run(subject) {
      if (!hasFile(subject)) return [];
      const { robots } = subject;
      const everyone = robots.groups.filter(({ agents }) => agents.includes("*"));
      if (siteAccess(everyone) === "open") return [];
      const unnamed = knownBots.filter((bot) => bot.ignoresEveryone && obeyedGroups(robots, bot).name === null);
      if (unnamed.length === 0) return [];
      return [
        {
          title: `${unnamed.length === 1 ? "One crawler ignores" : `${unnamed.length} crawlers ignore`} the group for everyone`,
          detail: `${unnamed.map(({ token }) => token).join(", ")} obey only a group that names them. The rules under User-agent: * do not keep them out.`,
        },
      ];
    },
  },
];

const mainSearchBots = ["Googlebot", "bingbot"];

/** Style sheets and scripts that the file itself names. */
function namedFiles({ robots }: RobotsSubject): string[] {
  return robots.lines.flatMap(({ kind, value }) =>
    kind === "disallow" && /^\/[^*$?]+\.(?:css|m?js)\$?$/i.test(value) ? value.replace("$", "") : [],
  );
}

/** Where common systems keep what a page needs to be drawn. */
const renderingPaths = [
  "/style.css",
  "/app.js",
  "/assets/app.css",
  "/assets/app.js",
  "/static/js/main.js",
  "/css/main.css",
  "/js/main.js",
  "/_next/static/chunks/main.js",
  "/wp-includes/js/jquery/jquery.min.js",
  "/wp-content/themes/theme/style.css",
  "/wp-content/plugins/plugin/script.js",
  "/media/css/styles.css",
  "/skin/frontend/styles.css",
];

function decideFor(robots: RobotsFile, name: string, path: string) {
  return decidingRule(obeyedGroups(robots, botNamed(name)).groups, path);
}

const hasFile = ({ answer }: RobotsSubject) => answer === null || meaningOfAnswer(answer) === "file";

/** What a rule closes, opened for scripts and styles: longer than the rule, or as long, and then the one that allows wins. */
function opening(patterns: readonly string[]): string {
  const lines = patterns.flatMap((pattern) => {
    const start = pattern.replace(/[*$]+$/, "");
    return /\.(?:css|m?js)$/i.test(start) ? [pattern] : [`${start}*.css`, `${start}*.js`];
  });
  return [...new Set(lines)].map((line) => `Allow: ${line}`).join("\n");
}
