import { z } from "zod";
import { citation, isoDate, seo, slug, text } from "#core/content/document-fields.ts";
import { richText } from "#core/content/rich-text.ts";

const groups = [
  "foundations",
  "authority",
  "reach",
  "cms",
  "industries",
  "ppc-local",
  "ppc-professional",
  "ppc-commerce",
  "ppc-hospitality",
  "ppc-growth",
] as const;

/** What menus, maps and the index of services show. */
export const serviceCard = z.object({
  _id: z.string(),
  slug,
  title: text,
  /** Short, for menus and maps. */
  name: text,
  /** Blue: SEO, content management systems, industries. Red: paid search. */
  line: z.enum(["blue", "red"]),
  group: z.enum(groups),
  order: z.number(),
  menuDescription: text,
});
export type ServiceCard = z.output<typeof serviceCard>;

/** Plain texts may hold `code` in backticks: show them with <InlineText>. */
export const service = serviceCard.extend({
  seo,
  heroLead: text,
  problemHeading: text,
  problem: z.array(text).min(1),
  /** The loss drawing: falling values, each saying what went between it and the one before. */
  flow: z
    .object({
      caption: text,
      stages: z
        .array(z.object({ value: z.number(), label: text, lost: text.optional() }))
        .min(2)
        .max(4),
    })
    .optional(),
  deliverables: z.object({
    heading: text,
    caption: text,
    columns: z.array(text).length(4),
    rows: z.array(z.array(z.string()).length(4)).min(1),
  }),
  cardsHeading: text,
  cards: z.array(z.object({ cardTitle: text, cardContent: text })).min(1),
  sections: z.array(z.object({ heading: text, body: richText.min(1) })),
  /** A case, or the sentence that says there is none yet. */
  proof: z.union([
    z.object({ client: text, figure: text, figureLabel: text, text, link: text.optional() }),
    z.object({ none: text, link: text.optional() }),
  ]),
  process: z.array(z.object({ when: text, title: text, text })).length(5),
  price: text,
  refuse: text,
  notFor: text,
  faq: z.array(z.object({ question: text, answer: text })),
  next: text,
  related: z.array(slug),
  checkedOn: isoDate.optional(),
  sources: z.array(citation).default([]),
});
export type Service = z.output<typeof service>;
