import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { NO_WEBSITE, websiteField } from "#core/forms/website-field.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { AuditWatchTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, Sender as FormSender } from "#platform/form-guard/form-guard.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import type { AuditReport } from "./audit-report.ts";
import { type Auditor, changeLetter, confirmWatchLetter } from "./audit-watch-letters.ts";
import { compareReports } from "./compare-reports.ts";
import { AUDIT_QUEUE, type AuditInput } from "./start-audit.ts";

interface Options {
  db: Kysely<Database>;
  jobs: Pick<Jobs, "add">;
  guard: FormGuard;
  visitorMail: VisitorMail;
  /** Makes the address to stop by from a row's id, so that every mail can carry it and no table holds it. */
  secret: Buffer;
  agency: () => Promise<Auditor>;
  now: () => Date;
}

const watchRequest = z.object({
  clientEmail: mailField("Add your email."),
  website: websiteField.default("").refine((typed) => typed !== "", NO_WEBSITE),
  every: z.enum(["week", "month"]).catch("month"),
  /** The report that the first one is compared with. */
  audit: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullish()
    .catch(null),
});

const DAY_MS = 86_400_000;
const PERIOD_MS = { week: 7 * DAY_MS, month: 30 * DAY_MS };
export const CONFIRM_MS = 2 * DAY_MS;
/** Sites that one mailbox may have looked at. */
const PER_ADDRESS = 5;
/** In all; a crawl of a site is minutes of work. */
const MOST = 2_000;
/** An hour begins so many at most; who is left has their turn in the next. */
const AN_HOUR = 40;

