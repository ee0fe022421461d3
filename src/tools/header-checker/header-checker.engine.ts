import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { gatherAnswers } from "./gather-answers.ts";
import type { HeaderCheckerInput, HeaderFacts } from "./header-checker.schema.ts";
import type { HeaderExtra } from "./header-extra.ts";
import { headerFacts } from "./header-facts.ts";
import { type HeaderSubject, headerSubject } from "./header-subject.ts";
import { headerVerdict } from "./header-verdict.ts";
import { cachingRules } from "./rules/caching-rules.ts";
import { comparisonRules } from "./rules/comparison-rules.ts";
import { contentRules } from "./rules/content-rules.ts";
import { indexingRules } from "./rules/indexing-rules.ts";
import { redirectRules } from "./rules/redirect-rules.ts";
import { securityRules } from "./rules/security-rules.ts";
import { syntaxRules } from "./rules/syntax-rules.ts";

/** The answer of a server, from the first redirect to the last header. Any status and any type is its subject. */
export const headerCheck: PageCheck<HeaderSubject, HeaderFacts, HeaderExtra, HeaderCheckerInput> = {
  rules: [...comparisonRules, ...indexingRules, ...redirectRules, ...contentRules, ...cachingRules, ...syntaxRules, ...securityRules],
  gather: gatherAnswers,
  subjectOf: (snapshot, { now, extra }) => headerSubject(snapshot, now, extra),
  factsOf: headerFacts,
  verdictOf: headerVerdict,
  acceptsAny: true,
};
