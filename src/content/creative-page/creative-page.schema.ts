import { z } from "zod";
import { line, seo, text } from "#core/content/document-fields.ts";

/** The words of /creative/, section by section. */
export const creativePage = z.object({
  _id: z.string(),
  seo,
  /** `word` is the whole heading; it is set so large that the edges cut it. */
  hero: z.object({ word: text, lead: text }),
  workHeading: text,
  /** Names that pass on the strip. */
  clients: z.array(text),
  servicesHeading: text,
  services: z.array(z.object({ title: text, desc: text, list: z.array(text), line })),
  processHeading: text,
  process: z.array(z.object({ title: text, when: text, text })),
  faqHeading: text,
  contact: z.object({ heading: text, text, price: text }),
});
export type CreativePage = z.output<typeof creativePage>;
