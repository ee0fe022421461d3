import { readCreativePage } from "#content/creative-page/creative-page.content-type.ts";
import { listFaq } from "#content/faq/faq.content-type.ts";
import { listPlansFor } from "#content/pricing-plan/pricing-plan.content-type.ts";
import { listWorks, type Work } from "#content/work/work.content-type.ts";
import { toWorkCard } from "#content/work/work-card.ts";
import type { Site } from "../../site-context.ts";

export type CreativeView = NonNullable<Awaited<ReturnType<typeof loadCreative>>>;

/** What /creative/ shows, and nothing more: all of it travels to the browser. */
export async function loadCreative({ content, origin }: Pick<Site, "content" | "origin">) {
  const [page, works, faq, plans] = await Promise.all([
    readCreativePage(content),
    listWorks(content),
    listFaq(content, "creative"),
    listPlansFor(content, "creative"),
  ]);
  if (!page) return undefined;
  return {
    origin,
    seo: page.seo,
    hero: page.hero,
    work: {
      heading: page.workHeading,
      works: works.filter(({ lines }) => lines.includes("creative")).map(toWorkCard),
      all: works.length,
    },
    rooms: works.flatMap(toRoom),
    clients: page.clients,
    crafts: { heading: page.servicesHeading, crafts: page.services },
    process: { heading: page.processHeading, steps: page.process },
    faq: { heading: page.faqHeading, items: faq.map(({ question, answer }) => ({ question, answer })) },
    plans,
    contact: page.contact,
  };
}

/** A creative work shown at length. */
function toRoom({ _id, name, link, external, lines, room }: Work) {
  return room && lines.includes("creative") ? [{ id: _id, name, link, external, ...room }] : [];
}
