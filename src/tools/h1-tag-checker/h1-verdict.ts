import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { countsOf, numberWord } from "#core/rules/verdict-words.ts";
import type { H1Subject } from "./h1-subject.ts";

/** How many H1s there are, and in a sentence what is wrong with them. */
export function h1Verdict(subject: H1Subject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  const seen = subject.h1s.filter(({ isHidden }) => !isHidden).length;
  return {
    figure: seen === 0 ? "None" : String(seen),
    ...(seen === 0 ? {} : { unit: seen === 1 ? "H1" : "H1s" }),
    headline: headlineOr(subject.shared.length > 0 ? "One H1, and it agrees with the title." : "One H1, in view and with words."),
    summary: `${outlineOf(subject)} ${countsOf(findings)}`,
  };
}

function outlineOf({ tree }: H1Subject): string {
  const total = tree.counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return "No heading is in view.";
  const levels = tree.counts.filter((count) => count > 0).length;
  return `${total} ${total === 1 ? "heading" : "headings"} on ${numberWord(levels)} ${levels === 1 ? "level" : "levels"}.`;
}
