import { work } from "#content/work/work.content-type.ts";
import type { WorkCard } from "#content/work/work-card.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { workList } from "#core/json-ld/work-list.ts";

export const portfolioWords = {
  title: "Portfolio: SEO, PPC and creative work",
  description:
    "Work for clients in search, paid search and design. Each picture shows the work itself, with its figure, its year and where to read more.",
};

export function portfolioGraph(origin: string, works: readonly WorkCard[], agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = "/portfolio";
  const { title, description } = portfolioWords;
  return [
    ...pageGraph(agency, { origin, path, name: title, description, type: "CollectionPage" }, [
      { name: "Home", to: "/" },
      { name: "Portfolio", to: path },
    ]),
    workList(
      origin,
      path,
      works.flatMap((each) => work.jsonLdOf(each, { origin })),
    ),
  ];
}
