import { renderedRule } from "#engines/page-snapshot/rendered-rule.ts";
import { type H1Subject, visibleH1s } from "../h1-subject.ts";
import { headingTag } from "./h1-evidence.ts";

const detail =
  "Google runs scripts, later than it reads the HTML. Most other crawlers, those of AI answers among them, run none and see the H1 of the source.";

/** The H1 before and after scripts. */
export const h1Rendered = renderedRule<H1Subject>({
  id: "h1-rendered",
  kind: "h1-absent",
  clause: ({ snapshot, rendered }) => {
    if (visibleH1s(snapshot).length === 0) return "only a script writes one";
    return rendered?.snapshot && visibleH1s(rendered.snapshot).length === 0 ? "a script takes it away" : "a script changes it";
  },
  name: "H1",
  valuesOf: visibleH1s,
  tagOf: (text) => headingTag(1, text),
  detail: { written: detail, taken: detail, changed: detail },
});
