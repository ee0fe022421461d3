import { z } from "zod";
import { documentImage, text } from "#core/content/document-fields.ts";

export const teamMember = z.object({
  _id: z.string(),
  name: text,
  role: text,
  /** The city of the office. */
  office: text,
  /** The year they came. */
  since: z.number().int(),
  /** One true thing about them. */
  detail: text,
  avatar: documentImage.optional(),
});
export type TeamMember = z.output<typeof teamMember>;
