import { defineContentType } from "#core/content/define-content-type.ts";
import { field, optional, orElse } from "#core/content/field.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { service } from "#core/json-ld/service.ts";

const crafts = {
  identity: "A mark, small first",
  page: "A page, laid out",
  campaign: "One idea in three places",
  content: "What comes first",
  motion: "A journey that stops",
} as const;
export type Craft = keyof typeof crafts;

/** The words of /creative/, section by section. A section whose list an editor has emptied is not shown. */
export const creativePage = defineContentType({
  name: "creativePage",
  single: true,
  title: "Creative page",
  plural: "Creative page",
  fields: {
    seo: field.seo(),
    hero: field.group("Top of the page", {
      word: field.text("Heading", { help: "One word, set so large that the edges cut it." }),
      lead: field.text("Opening", { rows: 2 }),
    }),
    workHeading: field.text("Heading above the work"),
    clients: orElse(field.list("Clients", field.text("Name"), { help: "The names that pass on the strip." }), []),
    servicesHeading: field.text("Heading above the services"),
    services: orElse(
      field.list(
        "Services",
        field.group("Service", {
          title: field.text("Title"),
          desc: field.text("Text", { rows: 2 }),
          list: field.list("Points", field.text("Point")),
          line: field.line("Color"),
          sketch: optional(field.choice("Drawing", crafts, { help: "Each drawing stands for one craft." })),
        }),
      ),
      [],
    ),
    processHeading: field.text("Heading above the steps"),
    process: orElse(
      field.list(
        "Steps",
        field.group("Step", { title: field.text("Title"), when: field.text("When"), text: field.text("Text", { rows: 2 }) }),
      ),
      [],
    ),
    faqHeading: field.text("Heading above the questions"),
    contact: field.group("Contact", {
      heading: field.text("Heading"),
      text: field.text("Text", { rows: 2 }),
      price: field.text("Price", { help: "Such as From $7,500 for an identity or a small site." }),
    }),
  },
  jsonLd: {
    reads: ["seo", "hero", "services"],
    entry: ({ seo, hero, services }, { origin, agency }: { origin: string; agency: Agency }) => [
      service({
        origin,
        path: "/creative/",
        name: hero.word,
        description: seo.description,
        serviceType: "Creative design",
        areaServed: agency.offices.map(({ country }) => country),
        parts: services.map(({ title, desc }) => ({ name: title, description: desc })),
      }),
    ],
  },
});

export const { readSingle: readCreativePage } = creativePage;
