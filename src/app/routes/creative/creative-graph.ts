import { creativePage } from "#content/creative-page/creative-page.content-type.ts";
import { work as workType } from "#content/work/work.content-type.ts";
import { faqPage } from "#core/json-ld/faq-page.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { workList } from "#core/json-ld/work-list.ts";
import type { CreativeView } from "./creative-view.server.ts";

export function creativeGraph({ origin, seo, hero, work, crafts, faq }: CreativeView, agency: Agency | undefined): JsonLdNode[] {
  if (!agency) return [];
  const path = "/creative/";
  return [
    ...pageGraph(agency, { origin, path, name: seo.title, description: seo.description }, [
      { name: "Home", to: "/" },
      { name: hero.word, to: path },
    ]),
    ...creativePage.jsonLdOf({ seo, hero, services: crafts.crafts }, { origin, agency }),
    workList(
      origin,
      path,
      work.works.flatMap((each) => workType.jsonLdOf(each, { origin })),
    ),
    ...faqPage(origin, path, faq.items),
  ];
}
