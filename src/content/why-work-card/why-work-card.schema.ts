import { z } from "zod";
import { text } from "#core/content/document-fields.ts";

/** A reason to work here. */
export const whyWorkCard = z.object({ _id: z.string(), title: text, text });
export type WhyWorkCard = z.output<typeof whyWorkCard>;
