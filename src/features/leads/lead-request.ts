import { z } from "zod";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { NO_WEBSITE, websiteField } from "#core/forms/website-field.ts";
import { mailField } from "#platform/mail/mail-address.ts";

/** What each form must hold. One rule set a form; the pages show the same rule before sending. */
const name = lineField(200);
const email = mailField();
const noEmail = z.union([z.literal(""), email]).default("");

const audit = z
  .object({
    form: z.literal("audit"),
    website: websiteField.refine((typed) => typed !== "", NO_WEBSITE),
    clientName: name.default(""),
    clientEmail: noEmail,
    /** The narrow form asks for all three. */
    size: z.enum(["wide", "narrow"]).default("wide").catch("wide"),
  })
  .check(({ value, issues }) => {
    if (value.size === "wide") return;
    if (value.clientName === "") issues.push(issue("clientName", "Add your name.", value));
    if (value.clientEmail === "") issues.push(issue("clientEmail", "Add your email so we can answer.", value));
  });

const contact = z
  .object({
    form: z.literal("contact"),
    clientName: name.default(""),
    clientEmail: email,
    website: websiteField.default(""),
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
  website: websiteField.refine((typed) => typed !== "", NO_WEBSITE),
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
