import { z } from "zod";
import { mailAddress } from "#platform/mail/mail-address.ts";

const LONGEST = 2000;

const line = z.string().trim().max(200, "Shorten it to 200 characters.");

const text = z
  .string()
  .trim()
  .min(1, "Write a line first.")
  .max(LONGEST, `Shorten it to ${LONGEST.toLocaleString("en-US")} characters.`);

/** What a visitor sends: the first message and every later one. */
export const chatRequest = z.object({
  name: line.default(""),
  email: z.union([z.literal(""), z.string().trim().pipe(mailAddress)]).default(""),
  text,
});

/** What staff answers. */
export const answerText = text;
