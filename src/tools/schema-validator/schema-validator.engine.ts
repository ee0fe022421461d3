import type { RenderedPageInput } from "#core/page-check/page-input.ts";
import type { PageCheck } from "#engines/page-snapshot/page-check.ts";
import { renderWhenAsked } from "#engines/page-snapshot/render-snapshot.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { attributeRules } from "./rules/attribute-rules.ts";
import { featureRules } from "./rules/feature-rules.ts";
import { pageRules } from "./rules/page-rules.ts";
import { markupRendered } from "./rules/rendered-rule.ts";
import { syntaxRules } from "./rules/syntax-rules.ts";
import { vocabularyRules } from "./rules/vocabulary-rules.ts";
import { schemaFacts } from "./schema-facts.ts";
import { type GatheredMarkup, gatherMarkup, type SchemaSubject, schemaSubject } from "./schema-subject.ts";
import type { SchemaFacts } from "./schema-validator.schema.ts";
import { schemaVerdict } from "./schema-verdict.ts";

/** Three questions, kept apart: can it be read, is it schema.org, does Google make something of it. Then whether it fits the page. */
export const schemaCheck: PageCheck<SchemaSubject, SchemaFacts, GatheredMarkup, RenderedPageInput> = {
  rules: [...syntaxRules, markupRendered, ...attributeRules, ...vocabularyRules, ...featureRules, ...pageRules],
  gather: async (snapshot, ports, signal, input) => gatherMarkup(snapshot, await renderWhenAsked(snapshot, ports, signal, input)),
  subjectOf: (snapshot, { extra, now }) => schemaSubject(snapshot, extra, now),
  factsOf: (subject) => schemaFacts(subject),
  verdictOf: schemaVerdict,
  acrossPages: acrossPagesRules,
};
