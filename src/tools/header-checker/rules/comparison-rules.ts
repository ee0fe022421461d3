import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { askedDifferences } from "../compare-answers.ts";
import type { HeaderSubject } from "../header-subject.ts";
import { lineEvidence } from "./header-evidence.ts";
import { cloaking } from "./header-sources.ts";

/** The answer that the visitor asked for beside the plain one. */
export const comparisonRules: readonly Rule<HeaderSubject>[] = [
  {
    id: "same-for-all",
    title: "The same answer for other visitors",
    kind: "answers-differ",
    clause: "others get another answer",
    sources: cloaking,
    run(subject) {
      const { asked } = subject.extra;
      if (!asked) return [];
      if (!asked.page) return [{ grade: "note", title: `${asked.label}: no answer`, detail: asked.failure }];
      const told = askedDifferences(subject).filter(({ isTelling }) => isTelling);
      if (told.length === 0) return pass(`The same answer to ${asked.label}`);
      return [
        {
          title: `${asked.label} gets another answer: ${told.map(({ what }) => what.toLowerCase()).join(", ")}`,
          detail: asked.isImitation
            ? "Under an imitated name. A firewall that checks addresses treats it as a fake; if it does not, real crawlers may see this too."
            : "The server chooses by what the request says. Google asks without a language and with compression.",
          evidence: told
            .slice(0, 4)
            .flatMap(({ what, plain, other }) => [
              lineEvidence(`${what}, plain GET: ${plain}`),
              lineEvidence(`${what}, ${asked.label}: ${other}`),
            ]),
        },
      ];
    },
  },
];
