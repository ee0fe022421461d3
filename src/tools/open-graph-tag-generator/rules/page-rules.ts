import { factEvidence, pass } from "#core/rules/evidence.ts";
import type { Rule } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import { metaTag } from "#engines/head-tags/head-tag.ts";
import { isList, ogProperties } from "#engines/head-tags/og-properties.ts";
import type { OgTag } from "#engines/head-tags/read-og.ts";
import { htmlTag } from "#engines/head-tags/write-html.ts";
import type { OgSubject } from "../og-subject.ts";

/** How a page wrote its tags: only for what was imported. */
export const pageRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-attribute",
    title: "og tags are named by property",
    kind: "share-tags",
    sources: [social.openGraph],
    run({ page }) {
      const wrong = page?.tags.filter(({ key, attribute }) => attribute === "name" && !key.startsWith("twitter:")) ?? [];
      const [first] = wrong;
      if (!first) return page?.tags.some(({ attribute }) => attribute === "property") ? pass("og tags are named by property") : [];
      return [
        {
          title: `${wrong.length === 1 ? `${first.key} is` : `${wrong.length} tags are`} named by name= instead of property=`,
          detail: "The protocol is built on RDFa and uses property. Most networks forgive it; parsers that keep to the letter do not.",
          evidence: evidenceOf(wrong, "name="),
          fix: { kind: "html", label: "The same by property", code: wrong.map(rewritten).join("\n") },
        },
      ];
    },
  },
  {
    id: "x-attribute",
    title: "X tags are named by name",
    kind: "share-tags",
    sources: [social.xCards],
    run({ page }) {
      const wrong = page?.tags.filter(({ key, attribute }) => attribute === "property" && key.startsWith("twitter:")) ?? [];
      if (wrong.length === 0) return [];
      return [
        {
          title: `${wrong.length} X ${wrong.length === 1 ? "tag is" : "tags are"} named by property= instead of name=`,
          detail: "X reads both; its documentation writes name.",
          evidence: evidenceOf(wrong, "property="),
        },
      ];
    },
  },
  {
    id: "og-structure",
    title: "Details follow their root",
    kind: "share-picture-broken",
    sources: [social.openGraphStructured],
    run({ page }) {
      const seen = new Set<string>();
      const orphans = (page?.tags ?? []).filter(({ key }) => {
        const [, root, detail] = /^(og:(?:image|video|audio)|music:(?:album|song)|video:actor)(:\w+)?$/.exec(key) ?? [];
        if (!root) return false;
        if (detail === undefined || detail === ":url") seen.add(root);
        return detail !== undefined && !seen.has(root);
      });
      if (orphans.length === 0) return seen.size > 0 ? pass("Details follow their root") : [];
      const [first] = orphans;
      return [
        {
          title: `${first?.key} stands before ${first?.key.replace(/:\w+$/, "")}`,
          detail: "A detail belongs to the root that was named last. Without one before it, it belongs to nothing.",
          evidence: evidenceOf(orphans),
        },
      ];
    },
  },
  {
    id: "og-once",
    title: "Single properties are given once",
    kind: "share-tags",
    sources: [social.openGraph],
    run({ page }) {
      const groups = Map.groupBy(
        (page?.tags ?? []).filter(({ key }) => singles.has(key)),
        ({ key }) => key,
      );
      const repeated = [...groups.values()].filter((group) => group.length > 1);
      if (repeated.length === 0) return groups.size > 0 ? pass("Single properties are given once") : [];
      return repeated.map((group) => {
        const isConflict = new Set(group.map(({ raw }) => raw.trim())).size > 1;
        return {
          title: `${group[0]?.key} is given ${group.length} times${isConflict ? ", and they differ" : ""}`,
          detail: "The first counts. The others usually come from a second plugin; switch one of the two off.",
          evidence: evidenceOf(group),
        };
      });
    },
  },
  {
    id: "og-in-head",
    title: "Tags stand in the head",
    kind: "share-tags",
    sources: [whatwg.documentMetadata],
    run({ page }) {
      const outside = page?.tags.filter(({ inHead }) => !inHead) ?? [];
      if (outside.length === 0) return page && page.tags.length > 0 ? pass("Tags stand in the head") : [];
      return [
        {
          title: `${outside.length} ${outside.length === 1 ? "tag stands" : "tags stand"} outside the head`,
          detail:
            "Either it was written into the body, or an element that may not stand in the head closed it early. Crawlers may stop reading at the head’s end.",
          evidence: evidenceOf(outside),
        },
      ];
    },
  },
  {
    id: "og-empty",
    title: "No tag is empty",
    kind: "share-tags",
    sources: [social.openGraph],
    run({ page }) {
      const empty = page?.tags.filter(({ raw, key }) => raw.trim() === "" && key !== "og:determiner") ?? [];
      if (empty.length === 0) return [];
      return [
        {
          title: `${empty
            .map(({ key }) => key)
            .slice(0, 4)
            .join(", ")} ${empty.length === 1 ? "is" : "are"} empty`,
          detail: "An empty tag is worse than none: some networks take it at its word and fall back on nothing.",
          evidence: evidenceOf(empty),
        },
      ];
    },
  },
];

const singles = new Set<string>(
  ogProperties.filter((property) => !isList(property) && !("of" in property) && property.key !== "og:image").map(({ key }) => key),
);

const evidenceOf = (tags: readonly OgTag[], marked?: string) => tags.slice(0, 5).map((tag) => factEvidence(tag, tag.snippet, marked));

const rewritten = ({ key, raw }: OgTag) => htmlTag(metaTag("property", key, raw.trim()));
