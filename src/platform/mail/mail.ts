import { z } from "zod";
import { mailAddress } from "./mail-address.ts";

/** One line of a header: no control character, so no second header. */
const headerText = z
  .string()
  .min(1)
  .max(250)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, "Write it on one line, without control characters.");

const attachment = z.strictObject({
  fileName: z.string().regex(/^\w[\w. -]{0,99}$/, "Use letters, digits, dots, hyphens and spaces in a file name."),
  contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)*$/, "Write it like text/calendar; method=REQUEST."),
  content: z.instanceof(Uint8Array),
});

/**
 * Strings and bytes only, and nothing else: a mail library takes objects for files, addresses to fetch and lists of recipients, and one
 * of those must never come from a form. There is one recipient, and no way to set any other header.
 */
export const mail = z.strictObject({
  to: mailAddress,
  replyTo: mailAddress.optional(),
  /** Shown before the sender's address. */
  fromName: headerText.optional(),
  subject: headerText,
  text: z.string().min(1).max(500_000),
  html: z.string().min(1).max(500_000).optional(),
  /** For newsletters: the button that mail programs show, one click without a page (RFC 8058). */
  unsubscribeUrl: z
    .url({ protocol: /^https?$/, error: "Write a full web address." })
    .regex(/^[\x21-\x7e]+$/, "Write a full web address.")
    .optional(),
  attachments: z
    .array(attachment)
    .max(5)
    .refine((list) => list.reduce((bytes, { content }) => bytes + content.length, 0) <= 10_000_000, "Attach at most 10 MB.")
    .optional(),
});

export type Mail = z.output<typeof mail>;

/** As text for the table: attachments in base64. */
export function toStoredMail(value: Mail): string {
  const attachments = value.attachments?.map((each) => ({ ...each, content: Buffer.from(each.content).toString("base64") }));
  return JSON.stringify({ ...value, attachments });
}

export function fromStoredMail(json: string): Mail {
  const { attachments, ...rest } = JSON.parse(json) as Omit<Mail, "attachments"> & { attachments?: StoredAttachment[] };
  if (attachments === undefined) return rest;
  return { ...rest, attachments: attachments.map((each) => ({ ...each, content: Buffer.from(each.content, "base64") })) };
}

interface StoredAttachment {
  fileName: string;
  contentType: string;
  content: string;
}
