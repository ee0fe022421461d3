import { type Letter, writeLetter } from "#core/mail/letter.ts";
import type { LeadTable } from "#platform/database/tables/visitor-tables.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { LeadRequest } from "./lead-request.ts";

/** What letters say of the agency; read from the site's settings. */
export interface Agency {
  brandName: string;
  /** Where the team reads. */
  mail: string;
  origin: string;
  promises: { audit: string; contact: string };
}

type Lead = Pick<LeadTable, "id" | "name" | "email" | "website" | "plan" | "message" | "audit_id"> & Pick<LeadRequest, "form">;

/** To the team: everything that was sent, and an answer goes to the visitor. */
export function teamLetter(lead: Lead, agency: Agency): Mail {
  const { id, form, name, email, website, plan, message } = lead;
  const facts = (
    [
      ["Form", form],
      ["Name", name],
      ["Email", email],
      ["Website", website],
      ["Plan", plan],
    ] as const
  ).filter(([, value]) => value !== "");
  return {
    to: agency.mail,
    ...(email ? { replyTo: email } : {}),
    fromName: oneLine(agency.brandName),
    subject: oneLine(`${titles[form]}${website || email ? `: ${website || email}` : ""}`).slice(0, 200),
    ...writeLetter({
      brandName: agency.brandName,
      heading: titles[form],
      paragraphs: email ? ["Answer this email to write to the visitor."] : ["No email was given, so there is nobody to answer yet."],
      facts,
      ...(message ? { quote: message } : {}),
      action: { label: "Open the lead", url: `${agency.origin}/admin/leads/${id}` },
      footer: "Sent because somebody filled in a form on the site.",
    }),
  };
}

/** To the visitor: what we have, and what comes next. */
export function visitorLetter(lead: Lead, agency: Agency): Mail {
  const { brandName, mail, origin, promises } = agency;
  const words: Record<LeadRequest["form"], Pick<Letter, "heading" | "paragraphs" | "action">> = {
    audit: {
      heading: "Your audit has started",
      paragraphs: [`Our crawler is reading ${lead.website || "your site"} now. The report is there within minutes.`, promises.audit],
      ...(lead.audit_id ? { action: { label: "See the report", url: `${origin}/audit/${lead.audit_id}/` } } : {}),
    },
    contact: { heading: "We have your message", paragraphs: [promises.contact, "Answer this email if you want to add something."] },
    proposal: {
      heading: "We have your request",
      paragraphs: ["Scope, price and dates come in writing.", promises.contact, "Answer this email if you want to add something."],
    },
    portfolio: {
      heading: "Work like yours",
      paragraphs: [
        `A person picks the work nearest to your trade and sends it. ${promises.contact}`,
        "Answer this email with your website, and the choice gets better. The published cases are open to everyone already.",
      ],
      action: { label: "Read the case studies", url: `${origin}/case-study/` },
    },
  };
  return {
    to: lead.email,
    replyTo: mail,
    fromName: oneLine(brandName),
    subject: oneLine(words[lead.form].heading),
    ...writeLetter({
      brandName,
      ...words[lead.form],
      ...(lead.message ? { quote: lead.message } : {}),
      footer: `You get this email because somebody gave this address on ${origin}. If it was not you, ignore it: nothing else comes.`,
    }),
  };
}

const titles: Record<LeadRequest["form"], string> = {
  audit: "Audit request",
  contact: "New message",
  proposal: "Proposal request",
  portfolio: "Portfolio request",
};

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
