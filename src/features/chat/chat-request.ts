import { z } from "zod";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { mailField } from "#platform/mail/mail-address.ts";

const text = paragraphField(2000).min(1, "Write a line first.");

/** What a visitor sends: the first message and every later one. */
export const chatRequest = z.object({
  name: lineField(200).default(""),
  email: z.union([z.literal(""), mailField()]).default(""),
  text,
});

/** What staff answers. */
export const answerText = text;
