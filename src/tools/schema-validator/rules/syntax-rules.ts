import { INDEXED_BYTES } from "#core/rules/limits.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as ietf from "#core/sources/ietf.ts";
import * as w3c from "#core/sources/w3c.ts";
import { scriptBuiltRule, TICK_RENDERED } from "#engines/page-snapshot/script-built.ts";
import { faultWords } from "#engines/structured-data/json/json-fault.ts";
import { jsonLdKeywords } from "#engines/structured-data/json-ld/survey-json-ld.ts";
import type { SyntaxProblem, SyntaxProblemKind } from "#engines/structured-data/syntax-problem.ts";
import { nearestTerm } from "#engines/structured-data/vocabulary/nearest-term.ts";
import { schemaProperties } from "#engines/structured-data/vocabulary/vocabulary.ts";
import type { SchemaSubject } from "../schema-subject.ts";
import { bounded, listEvidence, placeEvidence, times } from "./place-evidence.ts";

/** Layer A: can a machine read it at all? */
export const syntaxRules: readonly Rule<SchemaSubject>[] = [
  scriptBuiltRule({
    id: "structured-data-by-script",
    what: "structured data",
    look: TICK_RENDERED,
    isThere: ({ data, rendered }) => rendered !== null || data.isJson || data.entities.length + data.blocks.length > 0,
  }),
  {
    id: "structured-data-present",
    title: "The page describes itself in structured data",
    kind: "markup-absent",
    sources: [w3c.jsonLdInHtml],
    run({ data: { entities, blocks, isJson } }) {
      if (entities.length > 0 || blocks.some(({ faults, problems }) => faults.length + problems.length > 0)) return [];
      return [
        {
          title: isJson ? "This JSON describes nothing" : "No structured data in the HTML",
          detail: isJson
            ? "Without @context and @type no program can tell what it is about."
            : "We read the HTML as the server sends it. Markup that a script adds later is not in it: tick “after scripts have run”, or paste the rendered HTML.",
        },
      ];
    },
  },
  {
    id: "json-ld-json",
    title: "Every JSON-LD script is valid JSON",
    kind: "markup-unreadable",
    sources: [ietf.json],
    run({ data, fixes }) {
      const broken = data.blocks.map((block, index) => ({ block, index })).filter(({ block }) => block.faults.length > 0);
      if (broken.length === 0) return data.blocks.length === 0 ? [] : [{ status: "pass", title: "The JSON is valid", detail: "" }];
      return bounded(
        broken.map(({ block, index }): Verdict => {
          const [first] = block.faults;
          const words = faultWords[first?.kind ?? "no-value"];
          const rest = block.faults.length - 1;
          const name = data.blocks.length === 1 ? "The JSON" : `JSON-LD script ${index + 1}`;
          return {
            title: `${name} is broken: ${words.title.charAt(0).toLowerCase()}${words.title.slice(1)}`,
            detail: `Line ${first?.place.line}, column ${first?.place.column}. ${words.repair}${rest > 0 ? ` ${rest} more ${rest === 1 ? "fault follows" : "faults follow"}.` : ""} Until then search engines drop the whole script.${fixes[index] ? " The repaired script stands above, ready to copy." : ""}`,
            evidence: listEvidence(
              data,
              block.faults.map(({ place }) => place),
            ),
          };
        }),
        "broken scripts",
      );
    },
  },
  {
    id: "json-ld-keys",
    title: "No name stands twice in one object",
    kind: "markup-vocabulary",
    sources: [ietf.json],
    run({ data }) {
      const byKey = Map.groupBy(
        data.blocks.flatMap(({ repeatedKeys }) => repeatedKeys),
        ({ key }) => key,
      );
      return bounded(
        [...byKey].map(([key, repeats]) => ({
          title: `“${key.slice(0, 60)}” stands twice in one object${times(repeats.length)}`,
          detail: "Readers keep the last one and drop the first. Several values belong into one array.",
          evidence: listEvidence(
            data,
            repeats.map(({ place }) => place),
          ),
        })),
        "repeated names",
      );
    },
  },
  {
    id: "json-ld-context",
    title: "The context is schema.org",
    kind: "markup-unreadable",
    sources: [w3c.jsonLdInHtml],
    run(subject) {
      const verdicts = [
        ...problemsOf(subject, "context-missing", (_, places) => ({
          title: `@context is missing${times(places)}`,
          detail:
            "Without it the names mean nothing, and search engines pass over the script. We read it as schema.org, so that the rest can be checked.",
          fix: { kind: "text", label: "first entry of the object", code: '"@context": "https://schema.org",' },
        })),
        ...problemsOf(subject, "context-misspelled", (address, places) => ({
          title: `@context is “${address}”, which no processor finds${times(places)}`,
          detail: "We read it as schema.org, so that the rest can be checked.",
          fix: { kind: "text", label: "the address that schema.org serves", code: '"@context": "https://schema.org"' },
        })),
        ...problemsOf(subject, "context-foreign", (address) => ({
          grade: "note",
          title: "A context of another site was not loaded",
          detail: `“${address}” may define more terms. We never fetch a context, so terms that it may define are not judged here.`,
        })),
      ];
      const hasJsonLd = subject.data.blocks.some(({ expanded }) => expanded !== null);
      return verdicts.length > 0 || !hasJsonLd ? verdicts : [{ status: "pass", title: "The context is schema.org’s", detail: "" }];
    },
  },
  {
    id: "json-ld-keywords",
    title: "Names with an @ are JSON-LD’s own",
    kind: "markup-vocabulary",
    sources: [w3c.jsonLdInHtml],
    run: (subject) => [
      ...problemsOf(subject, "keyword-unknown", (keyword, places) => {
        const name = keyword.slice(1);
        const meant = schemaProperties.has(name) ? name : nearestTerm(keyword, jsonLdKeywords);
        return {
          title: `“${keyword}” is no keyword of JSON-LD${times(places)}`,
          detail: `Readers pass over it and over all that it says.${meant ? ` Did you mean ${meant}?` : ""}`,
          ...(meant ? { fix: { kind: "text", label: "the name that is read", code: JSON.stringify(meant) } } : {}),
        };
      }),
      ...problemsOf(subject, "keyword-value", (word, places) => ({
        title: `“${word}” reads like a keyword of JSON-LD, so the value is dropped${times(places)}`,
        detail: "Words that begin with an @ belong to JSON-LD itself. An account is named by its whole address, a type by its name.",
      })),
    ],
  },
  {
    id: "json-ld-processing",
    title: "A JSON-LD processor takes every script",
    kind: "markup-unreadable",
    sources: [w3c.jsonLdProcessing],
    run: (subject) =>
      problemsOf(subject, "json-ld-refused", (reason) => ({
        title: `A JSON-LD processor refuses this script: ${reason}`,
        detail: "The JSON is valid, and what it says in JSON-LD is not. A conforming reader drops the whole script.",
      })),
  },
  {
    id: "json-ld-script-type",
    title: "Scripts carry the type application/ld+json",
    kind: "markup-unreadable",
    sources: [w3c.jsonLdInHtml],
    run: (subject) =>
      problemsOf(subject, "script-type", (type) => ({
        title: `A script of type “${type}” is read by nobody`,
        detail: "It looks like JSON-LD, and the type is spelled wrong, so browsers and search engines skip it.",
        fix: { kind: "html", label: "the type that counts", code: '<script type="application/ld+json">' },
      })),
  },
  {
    id: "structured-data-reach",
    title: "All of it lies in the part that is read",
    kind: "markup-unreadable",
    sources: [google.googlebot],
    run(subject) {
      const { data } = subject;
      const late = data.entities.find(({ place, isRoot }) => isRoot && place.start > INDEXED_BYTES);
      return [
        ...problemsOf(subject, "too-many-values", () => ({
          title: "More markup than we read",
          detail:
            "A page may hold 100,000 values or 50,000 statements. What comes after that is missing here, and no search engine waits for it either.",
        })),
        ...(data.stoppedAt === null
          ? []
          : [
              {
                title: `We stopped reading at line ${data.stoppedAt}`,
                detail: "The page nests too deeply or has too many elements. Markup after that line is missing here.",
              },
            ]),
        ...(late
          ? [
              {
                title: "Markup after the first 2 MB",
                detail: "Googlebot indexes the first 2 MB of the HTML. Move the markup up.",
                evidence: [placeEvidence(data, late.place)],
              },
            ]
          : []),
      ];
    },
  },
];

/** One verdict for each word or address at fault, with the places of all its occurrences. */
export function problemsOf(
  { data }: SchemaSubject,
  kind: SyntaxProblemKind,
  say: (detail: string, count: number) => Omit<Verdict, "evidence">,
): Verdict[] {
  const byDetail = Map.groupBy(
    data.problems.filter((problem) => problem.kind === kind),
    ({ detail }: SyntaxProblem) => detail,
  );
  return bounded(
    [...byDetail].map(([detail, problems]) => ({
      ...say(detail.slice(0, 120), problems.length),
      evidence: listEvidence(
        data,
        problems.map(({ place }) => place),
      ),
    })),
    "of this kind",
  );
}
