import type { Rule } from "#core/rules/rule.ts";
import * as w3c from "#core/sources/w3c.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { SchemaSubject } from "../schema-subject.ts";
import { times } from "./place-evidence.ts";
import { problemsOf } from "./syntax-rules.ts";

/** Layer A for what stands in attributes: Microdata and RDFa. */
export const attributeRules: readonly Rule<SchemaSubject>[] = [
  {
    id: "microdata-items",
    title: "Microdata items are complete",
    kind: "markup-vocabulary",
    sources: [whatwg.microdata],
    run(subject) {
      const verdicts = [
        ...problemsOf(subject, "itemscope-missing", (type, count) => ({
          title: `itemtype without itemscope${times(count)}`,
          detail: `“${type}” starts no item: add the attribute itemscope to the same tag.`,
        })),
        ...problemsOf(subject, "itemtype-relative", (type, count) => ({
          title: `itemtype “${type}” is not an address${times(count)}`,
          detail: `A type is given by its whole address: https://schema.org/${type}.`,
        })),
        ...problemsOf(subject, "itemref-missing", (id, count) => ({
          title: `itemref names “${id}”, and no element has that id${times(count)}`,
          detail: "The properties that should come from there are missing in the item.",
        })),
        ...problemsOf(subject, "itemref-loop", (id) => ({
          title: "itemref leads back to itself",
          detail: `Following ${id ? `“${id}”` : "the references"} comes round to an item it started from. Readers may drop the whole item.`,
        })),
        ...problemsOf(subject, "itemref-useless", (id) => ({
          title: "itemref on a tag that is no item",
          detail: `“${id}” is not followed: itemref counts only beside itemscope.`,
        })),
        ...problemsOf(subject, "itemid-useless", () => ({
          grade: "note",
          title: "itemid without a type",
          detail: "The HTML standard allows itemid only beside itemscope and itemtype.",
        })),
      ];
      const hasItems = subject.data.entities.some(({ syntax }) => syntax === "microdata");
      return verdicts.length > 0 || !hasItems ? verdicts : [{ status: "pass", title: "Microdata items are complete", detail: "" }];
    },
  },
  {
    id: "microdata-properties",
    title: "Every itemprop stands inside an item",
    kind: "markup-recommended",
    sources: [whatwg.microdata],
    run: (subject) =>
      problemsOf(subject, "itemprop-outside", (name, count) => ({
        title: `itemprop “${name}” belongs to no item${times(count)}`,
        detail: "No itemscope stands around it and no itemref points to it, so it says nothing.",
      })),
  },
  {
    id: "rdfa-vocabulary",
    title: "RDFa types belong to a vocabulary",
    kind: "markup-vocabulary",
    sources: [w3c.rdfa],
    run: (subject) =>
      problemsOf(subject, "vocab-missing", (type, count) => ({
        title: `typeof “${type}” belongs to no vocabulary${times(count)}`,
        detail: "No vocab attribute stands on the tag or around it, so the type is dropped.",
        fix: { kind: "html", label: "say whose type it is", code: `vocab="https://schema.org/" typeof="${type}"` },
      })),
  },
];
