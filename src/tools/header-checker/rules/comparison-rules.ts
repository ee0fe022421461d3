import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { otherPage } from "#engines/page-snapshot/text/other-page.ts";
import { askedDifferences, pageDifferences } from "../compare-answers.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { lineEvidence } from "./header-evidence.ts";

/** The answer that the visitor asked for beside the plain one. */
export const comparisonRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "same-for-all",
    title: "The same answer for other visitors",
    kind: ["answers-differ", "other-for-crawlers"],
    clause: (_, { kind }) => (kind === "answers-differ" ? "others get another answer" : "crawlers get another page than people"),
    sources: [google.cloaking],
    run(subject) {
      const { asked } = subject.extra;
      if (!asked) return [];
      const crawlers = asked.isCrawler && asked.page?.status === 200 ? asked.snapshot : null;
      const other = crawlers ? otherPage(subject.snapshot, crawlers) : undefined;
      if (crawlers && other !== undefined)
        return [
          {
            kind: "other-for-crawlers",
            title: `Crawlers read what people do not get: ${other}`,
            detail:
              "Google calls it cloaking and takes such pages out of its results. Often a sign of a break-in: the owner sees the page as it should be. Look for changed files, unknown plug-ins and rules in .htaccess that ask for a user agent.",
            evidence: linesOf(pageDifferences(subject.snapshot, crawlers), asked.label),
          },
        ];
      if (!asked.page) return [{ grade: "note", title: `${asked.label}: no answer`, detail: asked.failure }];
      const telling = askedDifferences(subject).filter(({ isTelling }) => isTelling);
      if (telling.length === 0) return pass(`The same answer to ${asked.label}`);
      return [
        {
          title: `${asked.label} gets another answer: ${telling.map(({ what }) => what.toLowerCase()).join(", ")}`,
          detail: asked.isImitation
            ? "Under an imitated name. A firewall that checks addresses treats it as a fake; if it does not, real crawlers may see this too."
            : "The server chooses by what the request says. Google asks without a language and with compression.",
          evidence: linesOf(telling, asked.label),
        },
      ];
    },
  },
];

const linesOf = (differences: readonly { what: string; plain: string; other: string }[], label: string) =>
  differences
    .slice(0, 4)
    .flatMap(({ what, plain, other }) => [lineEvidence(`${what}, plain GET: ${plain}`), lineEvidence(`${what}, ${label}: ${other}`)]);
