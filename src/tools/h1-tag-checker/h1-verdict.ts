import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, levelOf, numberWord } from "#core/rules/verdict-words.ts";
import type { H1Subject } from "./h1-subject.ts";

/** How many H1s there are, and in a sentence what is wrong with them. */
export function h1Verdict(subject: H1Subject, findings: readonly Finding[]): PageVerdict {
  const seen = subject.h1s.filter(({ isHidden }) => !isHidden).length;
  return {
    level: levelOf(findings),
    figure: seen === 0 ? "None" : String(seen),
    ...(seen === 0 ? {} : { unit: seen === 1 ? "H1" : "H1s" }),
    headline: headlineOf(subject, faultsOf(findings)),
    summary: `${outlineOf(subject)} ${countsOf(findings)}`,
  };
}

function headlineOf(subject: H1Subject, faults: readonly Finding[]): string {
  const clauses = faults.map((fault) => clauseOf(fault, subject)).filter((clause) => clause !== undefined);
  if (clauses.length === 0) return subject.shared.length > 0 ? "One H1, and it agrees with the title." : "One H1, in view and with words.";
  return asSentence(clauses.slice(0, 2).join(", and "));
}

function clauseOf({ ruleId }: Finding, { h1s, byRole, snapshot }: H1Subject): string | undefined {
  const isPartial = snapshot.parseStopped !== null || snapshot.response?.truncated === true;
  const clauses: Record<string, string> = {
    "h1-present": byRole ? "the main heading is no h1 element" : isPartial ? "no H1 in the part we read" : "the page has no H1",
    "h1-name": "the H1 has no words",
    "h1-single": `${numberWord(h1s.filter(({ isHidden }) => !isHidden).length)} H1s on one page`,
    "h1-visible": "the only H1 is hidden",
    "h1-rendered": h1s.length === 0 ? "only a script writes one" : "a script changes it",
    "h1-subject": "the H1 is the site’s name",
    "h1-title": "at odds with the title",
    "heading-first": "another heading comes first",
    "heading-jumps": "the outline skips a level",
    "heading-names": "headings without words",
  };
  return clauses[ruleId];
}

function outlineOf({ tree }: H1Subject): string {
  const total = tree.counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return "No heading is in view.";
  const levels = tree.counts.filter((count) => count > 0).length;
  return `${total} ${total === 1 ? "heading" : "headings"} on ${numberWord(levels)} ${levels === 1 ? "level" : "levels"}.`;
}
