import { writeLetter } from "#core/mail/letter.ts";
import type { ApplicationTable } from "#platform/database/tables/visitor-tables.ts";
import type { Mail } from "#platform/mail/mail.ts";

export interface Employer {
  brandName: string;
  origin: string;
  /** Where applications are read. */
  mail: string;
  /** “We answer every application within five working days.” */
  promise: string;
}

type Application = Pick<ApplicationTable, "id" | "vacancy_title" | "name" | "email" | "phone" | "link" | "note" | "file_name">;

export function applicantLetter(application: Application, token: string, employer: Employer): Mail {
  const { brandName, origin, promise } = employer;
  return {
    ...toApplicant(application, employer),
    ...writeLetter({
      brandName,
      heading: "We have your application",
      paragraphs: [
        `Thank you, ${application.name}. A person reads it. ${promise}`,
        "The page behind the button says where it stands, at any time.",
      ],
      action: { label: "See where it stands", url: `${origin}/application/${token}/` },
      footer: "Your résumé is kept for 180 days, and only the people who hire can open it. Answer this email to have it deleted sooner.",
    }),
  };
}

export function recruiterLetter(application: Application, { brandName, origin, mail }: Employer): Mail {
  const { vacancy_title, name, email, phone, link, note, file_name } = application;
  return {
    to: mail,
    replyTo: email,
    fromName: oneLine(brandName),
    subject: oneLine(`Application: ${vacancy_title}, ${name}`).slice(0, 200),
    ...writeLetter({
      brandName,
      heading: `Application: ${vacancy_title}`,
      paragraphs: ["The résumé is in the admin area only; emails carry none."],
      facts: [
        ["Name", name] as const,
        ["Email", email] as const,
        ["Phone", phone] as const,
        ["Link", link] as const,
        ["Résumé", file_name] as const,
      ].filter(([, value]) => value !== ""),
      ...(note ? { quote: note } : {}),
      action: { label: "Open the application", url: `${origin}/admin/applications` },
      footer: "Sent because somebody applied on the site.",
    }),
  };
}

/** How every mail to an applicant begins. */
export function toApplicant(
  { vacancy_title, email }: Pick<ApplicationTable, "vacancy_title" | "email">,
  { brandName, mail }: Pick<Employer, "brandName" | "mail">,
): Pick<Mail, "to" | "replyTo" | "fromName" | "subject"> {
  return {
    to: email,
    replyTo: mail,
    fromName: oneLine(brandName),
    subject: oneLine(`Your application: ${vacancy_title}`).slice(0, 200),
  };
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