/** Audits that come by themselves, for whoever confirmed an address: a mail only when something changed, and one click ends it. */
export function createAuditWatches({ db, jobs, guard, visitorMail, secret, agency, now }: Options) {
  const at = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();
  const stopToken = (id: string) => createHmac("sha256", secret).update(`audit-stop:${id}`).digest("base64url");

  return {
    /** The same answer for every address, known or not. */
    async ask(submitted: Readonly<Record<string, unknown>>, sender: FormSender): Promise<FormAnswer> {
      const read = watchRequest.safeParse(submitted);
      if (!read.success) return refusalOf(read.error.issues);
      const { isTrap } = await guard.judge(submitted, "audit-watch", sender);
      const { clientEmail, website, every, audit } = read.data;
      const wanted = { email: clientEmail.toLowerCase(), website: new URL(website).href, every, last_audit: audit ?? null };
      if (!isTrap && (await hasRoom(wanted.email))) await confirmFirst(wanted);
      return { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
    },

    /** True when the token is good, now or already used. */
    async confirm(token: string): Promise<boolean> {
      const found = await db
        .selectFrom("audit_watch")
        .selectAll()
        .where("confirm_hash", "=", hash(token))
        .where("confirm_until", ">", at())
        .executeTakeFirst();
      if (!found) return false;
      if (found.state === "on") return true;
      // With a report to compare with, the next is due in a week or a month; without one the first is made now.
      const next_at = found.last_audit === null ? at() : at(PERIOD_MS[found.every]);
      await db
        .updateTable("audit_watch")
        .set({ state: "on", confirmed_at: at(), stopped_at: null, next_at })
        .where("id", "=", found.id)
        .execute();
      return true;
    },

    /** By which whoever has just confirmed may think again; the same stands in every mail. */
    async stopOf(confirmToken: string): Promise<string | undefined> {
      const found = await db.selectFrom("audit_watch").select("id").where("confirm_hash", "=", hash(confirmToken)).executeTakeFirst();
      return found && stopToken(found.id);
    },

    /** The site whose audits a token stops, for the page with the button. */
    async siteOf(token: string): Promise<string | undefined> {
      const found = await byStopToken(token);
      return found && (URL.parse(found.website)?.host ?? found.website);
    },

    /** One click, no question. True for every token that was ever good. The address goes at once; the row stays for the second click. */
    async stop(token: string): Promise<boolean> {
      const found = await byStopToken(token);
      if (!found) return false;
      if (found.state !== "stopped")
        await db
          .updateTable("audit_watch")
          .set({ state: "stopped", email: `${found.id}@left.invalid`, stopped_at: at(), confirm_hash: null, last_told: null })
          .where("id", "=", found.id)
          .execute();
      return true;
    },

    /** Begins what is due. Whoever moves the date of a row begins its audit, so that of several instances one does. */
    async startDue(): Promise<void> {
      const due = await db
        .selectFrom("audit_watch")
        .selectAll()
        .where("state", "=", "on")
        .where("next_at", "<=", at())
        .orderBy("next_at")
        .limit(AN_HOUR)
        .execute();
      for (const watch of due)
        await db.transaction().execute(async (trx) => {
          const claimed = await trx
            .updateTable("audit_watch")
            .set({ next_at: at(PERIOD_MS[watch.every]) })
            .where("id", "=", watch.id)
            .where("state", "=", "on")
            .where("next_at", "=", watch.next_at)
            .returning("id")
            .executeTakeFirst();
          if (!claimed) return;
          const input: AuditInput = { website: watch.website, watch: watch.id, ...(watch.last_audit ? { after: watch.last_audit } : {}) };
          await jobs.add(AUDIT_QUEUE, input, { maxAttempts: 3, trx });
        });
    },

    /** Keeps what a report says for the next one, and writes when something is mended or new. */
    async tell(id: string, audit: string, report: AuditReport): Promise<void> {
      const watch = await db.selectFrom("audit_watch").selectAll().where("id", "=", id).where("state", "=", "on").executeTakeFirst();
      // A job may run twice, and an audit is not compared with itself.
      if (!watch || watch.last_audit === audit) return;
      const lastNotified = watch.last_told === null ? undefined : (JSON.parse(watch.last_told) as AuditReport);
      const change = report.change ?? (lastNotified && compareReports(watch.last_audit ?? "", lastNotified, report));
      const { url, readOn, score, all } = report;
      const letter =
        change && change.mended.length + change.fresh.length > 0
          ? changeLetter(watch.email, { audit, report, change, stopToken: stopToken(id), every: watch.every }, await agency())
          : undefined;
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable("audit_watch")
          .set({ last_audit: audit, last_told: JSON.stringify({ url, readOn, score, all }) })
          .where("id", "=", id)
          .execute();
        if (letter) await visitorMail.send(letter, { key: `audit-watch:${id}:${audit}`, trx });
      });
    },

    /** What was stopped, or never confirmed, and has served its time. */
    async removeOld(): Promise<void> {
      const before = at(-30 * DAY_MS);
      await db.deleteFrom("audit_watch").where("state", "=", "stopped").where("stopped_at", "<", before).execute();
      await db.deleteFrom("audit_watch").where("state", "=", "pending").where("confirm_until", "<", before).execute();
    },
  };

  function byStopToken(token: string) {
    return db.selectFrom("audit_watch").selectAll().where("stop_hash", "=", hash(token)).executeTakeFirst();
  }

  async function hasRoom(email: string): Promise<boolean> {
    const isOn = db.selectFrom("audit_watch").where("state", "!=", "stopped").select(sql<string | number>`count(*)`.as("n"));
    const [own, all] = await Promise.all([isOn.where("email", "=", email).executeTakeFirst(), isOn.executeTakeFirst()]);
    return Number(own?.n ?? 0) < PER_ADDRESS && Number(all?.n ?? 0) < MOST;
  }

  /** One confirmation a day for a mailbox, so that nobody bombs a stranger. Who has the site already is asked nothing. */
  async function confirmFirst(wanted: Pick<AuditWatchTable, "email" | "website" | "every" | "last_audit">) {
    const known = await db
      .selectFrom("audit_watch")
      .select(["id", "state"])
      .where("email", "=", wanted.email)
      .where("website", "=", wanted.website)
      .executeTakeFirst();
    if (known?.state === "on") return;
    const id = known?.id ?? randomUUID();
    const token = randomBytes(32).toString("base64url");
    const row = { ...wanted, state: "pending" as const, confirm_hash: hash(token), confirm_until: at(CONFIRM_MS), created_at: at() };
    const about = await agency();
    await db.transaction().execute(async (trx) => {
      const key = `${CONFIRMATION}${id}:${row.confirm_hash.slice(0, 12)}`;
      if (!(await visitorMail.send(confirmWatchLetter(wanted, token, about), { key, trx, oneADay: CONFIRMATION }))) return;
      await trx
        .insertInto("audit_watch")
        .values({ id, ...row, stop_hash: hash(stopToken(id)), last_told: null, next_at: at(), confirmed_at: null, stopped_at: null })
        .onConflict((conflict) => conflict.columns(["email", "website"]).doUpdateSet(row))
        .execute();
    });
  }
}

const CONFIRMATION = "audit-watch-confirm:";

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");
