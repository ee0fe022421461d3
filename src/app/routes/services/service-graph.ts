import { service as serviceType } from "#content/service/service.content-type.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { serviceCrumbs } from "./service-crumbs.ts";
import type { ServicePage } from "./service-page.server.ts";

export function serviceGraph({ service, origin }: Pick<ServicePage, "service" | "origin">, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = `/services/${service.slug}/`;
  const { description } = service.seo;
  return [
    ...pageGraph(agency, { origin, path, name: service.seo.title, description, dateModified: service.checkedOn }, serviceCrumbs(service)),
    ...serviceType.jsonLdOf(service, { origin, agency }),
  ];
}
