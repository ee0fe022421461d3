import { writeLetter } from "#core/mail/letter.ts";
import type { AuditWatchTable } from "#platform/database/tables/visitor-tables.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { AuditChange, AuditReport, FixSummary } from "./audit-report.ts";

export interface Auditor {
  brandName: string;
  origin: string;
}

const EVERY = { week: "every week", month: "every month" };

/** Asks whether it was really the owner of the address who wants it. */
export function confirmWatchLetter(
  { email, website, every }: Pick<AuditWatchTable, "email" | "website" | "every">,
  token: string,
  { brandName, origin }: Auditor,
): Mail {
  return {
    to: email,
    fromName: brandName,
    subject: `Confirm the audits of ${hostOf(website)}`,
    ...writeLetter({
      brandName,
      heading: "Was it you?",
      paragraphs: [
        `You asked us to audit ${hostOf(website)} ${EVERY[every]}. We write only when something is mended or new. Confirm that it was you.`,
      ],
      action: { label: "Confirm the audits", url: `${origin}/audit/confirm/${token}` },
      footer: "If it was not you, ignore this email: without the click nothing else comes. The link works for 48 hours.",
    }),
  };
}

interface ChangeNews {
  audit: string;
  report: AuditReport;
  change: AuditChange;
  stopToken: string;
  every: AuditWatchTable["every"];
}

/** What is mended and what is new since the last one. */
export function changeLetter(to: string, { audit, report, change, stopToken, every }: ChangeNews, { brandName, origin }: Auditor): Mail {
  const { mended, fresh } = change;
  const counts = [...(mended.length > 0 ? [`${mended.length} mended`] : []), ...(fresh.length > 0 ? [`${fresh.length} new`] : [])].join(
    ", ",
  );
  const stop = `${origin}/audit/stop/${stopToken}`;
  return {
    to,
    fromName: brandName,
    subject: `${hostOf(report.url)}: ${counts}`,
    // The address that one click of a mail program posts to; opened in a browser it is a page with a button.
    unsubscribeUrl: stop,
    ...writeLetter({
      brandName,
      heading: change.score === report.score ? `Still ${report.score} of 100` : `From ${change.score} to ${report.score} of 100`,
      paragraphs: [`We audited ${hostOf(report.url)} again. Since the last audit: ${counts}.`],
      facts: [...fresh.slice(0, SHOWN).map(factOf("New")), ...mended.slice(0, SHOWN).map(factOf("Mended"))],
      action: { label: "Open the report", url: `${origin}/audit/${audit}/` },
      footer: `You get this email because you asked for this audit ${EVERY[every]}. Stop it with one click at any time: ${stop}`,
    }),
  };
}

const SHOWN = 8;

const factOf =
  (name: string) =>
  ({ title, pages }: FixSummary): readonly [string, string] => [name, `${title}${pages > 1 ? ` (${pages} pages)` : ""}`];

const hostOf = (address: string): string => URL.parse(address)?.host ?? address;
