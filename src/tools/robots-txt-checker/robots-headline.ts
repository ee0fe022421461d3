import type { Finding } from "#core/rules/finding.schema.ts";
import { faultsOf } from "#core/rules/verdict-words.ts";
import type { RobotsSubject } from "#engines/robots/robots-subject.ts";
import type { RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";

interface Judged {
  state: RobotsTxtCheckerOutput["state"];
  subject: RobotsSubject;
  findings: readonly Finding[];
  addresses: RobotsTxtCheckerOutput["addresses"];
  tried: boolean;
}

/** The figure beside the verdict, and the verdict in one sentence. */
export function headlineOf({ state, subject, findings, addresses, tried }: Judged): { figure: string; unit: string; headline: string } {
  if (state !== "file") {
    const lost = findings.find(({ ruleId, status }) => ruleId === "robots-redirects" && status === "fail");
    return { figure: String(subject.answer?.status), unit: "", headline: lost ? `${lost.title}.` : STATES[state] };
  }
  const cells = addresses.flatMap((row) => row.cells);
  const closed = cells.filter(({ allowed }) => !allowed).length;
  const [worst] = faultsOf(findings);
  const [only] = cells;
  if (only && cells.length === 1 && !tried) return { figure: only.allowed ? "Open" : "Closed", unit: "", headline: only.why };
  return { figure: String(closed), unit: `of ${cells.length} closed`, headline: worst ? `${worst.title}.` : rulesInWords(subject) };
}

const STATES = { open: "There is no robots.txt, so everything is open.", closed: "The whole site is closed while robots.txt fails." };

function rulesInWords({ robots: { groups } }: RobotsSubject): string {
  const rules = groups.reduce((count, group) => count + group.rules.length, 0);
  if (rules === 0) return "No rule in it, so everything is open.";
  return `${rules} ${rules === 1 ? "rule" : "rules"} in ${groups.length} ${groups.length === 1 ? "group" : "groups"}, and nothing to fix.`;
}
