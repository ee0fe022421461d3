import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import { type H1Subject, visibleH1s } from "../h1-subject.ts";
import { headingTag } from "./h1-evidence.ts";
import { javaScript } from "./h1-sources.ts";

/** The H1 before and after scripts. */
export const renderedRules: readonly Rule<H1Subject>[] = [
  {
    id: "h1-rendered",
    title: "The same H1 after scripts have run",
    severity: "warning",
    sources: javaScript,
    run({ rendered, snapshot }) {
      if (!rendered) return [];
      if (!rendered.snapshot) return [{ status: "note", title: "Scripts were not run", detail: rendered.failure }];
      const [before, after] = [visibleH1s(snapshot), visibleH1s(rendered.snapshot)];
      if (before.length === after.length && before.every((text, index) => text === after[index]))
        return pass(after.length === 0 ? "No H1 after scripts have run either" : "The same H1 after scripts have run");
      return [
        {
          status: "warn",
          title:
            before.length === 0
              ? `A script writes the H1: “${(after[0] ?? "").slice(0, 80)}”`
              : after.length === 0
                ? "A script takes the H1 away"
                : `A script changes the H1 to “${(after[0] ?? "").slice(0, 80)}”`,
          detail:
            "Google runs scripts, later than it reads the HTML. Most other crawlers, those of AI answers among them, run none and see the H1 of the source.",
          evidence: [
            ...before.slice(0, 3).map((text) => ({ line: null, column: null, snippet: `source:  ${headingTag(1, text)}` })),
            ...after.slice(0, 3).map((text) => ({ line: null, column: null, snippet: `after scripts:  ${headingTag(1, text)}` })),
          ],
          ...(after[0] ? { fix: { kind: "html", label: "Send it with the HTML", code: headingTag(1, after[0]) } as const } : {}),
        },
      ];
    },
  },
];
