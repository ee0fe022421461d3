import { type Founder, founder as founderType } from "#content/founder/founder.content-type.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { personId } from "#core/json-ld/person.ts";
import { founderCrumbs } from "./founder-crumbs.ts";

interface Page {
  founder: Founder;
  origin: string;
  imageBase: string;
}

export function founderGraph({ founder, origin, imageBase }: Page, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { slug, seo } = founder;
  const path = `/founder/${slug}/`;
  const page = { origin, path, name: seo.title, description: seo.description, mainEntity: personId(origin, path) };
  return [
    ...pageGraph(agency, { ...page, type: "ProfilePage" }, founderCrumbs(founder)),
    ...founderType.jsonLdOf(founder, { origin, imageBase }),
  ];
}
