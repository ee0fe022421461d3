import { writeLetter } from "#core/mail/letter.ts";
import type { ApplicationTable } from "#platform/database/tables/visitor-tables.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { type Employer, toApplicant } from "./application-letters.ts";

export type EmployerContact = Pick<Employer, "brandName" | "mail">;

/** Tells an applicant where the application stands now; `words` are those of whoever moved it. */
export function stateLetter(
  application: Pick<ApplicationTable, "vacancy_title" | "name" | "email" | "state">,
  words: string,
  employer: EmployerContact,
): Mail {
  const { vacancy_title, name, state } = application;
  return {
    ...toApplicant(application, employer),
    ...writeLetter({
      brandName: employer.brandName,
      heading: HEADINGS[state],
      paragraphs: [
        `Hello ${name}, this is about the seat “${vacancy_title}”.`,
        ...words.split(/\n{2,}/).filter(Boolean),
        PARAGRAPHS[state],
      ],
      footer: "Answer this email to reach the people who read it.",
    }),
  };
}

const HEADINGS: Record<ApplicationTable["state"], string> = {
  received: "We have your application",
  reviewing: "We are reading your application",
  interview: "We would like to talk with you",
  offer: "We would like you to join us",
  closed: "We have closed your application",
};

const PARAGRAPHS: Record<ApplicationTable["state"], string> = {
  received: "A person reads it. The link in our first email says where it stands, at any time.",
  reviewing: "A person reads it now. The link in our first email says where it stands, at any time.",
  interview: "Answer this email with two or three times that suit you, and your time zone.",
  offer: "We write to you with the details next. Answer this email with any question before that.",
  closed:
    "Thank you for the time you put into it. Your résumé is deleted 180 days after it was sent; answer this email to have it deleted now.",
};
