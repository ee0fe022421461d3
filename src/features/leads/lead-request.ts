import { z } from "zod";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { mailField } from "#platform/mail/mail-address.ts";

/** What each form must hold. One rule set a form; the pages show the same rule before sending. */
const name = lineField(200);
const email = mailField();
const noEmail = z.union([z.literal(""), email]).default("");
const NO_WEBSITE = "Add your website, such as https://example.com.";

/** A web address; one typed without a scheme gets https. */
const website = lineField(2048)
  .transform((typed) => (typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`))
  .refine((typed) => typed === "" || isWebAddress(typed), "Write the address like https://example.com.");

const audit = z
  .object({
    form: z.literal("audit"),
    website: website.refine((typed) => typed !== "", NO_WEBSITE),
    clientName: name.default(""),
    clientEmail: noEmail,
    /** The narrow form asks for all three. */
    size: z.enum(["desk", "hand"]).default("desk").catch("desk"),
  })
  .check(({ value, issues }) => {
    if (value.size === "desk") return;
    if (value.clientName === "") issues.push(issue("clientName", "Add your name.", value));
    if (value.clientEmail === "") issues.push(issue("clientEmail", "Add your email so we can answer.", value));
  });

const contact = z
  .object({
    form: z.literal("contact"),
    clientName: name.default(""),
    clientEmail: email,
    website: website.default(""),
    plan: lineField(60).default(""),
    message: paragraphField(5000).default(""),
  })
  .check(({ value, issues }) => {
    if (value.message === "" && value.website === "")
      issues.push(issue("message", "Write a line, or add your website, so we know what to look at.", value));
  });

const proposal = z.object({
  form: z.literal("proposal"),
  clientName: name.min(1, "Add your name."),
  clientEmail: email,
  website: website.refine((typed) => typed !== "", NO_WEBSITE),
  plan: lineField(60).default(""),
  message: paragraphField(5000).default(""),
});

const portfolio = z.object({ form: z.literal("portfolio"), clientEmail: email });

export const leadRequest = z.discriminatedUnion("form", [audit, contact, proposal, portfolio], {
  error: "Name the form: audit, contact, proposal, portfolio or subscribe.",
});
export type LeadRequest = z.output<typeof leadRequest>;

function issue(field: string, message: string, input: unknown) {
  return { code: "custom" as const, path: [field], message, input };
}

function isWebAddress(typed: string): boolean {
  const url = URL.parse(typed);
  return url !== null && /^https?:$/.test(url.protocol) && /\.(?:[a-z0-9-]{2,}|\d)\.?$/i.test(url.hostname) && url.username === "";
}
