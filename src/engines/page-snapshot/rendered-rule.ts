import { pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import type { KindId } from "#core/rules/severities.ts";
import * as google from "#core/sources/google.ts";
import type { PageSnapshot } from "./page-snapshot.ts";
import type { RenderedSnapshot } from "./render-snapshot.ts";

interface RenderedPart<Subject> extends Pick<Rule<Subject>, "clause"> {
  id: string;
  kind: KindId;
  /** “H1”, “title” */
  name: string;
  valuesOf(snapshot: PageSnapshot): readonly string[];
  /** A value as it would stand in the source. */
  tagOf(value: string): string;
  /** What it means that a script writes it, takes it away or changes it. */
  detail: Record<"written" | "taken" | "changed", string>;
}

/** A part of the page before and after its scripts. Finds nothing where the page was not opened in a browser. */
export function renderedRule<Subject extends { snapshot: PageSnapshot; rendered: RenderedSnapshot | null }>(
  part: RenderedPart<Subject>,
): Rule<Subject> {
  const { id, kind, clause, name, valuesOf, tagOf, detail } = part;
  return {
    id,
    title: `The same ${name} after scripts have run`,
    kind,
    ...(clause ? { clause } : {}),
    sources: [google.javaScriptBasics],
    run({ snapshot, rendered }) {
      if (!rendered) return [];
      if (!rendered.snapshot) return [{ grade: "note", title: "Scripts were not run", detail: rendered.failure }];
      const [before, after] = [valuesOf(snapshot), valuesOf(rendered.snapshot)];
      if (before.length === after.length && before.every((text, index) => text === after[index]))
        return pass(after.length === 0 ? `No ${name} after scripts have run either` : `The same ${name} after scripts have run`);
      const [first] = after;
      const change = before.length === 0 ? "written" : first === undefined ? "taken" : "changed";
      const shown = `“${(first ?? "").slice(0, 80)}”`;
      const titles = {
        written: `A script writes the ${name}: ${shown}`,
        taken: `A script takes the ${name} away`,
        changed: `A script changes the ${name} to ${shown}`,
      };
      return [
        {
          title: titles[change],
          detail: detail[change],
          evidence: [
            ...before.slice(0, 3).map((value) => ({ line: null, column: null, snippet: `source:  ${tagOf(value)}` })),
            ...after.slice(0, 3).map((value) => ({ line: null, column: null, snippet: `after scripts:  ${tagOf(value)}` })),
          ],
          ...(first ? { fix: { kind: "html", label: "Send it with the HTML", code: tagOf(first) } as const } : {}),
        },
      ];
    },
  };
}
