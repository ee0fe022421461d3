import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, numberWord } from "#core/rules/verdict-words.ts";
import { statusName } from "#engines/http-headers/status-names.ts";
import type { HeaderSubject } from "./header-subject.ts";

/** The status, and in a sentence what to look at first. */
export function headerVerdict(subject: HeaderSubject, findings: readonly Finding[], headlineOr: (fine: string) => string): PageVerdict {
  const { answer, observed } = subject;
  if (!answer)
    return {
      figure: "–",
      headline: headlineOr("Pasted HTML comes without headers."),
      summary: "The headings are on the second tab. Give the address, or paste the headers as well, to judge those.",
    };
  const name = statusName(answer.status);
  return {
    figure: String(answer.status),
    ...(name === "OK" ? { unit: name } : {}),
    headline: brokenWay(subject) ?? headlineOr(`Answers ${answer.status} and says what readers and caches need.`),
    summary:
      `${wayOf(subject)}${observed ? ` Security grade ${observed.grade}, ${observed.score} points.` : ""} ${countsOf(findings)}`.trim(),
  };
}

function brokenWay({ extra }: HeaderSubject): string | undefined {
  if (!extra.broken) return undefined;
  return extra.broken.code === "redirect_loop" ? "The redirects go round in a circle." : "The redirects lead nowhere.";
}

function wayOf({ hops, extra }: HeaderSubject): string {
  if (extra.broken) return "";
  const steps = hops.length - 1;
  return steps <= 0 ? "No redirect on the way." : asSentence(`${numberWord(steps)} ${steps === 1 ? "redirect" : "redirects"} on the way`);
}
