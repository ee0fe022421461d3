import type { Finding } from "#core/rules/finding.schema.ts";
import { grades } from "#core/rules/severities.ts";
import { levelOf } from "#core/rules/verdict-words.ts";

interface Judged {
  verdict: { level: string; figure?: string; headline: string; summary?: string };
  findings: readonly Finding[];
}

/** Verdicts in an answer, however deep, that are not those of the worst finding below them, or promise more than it leaves. */
export function verdictFaults(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  return [...(isJudged(data) ? faultsOf(data) : []), ...Object.values(data).flatMap(verdictFaults)];
}

/** The findings of a link check are links, which have classes and no grades. */
function isJudged(value: object): value is Judged {
  const { verdict, findings } = value as Partial<Judged>;
  if ("targets" in value) return false;
  return typeof verdict?.level === "string" && Array.isArray(findings) && findings.every((finding) => "grade" in finding);
}

function faultsOf({ verdict: { level, figure, headline, summary = "" }, findings }: Judged): string[] {
  const worst = findings[0];
  const places = findings.map(({ grade }) => grades.indexOf(grade));
  const said = `${headline} ${summary}`;
  return [
    // An age that nobody knows is shown as a dash, and asks for a look though nothing was found.
    ...(level === levelOf(findings) || (figure === "–" && level === "fix") ? [] : [`${level} above ${worst?.title}: ${said}`]),
    ...(places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0)) ? [] : [`not the worst first: ${said}`]),
    ...(worst?.grade !== "fatal" && OUT.test(said) ? [`nothing fatal below: ${said}`] : []),
    ...(level !== "pass" && FINE.test(said) ? [`${worst?.title} below: ${said}`] : []),
  ];
}

/** What is only true of a page that has something fatal. */
const OUT = /under no address|kept out of the index|out of results/i;
/** What is only true of one that has nothing to mend. */
const FINE =
  /nothing to fix|nothing contradicts|ready to share|serves every place|one address serves the site\.|every tag in it does something/i;
