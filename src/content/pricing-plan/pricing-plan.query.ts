export const pricingPlanListQuery = /* groq */ `*[_type == "pricingPlan"] | order(order asc, _id asc) { _id, "slug": slug.current, planName, description, lists, button }`;
