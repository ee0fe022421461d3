import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { ServiceLineStops, servicesPage } from "./network/service-lines.ts";

type Page = ReturnType<typeof servicesPage> & { origin: string };

export function serviceIndexGraph(page: Page, lines: readonly ServiceLineStops[], agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const { origin, path, title, description, crumbs } = page;
  const stops = lines.flatMap(({ groups }) => groups.flatMap(({ links }) => links));
  return [
    ...pageGraph(agency, { origin, path, name: title, description, type: "CollectionPage" }, crumbs),
    itemList(
      origin,
      path,
      stops.map(({ name, to }) => ({ name, path: to })),
    ),
  ];
}
