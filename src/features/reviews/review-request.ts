import { z } from "zod";
import { mailAddress } from "#platform/mail/mail-address.ts";

/** The four fields of the specification, and a rating beside them that may be left out. */
export const reviewRequest = z.object({
  userName: z.string().trim().min(1, "Add your name.").max(80, "Shorten your name to 80 characters."),
  userEmail: z.string().trim().min(1, "Add your email. It is never shown.").pipe(mailAddress),
  userFeedback: z.string().trim().min(1, "Write a line or two.").max(2000, "Shorten it to 2,000 characters."),
  tool: z.string().max(200),
  rating: z.preprocess(
    (given) => (given === "" || given === null ? undefined : given),
    z.coerce
      .number("Choose 1 to 5 stars, or none.")
      .int()
      .min(1, "Choose 1 to 5 stars, or none.")
      .max(5, "Choose 1 to 5 stars, or none.")
      .optional(),
  ),
});
