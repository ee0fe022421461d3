import type { Finding } from "./finding.schema.ts";
import type { Grade, KindId } from "./severities.ts";

/**
 * A rule judges facts and touches nothing else. `Subject` is what it reads: for on-page tools a page's snapshot with what was computed
 * from it. Ids are permanent: stored results and links to a rule hang on them.
 */
export interface Rule<Subject> extends RuleCard {
  /**
   * Its part in the verdict's sentence: "the page has no title". By default the title of what it found. A note is in the sentence only
   * when nothing weighs more and its rule has a clause; true stands for the title.
   */
  clause?: string | true | ((subject: Subject, finding: Finding) => string | undefined);
  /** Nothing means that the rule does not apply to this page. */
  run(subject: Subject): readonly Verdict[];
}

/** What a rule says; `runRules` adds how much it weighs and whose word it is. */
export interface Verdict extends Pick<Finding, "title" | "detail" | "evidence" | "fix" | "alternatives"> {
  /** Nothing is wrong. */
  status?: "pass";
  /** Which of the rule's kinds it is; the first by default. */
  kind?: KindId;
  /** Milder than its kind: a lesser form of the same fact, or something that could not be looked at. */
  grade?: Exclude<Grade, "fatal">;
}

/** What the catalogue says of a rule. */
export interface RuleCard {
  id: string;
  /** What holds when nothing is wrong: "One title, inside the head". */
  title: string;
  /** Its row in the table of severities; several when its verdicts are of different kinds, the usual one first. */
  kind: KindId | readonly [KindId, ...KindId[]];
  /** What the rule rests on, out of `core/sources`. */
  sources: Finding["sources"];
  /** The rule of another tool that asks the same from the other side: an audit asks it once. */
  mirrors?: string;
}

export function kindsOf({ kind }: Pick<RuleCard, "kind">): readonly [KindId, ...KindId[]] {
  return typeof kind === "string" ? [kind] : kind;
}
