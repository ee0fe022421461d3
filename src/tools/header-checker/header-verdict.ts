import type { PageVerdict } from "#core/page-check/page-report.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { asSentence, countsOf, faultsOf, levelOf, numberWord } from "#core/rules/verdict-words.ts";
import { statusName } from "#engines/http-headers/status-names.ts";
import type { HeaderSubject } from "./header-subject.ts";

/** The status, and in a sentence what to look at first. */
export function headerVerdict(subject: HeaderSubject, findings: readonly Finding[]): PageVerdict {
  const { answer, observed } = subject;
  if (!answer)
    return {
      level: "pass",
      figure: "–",
      headline: "Pasted HTML comes without headers.",
      summary: "The headings are on the second tab. Give the address, or paste the headers as well, to judge those.",
    };
  const name = statusName(answer.status);
  return {
    level: levelOf(findings),
    figure: String(answer.status),
    ...(name === "OK" ? { unit: name } : {}),
    headline: headlineOf(subject, faultsOf(findings)),
    summary:
      `${wayOf(subject)}${observed ? ` Security grade ${observed.grade}, ${observed.score} points.` : ""} ${countsOf(findings)}`.trim(),
  };
}

function headlineOf({ answer, extra }: HeaderSubject, faults: readonly Finding[]): string {
  if (extra.broken) return extra.broken.code === "redirect_loop" ? "The redirects go round in a circle." : "The redirects lead nowhere.";
  const clauses = [...new Set(faults.map(({ ruleId }) => CLAUSES[ruleId]).filter((clause) => clause !== undefined))];
  if (clauses.length > 0) return asSentence(clauses.slice(0, 2).join(", and "));
  return `Answers ${answer?.status ?? 200} and says what readers and caches need.`;
}

const CLAUSES: Record<string, string> = {
  status: "the server gives no page",
  "redirect-chain": "the redirects take too long a way",
  "redirect-location": "a redirect leads nowhere",
  "redirect-downgrade": "a redirect leaves https",
  "redirect-type": "a redirect is only temporary",
  "redirect-in-page": "the page sends readers on",
  "robots-tag": "a header keeps it out of results",
  "robots-tag-words": "X-Robots-Tag has a word nobody knows",
  "link-header": "two canonicals disagree",
  vary: "no cache can reuse it",
  "https-forced": "http is not led to https",
  "cache-validators": "it cannot be asked after",
  "not-modified": "it is sent again though nothing changed",
  "cache-control": "Cache-Control has a fault",
  "content-type": "it does not say what it is",
  compression: "the text is not packed",
  "vary-encoding": "caches may mix up its copies",
  "content-length": "its length is told wrong",
  "first-byte": "the server is slow",
  "header-names": "a header is malformed",
  "header-single": "a header is sent twice",
  "structured-fields": "a header is ignored",
  "head-like-get": "HEAD and GET disagree",
  "retry-after": "Retry-After cannot be read",
  hsts: "https is not enforced for later visits",
  csp: "the script policy is weak or missing",
  nosniff: "types may be guessed",
  frames: "any site may frame it",
  referrer: "addresses leak to other sites",
  cookies: "a cookie lacks protection",
  certificate: "the certificate needs a look",
  "same-for-all": "others get another answer",
};

function wayOf({ hops, extra }: HeaderSubject): string {
  if (extra.broken) return "";
  const steps = hops.length - 1;
  return steps <= 0 ? "No redirect on the way." : asSentence(`${numberWord(steps)} ${steps === 1 ? "redirect" : "redirects"} on the way`);
}
