import { type FaqEntry, faqEntry } from "./faq.schema.ts";

export const toFaqEntry = (raw: unknown): FaqEntry => faqEntry.parse(raw);
