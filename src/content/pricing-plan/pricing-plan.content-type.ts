import type { z } from "zod";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field } from "#core/content/field.ts";

export const pricingPlan = defineContentType({
  name: "pricingPlan",
  title: "Plan",
  plural: "Plans",
  fields: {
    slug: field.slug("Key", "planName", {
      tab: "settings",
      help: "What the contact form learns when somebody chooses this plan: small letters, digits and single dashes.",
    }),
    planName: field.text("Name"),
    description: field.text("For whom", { help: "One sentence under the name." }),
    lists: field.list("Lines", field.group("Line", { listTitle: field.text("In bold"), listText: field.anyText("After it") }), {
      min: 1,
      help: "The first is the price.",
    }),
    button: field.group("Button", { link: field.text("Leads to", { help: "An address of this site, such as /contact-us?plan=growth." }) }),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
});
export type PricingPlan = z.output<typeof pricingPlan.document>;

export const { list: listPricingPlans } = pricingPlan;
