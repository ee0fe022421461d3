import { z } from "zod";
import { text } from "#core/content/document-fields.ts";

export const faqEntry = z.object({ _id: z.string(), question: text, answer: text });
export type FaqEntry = z.output<typeof faqEntry>;

/** The page an entry belongs to. */
export type FaqTopic = "home" | "creative";
