import { z } from "zod";
import { lineField } from "#core/forms/text-fields.ts";

const ADVICE = "Write one address, such as name@example.com.";

/**
 * ONE plain address, as the HTML standard's e-mail field takes it, with a dotted domain. No comma, quote, space, angle bracket or
 * control character can be in it, so it can add neither a recipient nor a header.
 */
export const mailAddress = z
  .string()
  .max(254, ADVICE)
  .regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i, ADVICE);

/** The field of a form that must hold one. */
export const mailField = (missing = ADVICE) => lineField(254).min(1, missing).meta({ format: "email" }).pipe(mailAddress);
