import { mailLink } from "../../booking/mail-link.ts";
import type { ContactRequest } from "./contact-request.server.ts";

export interface ComposedMail {
  to: string;
  subject: string;
  body: string;
  /** Opens the visitor's mail program with all of it. */
  href: string;
}

/** The mail that the visitor would have written to us. */
export function composeMail({ clientName, clientEmail, website, plan, message }: ContactRequest, to: string): ComposedMail {
  const facts = [
    ["Name", clientName],
    ["Email", clientEmail],
    ["Website", website],
    ["Plan", plan],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  const subject = plan ? (website ? `Plan ${plan} for ${website}` : `Plan ${plan}`) : website ? `About ${website}` : "A question";
  const body = [message, facts.join("\n")].filter(Boolean).join("\n\n");
  return { to, subject, body, href: mailLink(to, { subject, body }) };
}
