import { z } from "zod";
import { slug, text } from "#core/content/document-fields.ts";

export const pricingPlan = z.object({
  _id: z.string(),
  /** What `?plan=` carries to the contact form. */
  slug,
  planName: text,
  description: text,
  lists: z.array(z.object({ listTitle: text, listText: z.string() })).min(1),
  button: z.object({ link: text }),
});
export type PricingPlan = z.output<typeof pricingPlan>;
