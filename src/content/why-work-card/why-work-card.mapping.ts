import { type WhyWorkCard, whyWorkCard } from "./why-work-card.schema.ts";

export const toWhyWorkCard = (raw: unknown): WhyWorkCard => whyWorkCard.parse(raw);
