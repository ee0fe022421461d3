import type { z } from "zod";
import type { ContentSource } from "#core/content/content-source.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field, orElse } from "#core/content/field.ts";

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
    service: orElse(field.choice("Shown with", { seo: "SEO", ppc: "Paid search", creative: "Creative" }, { tab: "settings" }), "seo"),
    description: field.text("For whom", { help: "One sentence under the name." }),
    lists: field.list("Lines", field.group("Line", { listTitle: field.text("In bold"), listText: field.anyText("After it") }), {
      min: 1,
      help: "The first is the price.",
    }),
    button: field.group("Button", { link: field.text("Leads to", { help: "An address of this site, such as /contact-us?plan=growth." }) }),
    order: field.place(),
  },
  query: { order: "order asc, _id asc" },
  /** The specification asks for no key: then the name is one. */
  mapping: (raw) => ({ ...raw, slug: raw["slug"] ?? slugOf(String(raw["planName"])) }),
});
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

type Plan = z.output<typeof pricingPlan.document>;
/** As pages show it. */
export type PricingPlan = Omit<Plan, "service">;

export const { list: listPricingPlans } = pricingPlan;

/** Of the first plan that names a least price: `from $900 a month`. */
export function leastPrice(plans: readonly PricingPlan[]): string | undefined {
  const price = plans.map(({ lists }) => lists[0]?.listTitle ?? "").find((line) => line.startsWith("From "));
  return price && `f${price.slice(1)}`;
}

export async function listPlansFor(content: ContentSource, service: Plan["service"]): Promise<PricingPlan[]> {
  const plans = (await listPricingPlans(content)).filter((plan) => plan.service === service);
  return plans.map(({ service: _, ...shown }) => shown);
}
