import { faqPage } from "#core/json-ld/faq-page.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { service as serviceNode } from "#core/json-ld/service.ts";
import { serviceCrumbs } from "./service-crumbs.ts";
import type { ServicePage } from "./service-page.server.ts";

export function serviceGraph({ service, origin }: Pick<ServicePage, "service" | "origin">, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = `/services/${service.slug}/`;
  const { description } = service.seo;
  return [
    ...pageGraph(agency, { origin, path, name: service.seo.title, description, dateModified: service.checkedOn }, serviceCrumbs(service)),
    serviceNode({
      origin,
      path,
      name: service.title,
      description,
      serviceType: service.line === "blue" ? "Search engine optimization" : "Paid search advertising",
      areaServed: agency.offices.map(({ country }) => country),
      parts: service.cards.map(({ cardTitle, cardContent }) => ({ name: cardTitle, description: cardContent.replaceAll("`", "") })),
    }),
    ...faqPage(origin, path, service.faq),
  ];
}
