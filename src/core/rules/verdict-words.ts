import type { Finding } from "./finding.schema.ts";

/** How a whole page does, by its worst finding. */
export function levelOf(findings: readonly Finding[]): "pass" | "fix" | "failed" {
  const faults = faultsOf(findings);
  // As the list marks them: a warning of a grave rule is still only something to fix.
  const isFailed = faults.some(({ status, severity }) => status === "fail" && severity === "error");
  return isFailed ? "failed" : faults.length > 0 ? "fix" : "pass";
}

/** What asks for work: failures and warnings, not notes. */
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
