import { type CaseStudy, caseStudy } from "#content/case-study/case-study.content-type.ts";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { caseCrumbs, caseListCrumbs } from "./case-crumbs.ts";

interface StudyPage {
  study: CaseStudy;
  origin: string;
  imageBase: string;
}

export function caseGraph({ study, origin, imageBase }: StudyPage, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { path, seo } = study;
  return [
    ...pageGraph(agency, { origin, path, name: seo.title, description: seo.description }, caseCrumbs(study)),
    ...caseStudy.jsonLdOf(study, { origin, imageBase }),
  ];
}

interface List {
  origin: string;
  words: { title: string; description: string };
  studies: readonly { title: string; path: string }[];
}

export function caseListGraph({ origin, words, studies }: List, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = "/case-study/";
  return [
    ...pageGraph(agency, { origin, path, name: words.title, description: words.description, type: "CollectionPage" }, caseListCrumbs),
    itemList(
      origin,
      path,
      studies.map(({ title, path }) => ({ name: title, path })),
    ),
  ];
}
