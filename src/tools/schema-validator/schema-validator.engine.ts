import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { attributeRules } from "./rules/attribute-rules.ts";
import { featureRules } from "./rules/feature-rules.ts";
import { pageRules } from "./rules/page-rules.ts";
import { syntaxRules } from "./rules/syntax-rules.ts";
import { vocabularyRules } from "./rules/vocabulary-rules.ts";
import { schemaFacts } from "./schema-facts.ts";
import { type GatheredMarkup, gatherMarkup, type SchemaSubject, schemaSubject } from "./schema-subject.ts";
import type { SchemaFacts } from "./schema-validator.schema.ts";
import { schemaVerdict } from "./schema-verdict.ts";

/** Three questions, kept apart: can it be read, is it schema.org, does Google make something of it. Then whether it fits the page. */
export const schemaCheck: PageCheck<SchemaSubject, SchemaFacts, GatheredMarkup> = {
  rules: [...syntaxRules, ...attributeRules, ...vocabularyRules, ...featureRules, ...pageRules],
  gather: (snapshot) => gatherMarkup(snapshot),
  subjectOf: (snapshot, { extra, now }) => schemaSubject(snapshot, extra, now),
  factsOf: (subject) => schemaFacts(subject),
  verdictOf: schemaVerdict,
  acrossPages: acrossPagesRules,
};
