import type { Finding } from "./finding.schema.ts";

/**
 * A rule judges facts and touches nothing else. `Subject` is what it reads: for on-page tools a page's snapshot with what was computed
 * from it. Ids are permanent: stored results and links to a rule hang on them.
 */
export interface Rule<Subject> extends RuleCard {
  /** Nothing means that the rule does not apply to this page. */
  run(subject: Subject): readonly Verdict[];
}

/** What a rule says; `runRules` adds whose word it is. */
export type Verdict = Omit<Finding, "ruleId" | "severity" | "sources">;

/** What the catalogue says of a rule. */
export interface RuleCard {
  id: string;
  /** What holds when nothing is wrong: "One title, inside the head". */
  title: string;
  /** How much a failure weighs: an error breaks the page's promise, a warning costs something, info is for the curious. */
  severity: Finding["severity"];
  /** What the rule rests on, each with the day somebody last read it. */
  sources: Finding["sources"];
  /** The rule of another tool that asks the same from the other side: an audit asks it once. */
  mirrors?: string;
}
