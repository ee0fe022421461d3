import { type Vacancy, vacancy as vacancyType } from "#content/vacancy/vacancy.content-type.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { careersCrumbs } from "../career-crumbs.ts";
import { seatPath } from "../seats/seat.ts";

export function jobGraph({ vacancy, origin }: { vacancy: Vacancy; origin: string }, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { title, slug, seo, datePosted } = vacancy;
  const path = seatPath(slug);
  const page = { origin, path, name: seo.title, description: seo.description, dateModified: datePosted };
  return [...pageGraph(agency, page, [...careersCrumbs, { name: title, to: path }]), ...vacancyType.jsonLdOf(vacancy, { origin, agency })];
}
