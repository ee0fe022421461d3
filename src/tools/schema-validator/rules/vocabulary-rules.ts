import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as standards from "#core/sources/standards.ts";
import type { VocabularyNote, VocabularyNoteKind } from "#engines/structured-data/vocabulary/vocabulary-note.ts";
import type { SchemaSubject } from "../schema-subject.ts";
import { bounded, listEvidence, times } from "./place-evidence.ts";

/** Layer B: does schema.org have these words, and do they fit together? Nothing here asks what Google wants. */
export const vocabularyRules: readonly Rule<SchemaSubject>[] = [
  {
    id: "schema-types",
    title: "Every type is one of schema.org’s",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgVocabulary],
    run: (subject) =>
      said(
        subject,
        ["unknown-type"],
        ({ term, suggestion }, count) => ({
          title: `schema.org has no type “${cut(term)}”${times(count)}`,
          detail: suggestion
            ? `Did you mean ${suggestion}? Types are written exactly as schema.org writes them.`
            : "Readers treat it as an unknown thing.",
          ...(suggestion ? { fix: { kind: "text", label: "the nearest type", code: suggestion } } : {}),
        }),
        "Types are known to schema.org",
      ),
  },
  {
    id: "schema-type-given",
    title: "Every item has a type",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgDataModel],
    run: (subject) =>
      said(subject, ["no-type"], (_, count) => ({
        title: `An item without a type${times(count)}`,
        detail: "It has properties, and nothing says what it is. Add @type, itemtype or typeof.",
      })),
  },
  {
    id: "schema-properties",
    title: "Every property is one of schema.org’s",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgVocabulary],
    run: (subject) =>
      said(
        subject,
        ["unknown-property"],
        ({ term, types, suggestion }, count) => ({
          title: `schema.org has no property “${cut(term)}”${times(count)}`,
          detail: `${suggestion ? `Did you mean ${suggestion}? ` : ""}${types.length > 0 ? `It stands on ${cut(types.join(", "))} and is ignored.` : "It is ignored."}`,
          ...(suggestion ? { fix: { kind: "text", label: "the nearest property", code: suggestion } } : {}),
        }),
        "Properties are known to schema.org",
      ),
  },
  {
    id: "schema-domain",
    title: "Properties stand on types that have them",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgVocabulary],
    run: (subject) =>
      said(
        subject,
        ["outside-domain"],
        ({ term, types, expected }, count) => ({
          title: `${cut(types.join(", "))} has no ${cut(term)} in schema.org${times(count)}`,
          detail: `${cut(term)} belongs to ${listed(expected)}.`,
        }),
        "Properties fit their types",
      ),
  },
  {
    id: "schema-range",
    title: "Values are of a type that the property takes",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgDataModel],
    run: (subject) =>
      said(
        subject,
        ["outside-range"],
        ({ term, found, expected }, count) => ({
          title: `${cut(term)} does not take ${withArticle(found)}${times(count)}`,
          detail: `schema.org expects ${listed(expected)}.`,
        }),
        "Values fit their properties",
      ),
  },
  {
    id: "schema-enumeration",
    title: "Members of enumerations exist",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgVocabulary],
    run: (subject) =>
      said(subject, ["unknown-member"], ({ term, found, expected, suggestion }, count) => ({
        title: `“${found}” is no ${expected.join(", ")}${times(count)}`,
        detail: `${suggestion ? `Did you mean ${suggestion}? ` : ""}${cut(term)} takes a member of ${expected.join(", ")}.`,
        ...(suggestion ? { fix: { kind: "text", label: "the nearest member", code: `https://schema.org/${suggestion}` } } : {}),
      })),
  },
  {
    id: "schema-values",
    title: "Dates, durations, numbers and addresses are well formed",
    kind: "markup-vocabulary",
    sources: [standards.schemaOrgDataModel],
    run: (subject) =>
      said(
        subject,
        ["bad-date", "bad-duration", "bad-number", "bad-boolean", "bad-address"],
        ({ kind, term, found, suggestion }, count) => ({
          title: `${cut(term)}: “${found}” is not ${FORMS[kind]?.name}${times(count)}`,
          detail: `${FORMS[kind]?.rule}${suggestion ? ` Write ${suggestion}.` : ""}`,
          ...(suggestion ? { fix: { kind: "text", label: "the same in a form that is read", code: suggestion } } : {}),
        }),
        "Dates, numbers and addresses are well formed",
      ),
  },
  {
    id: "schema-empty",
    title: "No property is empty",
    kind: "markup-recommended",
    sources: [standards.schemaOrgDataModel],
    run: (subject) =>
      said(subject, ["empty-value"], ({ term }, count) => ({
        title: `${cut(term)} is empty${times(count)}`,
        detail: "An empty text counts as missing. Fill it or leave the property out.",
      })),
  },
  {
    id: "schema-superseded",
    title: "No term has been replaced by another",
    kind: "markup-recommended",
    sources: [standards.schemaOrgVocabulary],
    run: (subject) =>
      said(subject, ["superseded"], ({ term, suggestion }, count) => ({
        title: `${cut(term)} has been replaced by ${suggestion}${times(count)}`,
        detail: "schema.org keeps the old term for pages that exist. New markup uses the new one.",
        ...(suggestion ? { fix: { kind: "text", label: "the term that replaced it", code: suggestion } } : {}),
      })),
  },
  {
    id: "schema-pending",
    title: "Terms are settled",
    kind: "markup-recommended",
    sources: [standards.schemaOrgPending],
    run({ data, vocabulary }) {
      const pending = vocabulary.filter(({ kind }) => kind === "pending");
      const terms = [...new Set(pending.map(({ term }) => term))];
      if (terms.length === 0) return [];
      return [
        {
          title: `${terms.length === 1 ? "One term is" : `${terms.length} terms are`} still pending in schema.org`,
          detail: `${listed(terms)}. They are published for trial and may change. Google reads several of them.`,
          evidence: listEvidence(
            data,
            pending.map(({ place }) => place),
          ),
        },
      ];
    },
  },
  {
    id: "schema-foreign",
    title: "All terms are schema.org’s",
    kind: "markup-recommended",
    sources: [standards.schemaOrgVocabulary],
    run({ data, vocabulary }) {
      const foreign = vocabulary.filter(({ kind }) => kind === "foreign");
      const terms = [...new Set(foreign.map(({ term }) => term))];
      if (terms.length === 0) return [];
      return [
        {
          title: `${terms.length === 1 ? "One term belongs" : `${terms.length} terms belong`} to another vocabulary`,
          detail: `${listed(terms.map(cut))}. We read them and do not judge them.`,
          evidence: listEvidence(
            data,
            foreign.map(({ place }) => place),
          ),
        },
      ];
    },
  },
];

