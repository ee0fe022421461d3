import type { ContentSource } from "#core/content/content-source.ts";
import { readMany } from "#core/content/read-documents.ts";
import { toPricingPlan } from "./pricing-plan.mapping.ts";
import { pricingPlanListQuery } from "./pricing-plan.query.ts";
import type { PricingPlan } from "./pricing-plan.schema.ts";

export const listPricingPlans = (source: ContentSource): Promise<PricingPlan[]> =>
  readMany(source, pricingPlanListQuery, {}, toPricingPlan);
