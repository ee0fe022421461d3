import { faqPage } from "#core/json-ld/faq-page.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { service } from "#core/json-ld/service.ts";
import { workList } from "#core/json-ld/work-list.ts";
import type { CreativeView } from "./creative-view.server.ts";

export function creativeGraph({ origin, seo, hero, work, crafts, faq }: CreativeView, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = "/creative/";
  const { description } = seo;
  return [
    ...pageGraph(agency, { origin, path, name: seo.title, description }, [
      { name: "Home", to: "/" },
      { name: hero.word, to: path },
    ]),
    service({
      origin,
      path,
      name: hero.word,
      description,
      serviceType: "Creative design",
      areaServed: agency.offices.map(({ country }) => country),
      parts: crafts.crafts.map(({ title, desc }) => ({ name: title, description: desc })),
    }),
    workList(origin, path, work.works),
    ...faqPage(origin, path, faq.items),
  ];
}
