import { type Evidence, MAX_SNIPPET } from "#core/rules/evidence.ts";
import type { RobotsSubject } from "../robots-subject.ts";

const MAX_SHOWN = 6;

/** The lines a finding is about, the first few of them. */
export function lineEvidence({ robots }: RobotsSubject, lines: readonly number[]): Evidence[] {
  return [...new Set(lines)].slice(0, MAX_SHOWN).map((line) => ({
    line,
    column: null,
    snippet: (robots.lines[line - 1]?.text ?? "").trim().slice(0, MAX_SNIPPET),
  }));
}

/** "Line 4", "Lines 4 and 9", "Lines 4, 9 and 12 more". */
export function linesInWords(lines: readonly number[]): string {
  const [first, second, third] = lines;
  if (second === undefined) return `Line ${first}`;
  if (third === undefined) return `Lines ${first} and ${second}`;
  if (lines.length === 3) return `Lines ${first}, ${second} and ${third}`;
  return `Lines ${first}, ${second} and ${lines.length - 2} more`;
}
