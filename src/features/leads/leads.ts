import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { LeadTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, Sender } from "#platform/form-guard/form-guard.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { type Agency, teamLetter, visitorLetter } from "./lead-letters.ts";
import { type LeadRequest, leadRequest } from "./lead-request.ts";

interface Options {
  db: Kysely<Database>;
  outbox: Outbox;
  guard: FormGuard;
  visitorMail: VisitorMail;
  agency: () => Promise<Agency>;
  /** Starts the audit of a website within the same transaction; its number. */
  startAudit: (website: string, trx: Transaction<Database>) => Promise<string>;
  now: () => Date;
}

/** What `submit` answers; `audit` is the number of the audit it started. */
export type LeadAnswer = FormAnswer & { audit?: string };

/** Requests for an audit, a proposal, an answer or the portfolio. Stored with their mails in one transaction, answered after it. */
export function createLeads({ db, outbox, guard, visitorMail, agency, startAudit, now }: Options) {
  return {
    async submit(submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<LeadAnswer> {
      const read = leadRequest.safeParse(submitted);
      if (!read.success) return refusalOf(read.error.issues);
      const { isTrap, isProved } = await guard.judge(submitted, "lead", sender);
      const about = await agency();
      const lead = leadOf(read.data, { is_spam: isTrap ? 1 : 0, is_proved: isProved ? 1 : 0, at: now().toISOString() });
      const isWritten = await db.transaction().execute(async (trx) => {
        if (lead.form === "audit" && !isTrap) lead.audit_id = await startAudit(lead.website, trx);
        await trx.insertInto("lead").values(lead).execute();
        if (!isTrap) await outbox.enqueue(teamLetter(lead, about), { key: `lead:${lead.id}:team`, trx });
        return lead.email !== "" && !isTrap && visitorMail.send(visitorLetter(lead, about), { key: `lead:${lead.id}:visitor`, trx });
      });
      return {
        success: true,
        message: thanks(lead, about, isWritten),
        ...(lead.audit_id === null ? {} : { audit: lead.audit_id }),
      };
    },
  };
}

function leadOf(
  request: LeadRequest,
  { at, ...judged }: Pick<LeadTable, "is_spam" | "is_proved"> & { at: string },
): LeadTable & Pick<LeadRequest, "form"> {
  const texts = request as Partial<Record<"clientName" | "website" | "plan" | "message", string>>;
  return {
    id: randomUUID(),
    form: request.form,
    stage: "new",
    name: texts.clientName ?? "",
    email: request.clientEmail,
    website: texts.website ?? "",
    plan: texts.plan ?? "",
    message: texts.message ?? "",
    ...judged,
    audit_id: null,
    created_at: at,
    updated_at: at,
  };
}

function thanks({ form, email, is_spam }: LeadTable, { promises }: Agency, isWritten: boolean): string {
  switch (form) {
    case "audit":
      // Without an email there is nobody to answer: the report is all there will be.
      return `Got it. The report is there within minutes.${email === "" ? "" : ` ${promises.audit}`}`;
    case "portfolio":
      return isWritten || is_spam
        ? `Thank you. A person picks the work nearest to yours. ${promises.contact}`
        : `${ENOUGH_TODAY} Ask again tomorrow.`;
    default:
      return `Thank you. ${promises.contact}${isWritten ? ` A copy goes to ${email}.` : ""}`;
  }
}
