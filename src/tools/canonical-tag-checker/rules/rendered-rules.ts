import { isRunScript } from "#core/html/looks-script-built.ts";
import { factEvidence } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import { renderedRule } from "#engines/page-snapshot/rendered-rule.ts";
import { scriptBuiltRule, TICK_RENDERED } from "#engines/page-snapshot/script-built.ts";
import { type CanonicalSubject, renderedCanonicals } from "../canonical-subject.ts";
import { canonicalTag } from "./canonical-fix.ts";

/** The canonical before and after scripts, and what the source tells of scripts that nobody ran. */
export const renderedRules: readonly Rule<CanonicalSubject>[] = [
  scriptBuiltRule({
    id: "canonical-by-script",
    what: "canonical",
    look: TICK_RENDERED,
    isThere: ({ declared, rendered, isHtml }) => !isHtml || rendered !== null || declared.length > 0,
  }),
  renderedRule({
    id: "canonical-rendered",
    kind: "canonicals-disagree",
    name: "canonical",
    valuesOf: renderedCanonicals,
    tagOf: canonicalTag,
    detail: {
      written:
        "Google reads it once it has rendered the page, which is allowed where the HTML cannot carry one. Crawlers that run no scripts find none.",
      taken:
        "Google weighs canonicals when it crawls and again when it has rendered, and finds them at odds. Leave the tag of the source alone.",
      changed:
        "Google asks not to do this: it weighs canonicals when it crawls and again when it has rendered, and finds two. Write the right one into the HTML, or none.",
    },
  }),
  {
    id: "canonical-script",
    title: "No script of the page speaks of a canonical",
    kind: "canonical-absent",
    sources: [google.javaScriptBasics],
    run({ snapshot, rendered }) {
      const script = rendered?.snapshot
        ? undefined
        : snapshot.scripts.find(({ type, text }) => isRunScript(type) && WRITES_LINK.test(text));
      if (!script) return [];
      const [found = "canonical"] = WRITES_LINK.exec(script.text) ?? [];
      return [
        {
          title: `A script in line ${script.line ?? "?"} speaks of the canonical`,
          detail: "It may add or change the tag after we have read it. Tick “Also look after scripts have run” to see what remains.",
          evidence: [factEvidence(script, around(script.text, found), found)],
        },
      ];
    },
  },
];

/** A selector or a rel that is set: what it takes to write the tag. */
const WRITES_LINK = /rel\s*[=:,"'\]]{0,3}\s*["'`]?canonical\b/i;

function around(text: string, found: string): string {
  const at = text.indexOf(found);
  return text.slice(Math.max(0, at - 60), at + 80).trim();
}
