import { z } from "zod";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { mailField } from "#platform/mail/mail-address.ts";

/** The four fields of the specification, and a rating beside them that may be left out. */
export const reviewRequest = z.object({
  userName: lineField(80).min(1, "Add your name."),
  userEmail: mailField("Add your email. It is never shown."),
  userFeedback: paragraphField(2000).min(1, "Write a line or two."),
  tool: lineField(200),
  /** A form's field sends its figure as text, and nothing when none is chosen. */
  rating: z
    .union(
      [
        z.literal([1, 2, 3, 4, 5]),
        z.literal(["1", "2", "3", "4", "5"]).transform(Number),
        z.literal(["", null]).transform(() => undefined),
      ],
      "Choose 1 to 5 stars, or none.",
    )
    .optional(),
});
