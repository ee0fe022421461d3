import type { Finding } from "./finding.schema.ts";
import type { Rule } from "./rule.ts";
import { severityOf } from "./severities.ts";

/** How a whole page does, by its worst finding. */
export function levelOf(findings: readonly Finding[]): "pass" | "fix" | "failed" {
  const statuses = new Set(findings.map(({ status }) => status));
  return statuses.has("fail") ? "failed" : statuses.has("warn") ? "fix" : "pass";
}

/** What asks for work: fatals, faults and advice, not notes. */
export function faultsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ status }) => status === "fail" || status === "warn");
}

/** "Two things to fix, seven pass." */
export function countsOf(findings: readonly Finding[]): string {
  const faults = faultsOf(findings).length;
  const passes = findings.filter(({ status }) => status === "pass").length;
  const passing = `${numberWord(passes)} ${passes === 1 ? "passes" : "pass"}`;
  return asSentence(faults === 0 ? passing : `${numberWord(faults)} ${faults === 1 ? "thing" : "things"} to fix, ${passing}`);
}

export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Small numbers in words, as prose writes them. */
export function numberWord(count: number): string {
  return ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][count] ?? String(count);
}

/** The verdict's sentence: the two worst things, in their rules' own words, or what is said when there is nothing to say against it. */
export function headlineFrom<Subject>(
  rules: readonly Rule<Subject>[],
  subject: Subject,
  findings: readonly Finding[],
): (fine: string) => string {
  const clauses = clausesOf(rules, subject, findings);
  const [first, second] = [...new Map(clauses.map((clause) => [clause.inside, clause])).values()];
  return (fine) => (first ? `${first.begins}${second ? `, and ${second.inside}` : ""}.` : fine);
}

/** Of notes only what a rule has words for, and never of a milder form of something grave, which its words would overstate. */
function clausesOf<Subject>(rules: readonly Rule<Subject>[], subject: Subject, findings: readonly Finding[]) {
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]));
  const faults = faultsOf(findings);
  const named = faults.length > 0 ? faults : findings.filter(({ status, kind }) => status === "note" && severityOf(kind).grade === "note");
  return named.flatMap((finding) => {
    const clause = ruleOf.get(finding.ruleId)?.clause;
    const words = typeof clause === "function" ? clause(subject, finding) : clause;
    if (typeof words === "string") return { begins: asSentence(words).slice(0, -1), inside: words };
    return faults.length > 0 || words ? { begins: finding.title, inside: withSmallLetter(finding.title) } : [];
  });
}

/** Inside a sentence the first word is small; names of tags and formats stay. */
const withSmallLetter = (title: string): string => title.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
