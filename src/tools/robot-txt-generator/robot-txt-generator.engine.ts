import { withLastingFixes } from "#core/rules/lasting-fixes.ts";
import { runRules } from "#core/rules/run-rules.ts";
import { judgeAddress } from "#engines/robots/judge-address.ts";
import { botNamed, botPurposes, knownBots } from "#engines/robots/known-bots.ts";
import { obeyedGroups } from "#engines/robots/matching/obeyed-groups.ts";
import { testPath } from "#engines/robots/matching/test-path.ts";
import { robotsSubject } from "#engines/robots/robots-subject.ts";
import { robotsRules } from "#engines/robots/rules/robots-rules.ts";
import { robotsSubjectWithFix } from "#engines/robots/rules/robots-subject-with-fix.ts";
import { siteAccess } from "#engines/robots/site-access.ts";
import type { RobotTxtGeneratorInput, RobotTxtGeneratorOutput } from "./robot-txt-generator.schema.ts";
import { type PlannedGroup, type RobotsPlan, writeRobots } from "./robots-plan.ts";
import { robotsTemplates } from "./robots-templates.ts";
import { robotsVariants } from "./robots-variants.ts";

/** Writes the file, then reads it back with the matcher that the checker uses. Pure: runs as somebody types. */
export function makeRobots(input: RobotTxtGeneratorInput): RobotTxtGeneratorOutput {
  const plan = planOf(input);
  const text = writeRobots(plan);
  const subject = robotsSubject(text);
  const { robots, notes } = subject;
  const notesByLine = Map.groupBy(notes, ({ line }) => line);
  const findings = withLastingFixes(robotsRules, runRules(robotsRules, subject), (finding) => robotsSubjectWithFix(subject, finding));
  return {
    text,
    bytes: subject.sizeBytes,
    warning: siteAccess(obeyedGroups(robots, botNamed("Googlebot")).groups) === "closed" ? CLOSED : null,
    // The final line end makes an empty line that nobody needs to see.
    lines: robots.lines.slice(0, -1).map(({ line, kind, text: written }) => ({
      line,
      kind,
      text: written,
      notes: (notesByLine.get(line) ?? []).map(({ code, level, text: said }) => ({ code, level, text: said })),
    })),
    test: testOf(robots, input),
    variants: robotsVariants(text, plan, input.template),
    findings: findings.filter(({ status }) => status !== "pass"),
    passes: findings.filter(({ status }) => status === "pass"),
  };
}

const CLOSED =
  "This file closes the whole site to Google. On a live site pages stop being read within a day and lose their descriptions. Use it on a staging copy only, and delete it before you go live.";

function planOf(input: RobotTxtGeneratorInput): RobotsPlan {
  const template = robotsTemplates.find(({ id }) => id === input.template);
  const own = input.own?.trim() ?? "";
  const first: PlannedGroup = {
    agents: agentsOf(input.agents),
    disallow: pathsOf(input.disallow),
    allow: pathsOf(input.allow),
    crawlDelay: input.crawlDelay,
  };
  const isFirstSaid =
    first.disallow.length + first.allow.length > 0 || first.crawlDelay !== undefined || (input.agents ?? []).some((agent) => agent !== "");
  const further = (input.groups ?? []).map(({ agents, disallow, allow, crawlDelay }) => ({
    agents: agentsOf(agents),
    disallow: pathsOf(disallow),
    allow: pathsOf(allow),
    crawlDelay,
  }));
  const groups = merged([...(template?.groups ?? []), ...(isFirstSaid ? [first] : []), ...further]);
  const closed = (input.close ?? []).map(
    (purpose): PlannedGroup => ({
      comment: botPurposes.find(({ id }) => id === purpose)?.title ?? purpose,
      agents: knownBots.filter((bot) => bot.purpose === purpose).map(({ token }) => token),
      disallow: ["/"],
      allow: [],
    }),
  );
  const isEmpty = groups.length + closed.length === 0 && own === "";
  return {
    groups: isEmpty ? [{ agents: ["*"], disallow: [], allow: [] }] : [...groups, ...closed],
    sitemaps: sitemapsOf(input, template?.sitemap),
    signal: signalOf(input),
    own,
  };
}

/** Groups for the same names become one: crawlers merge them anyway, and people read one more easily. */
function merged(groups: readonly PlannedGroup[]): PlannedGroup[] {
  const byNames = new Map<string, PlannedGroup>();
  for (const group of groups) {
    const key = group.agents
      .map((agent) => agent.toLowerCase())
      .sort()
      .join("\n");
    const known = byNames.get(key);
    byNames.set(key, {
      ...known,
      ...group,
      disallow: [...new Set([...(known?.disallow ?? []), ...group.disallow])],
      allow: [...new Set([...(known?.allow ?? []), ...group.allow])],
      crawlDelay: group.crawlDelay ?? known?.crawlDelay,
    });
  }
  return [...byNames.values()];
}

/** One a line; names that somebody set off with commas count as well. */
function agentsOf(given: readonly string[] | undefined): string[] {
  const names = (given ?? [])
    .flatMap((line) => line.split(","))
    .map(oneLine)
    .filter(Boolean);
  return names.length > 0 ? [...new Set(names)] : ["*"];
}

function pathsOf(given: readonly string[] | undefined): string[] {
  return [...new Set((given ?? []).map(oneLine).filter(Boolean))];
}

function sitemapsOf({ sitemaps, site }: RobotTxtGeneratorInput, path: string | undefined): string[] {
  const given = pathsOf(sitemaps);
  const origin = site ? URL.parse(/^https?:\/\//i.test(site) ? site : `https://${site}`)?.origin : undefined;
  if (given.length > 0) return given.map((address) => (origin && address.startsWith("/") ? `${origin}${address}` : address));
  return origin && path ? [`${origin}${path}`] : [];
}

/** https://contentsignals.org: search, ai-input and ai-train, each yes or no; what is not named is not said. */
function signalOf({ signalSearch, signalAiInput, signalAiTrain }: RobotTxtGeneratorInput): string {
  const said = [
    ["search", signalSearch],
    ["ai-input", signalAiInput],
    ["ai-train", signalAiTrain],
  ].filter(([, answer]) => answer !== undefined);
  return said.map(([name, answer]) => `${name}=${answer}`).join(", ");
}

function testOf(robots: Parameters<typeof judgeAddress>[0], { testUrl, testBot }: RobotTxtGeneratorInput): RobotTxtGeneratorOutput["test"] {
  if (!testUrl) return null;
  const bot = botNamed(testBot || "Googlebot");
  const path = testPath(testUrl);
  const { allowed, line, rule, why } = judgeAddress(robots, bot, path);
  return { path, bot: bot.token, allowed, line, rule, why };
}

/** A value must not become two lines. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, " ").trim();
}
