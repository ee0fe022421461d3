import { asSentence, faultsOf, numberWord } from "#core/rules/verdict-words.ts";
import { withHeadFixes } from "#engines/head-tags/with-head-fixes.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type MetaSubject, metaSubject } from "./meta-subject.ts";
import { metaRules } from "./rules/meta-rules.ts";
import type { MetaFacts } from "./seo-meta-in-one-click.schema.ts";

/** The whole of a page's metadata at a glance. */
export const metaCheck: PageCheck<MetaSubject, MetaFacts> = {
  rules: withHeadFixes(metaRules),
  subjectOf: (snapshot, { now }) => metaSubject(snapshot, now),
  factsOf: ({ facts }) => facts,
  verdictOf({ facts }, findings) {
    const faults = faultsOf(findings);
    const passes = findings.filter(({ status }) => status === "pass").length;
    const judged = findings.filter(({ status }) => status !== "note").length;
    const [first, second] = faults;
    return {
      figure: String(passes),
      unit: `of ${judged}`,
      headline: first
        ? `${first.title}${second ? `, and ${numberWord(faults.length - 1)} more to fix` : ""}.`
        : "Nothing to fix at a glance.",
      summary: asSentence(
        `${facts.indexable.yes ? "may be indexed" : "kept out of the index"}; ${counted(facts.words, "word")}, ${counted(facts.links.total, "link")}, ${counted(facts.images.total, "image")}`,
      ),
    };
  },
};

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
