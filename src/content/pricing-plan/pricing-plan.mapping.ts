import { type PricingPlan, pricingPlan } from "./pricing-plan.schema.ts";

export const toPricingPlan = (raw: unknown): PricingPlan => pricingPlan.parse(raw);
