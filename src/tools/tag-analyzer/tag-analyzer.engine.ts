import { withHeadFixes } from "#engines/head-tags/with-head-fixes.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { type Alternates, gatherAlternates } from "./gather-alternates.ts";
import { headRules } from "./rules/head-rules.ts";
import { hreflangRules } from "./rules/hreflang-rules.ts";
import { structureRules } from "./rules/structure-rules.ts";
import { tagRules } from "./rules/tag-rules.ts";
import type { TagFacts } from "./tag-analyzer.schema.ts";
import { tagFacts } from "./tag-facts.ts";
import { type TagSubject, tagSubject } from "./tag-subject.ts";
import { tagVerdict } from "./tag-verdict.ts";

/** Every tag of the head and what the body is made of. */
export const tagCheck: PageCheck<TagSubject, TagFacts, Alternates | null> = {
  rules: withHeadFixes([...headRules, ...hreflangRules, ...tagRules, ...structureRules]),
  gather: gatherAlternates,
  subjectOf: (snapshot, { extra }) => tagSubject(snapshot, extra),
  extraWithFix: () => null,
  factsOf: tagFacts,
  verdictOf: tagVerdict,
};
