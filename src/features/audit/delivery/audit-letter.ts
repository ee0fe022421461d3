import { writeLetter } from "#core/mail/letter.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { AuditReport } from "../audit-report.ts";

/** The report is there: score, the first three fixes, and the way to the rest. */
export function reportLetter(
  to: string,
  id: string,
  { url, score, pages, fixes }: AuditReport,
  agency: { brandName: string; mail: string; origin: string; promises: { audit: string }; pdf?: Uint8Array | undefined },
): Mail {
  const { brandName, mail, origin, promises, pdf } = agency;
  return {
    to,
    replyTo: mail,
    fromName: brandName,
    subject: `Your audit is ready: ${score} of 100`,
    ...writeLetter({
      brandName,
      heading: `${URL.parse(url)?.host ?? url}: ${score} of 100`,
      paragraphs: [`We read ${pages.length} ${pages.length === 1 ? "page" : "pages"}. What pays first:`, promises.audit],
      facts: fixes
        .slice(0, 3)
        .map(({ title, pages: touched }, index) => [`${index + 1}.`, `${title}${touched > 1 ? ` (${touched} pages)` : ""}`] as const),
      action: { label: "Open the report", url: `${origin}/audit/${id}/` },
      footer:
        "You get this email because this address was given with an audit request. The report can be opened by anyone who has its link.",
    }),
    ...(pdf ? { attachments: [{ fileName: "audit.pdf", contentType: "application/pdf", content: new Uint8Array(pdf) }] } : {}),
  };
}