const FORMS: Partial<Record<VocabularyNoteKind, { name: string; rule: string }>> = {
  "bad-date": { name: "a date", rule: "Dates follow ISO 8601: 2026-11-15, or 2026-11-15T09:30:00+01:00 with a time." },
  "bad-duration": { name: "a duration", rule: "Durations follow ISO 8601: PT30M for half an hour, P2D for two days." },
  "bad-number": { name: "a number", rule: "Numbers have a point for decimals, no separators and no currency." },
  "bad-boolean": { name: "true or false", rule: "Write true or false." },
  "bad-address": { name: "an address", rule: "An address has no spaces and starts with https:// or a slash." },
};

/** One verdict for each term and what is wrong with it, over all its places. */
function said(
  { data, vocabulary }: SchemaSubject,
  kinds: readonly VocabularyNoteKind[],
  say: (note: VocabularyNote, count: number) => Omit<Verdict, "evidence">,
  passTitle?: string,
): Verdict[] {
  const notes = vocabulary.filter(({ kind }) => kinds.includes(kind));
  if (notes.length === 0) return passTitle && data.entities.length > 0 ? [{ status: "pass", title: passTitle, detail: "" }] : [];
  const groups = [
    ...Map.groupBy(notes, ({ kind, term, found, types, suggestion }) => [kind, term, found, types, suggestion].join("\n")).values(),
  ];
  return bounded(
    groups.flatMap((group) => {
      const [first] = group;
      return first
        ? [
            {
              ...say(first, group.length),
              evidence: listEvidence(
                data,
                group.map(({ place }) => place),
              ),
            },
          ]
        : [];
    }),
    "of this kind",
  );
}

function cut(term: string): string {
  return term.length > 80 ? `${term.slice(0, 80)}…` : term;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 8);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}`;
}

function withArticle(type: string): string {
  if (type === "Number" || type === "URL" || type === "Boolean")
    return { Number: "a number", URL: "an address", Boolean: "true or false" }[type];
  return `${/^[AEIOU]/.test(type) ? "an" : "a"} ${type}`;
}
