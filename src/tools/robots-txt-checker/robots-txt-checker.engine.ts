import { withLastingFixes } from "#core/rules/lasting-fixes.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { countsOf, levelOf } from "#core/rules/verdict-words.ts";
import { botNamed, botPurposes, knownBots } from "#engines/robots/known-bots.ts";
import { samplePath } from "#engines/robots/matching/sample-paths.ts";
import { testHost } from "#engines/robots/matching/test-path.ts";
import { meaningOfAnswer, type RobotsAnswer, type RobotsSubject, robotsSubject } from "#engines/robots/robots-subject.ts";
import { robotsRules } from "#engines/robots/rules/robots-rules.ts";
import { robotsSubjectWithFix } from "#engines/robots/rules/robots-subject-with-fix.ts";
import { accessReader, shownBotReader } from "./bot-access.ts";
import { defaultBots } from "./default-bots.ts";
import { matrixOf } from "./matrix.ts";
import { headlineOf } from "./robots-headline.ts";
import type { RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";
import { effectOfDeleting } from "./without-line.ts";

export interface RobotsCheck {
  body: string | Uint8Array;
  urls?: readonly string[] | undefined;
  bots?: readonly string[] | undefined;
  withoutLine?: number | undefined;
  answer?: RobotsAnswer | null;
  fetched?: RobotsTxtCheckerOutput["fetched"];
  sitemapStatuses?: ReadonlyMap<string, number | "no answer">;
}

const MAX_LISTED_LINES = 2_000;
const MAX_EDITED_BYTES = 100_000;
const MAX_SAMPLES = 12;

/** Judges a robots.txt: line by line, as a whole, and for every address and crawler asked about. Pure; runs in the page as well. */
export function checkRobots(check: RobotsCheck): RobotsTxtCheckerOutput {
  const { body, answer = null, fetched = null, sitemapStatuses = new Map() } = check;
  const state = answer ? meaningOfAnswer(answer) : "file";
  const subject = robotsSubject(state === "file" ? body : "", { answer, sitemapStatuses });
  const { robots, notes } = subject;
  const named = (check.bots && check.bots.length > 0 ? check.bots : defaultBots).map(botNamed);
  const bots = [...new Map(named.map((bot) => [bot.token.toLowerCase(), bot])).values()];
  const given = check.urls && check.urls.length > 0 ? [...new Set(check.urls)] : undefined;
  const asked = given ?? samplesOf(subject);
  const typed = asked.slice(0, roomFor(subject));
  const shownBot = shownBotReader(robots, state);
  const addresses = matrixOf(robots, bots, typed, state).map((row) => ({ ...row, otherHost: otherHostOf(row.typed, answer) }));
  const findings = withLastingFixes(robotsRules, runRules(robotsRules, subject), (finding) => robotsSubjectWithFix(subject, finding));
  const notesByLine = Map.groupBy(notes, ({ line }) => line);
  return {
    fetched,
    state,
    verdict: {
      level: levelOf(findings),
      ...headlineOf({ state, subject, findings, addresses, tried: given === undefined }),
      summary: countsOf(findings),
    },
    bots: bots.map(shownBot),
    addresses,
    tried: given === undefined,
    untested: asked.length - typed.length,
    purposes: botPurposes.map(({ id, title, says }) => ({
      id,
      title,
      says,
      bots: knownBots.filter(({ purpose }) => purpose === id).map(shownBot),
    })),
    lines: robots.lines.slice(0, MAX_LISTED_LINES).map(({ line, kind, text }) => ({
      line,
      kind,
      text: text.length > 400 ? `${text.slice(0, 399)}…` : text,
      notes: (notesByLine.get(line) ?? []).map(({ code, level, text: said }) => ({ code, level, text: said })),
    })),
    moreLines: Math.max(0, robots.lines.length - MAX_LISTED_LINES),
    text: subject.sizeBytes <= MAX_EDITED_BYTES ? robots.lines.map(({ text }) => text).join("\n") : null,
    sitemaps: robots.sitemaps.slice(0, 100).map(({ line, value }) => ({
      line,
      value: value.slice(0, 2_048),
      status: sitemapStatuses.has(value) ? String(sitemapStatuses.get(value)) : null,
    })),
    without:
      check.withoutLine === undefined || state !== "file"
        ? null
        : effectOfDeleting({ robots, line: check.withoutLine, bots, typed, before: addresses, accessBefore: accessReader(robots) }),
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

/** With no address given: the home page, and a path for each of the first rules. */
function samplesOf({ robots }: RobotsSubject): string[] {
  const paths = robots.groups.flatMap((group) => group.rules.filter(({ pattern }) => pattern !== "").map(samplePath));
  return [...new Set(["/", ...paths])].slice(0, MAX_SAMPLES);
}

/** Rules times addresses is what a table costs. Real files have some hundred rules; one with tens of thousands gets fewer addresses. */
const MAX_COMPARISONS = 1_000_000;

function roomFor({ robots }: RobotsSubject): number {
  const rules = robots.groups.reduce((count, group) => count + group.rules.length, 0);
  return Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(1, rules)));
}

/** A robots.txt speaks for its own host only. */
function otherHostOf(typed: string, answer: RobotsAnswer | null): string | null {
  const host = answer ? testHost(typed) : undefined;
  return host !== undefined && answer && !answer.leftHost && host !== new URL(answer.url).host ? host : null;
}
