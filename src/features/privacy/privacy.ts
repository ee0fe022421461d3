import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { DatabaseDialect } from "#platform/database/open-database.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { ERASED, eraseMentions } from "./erase-mentions.ts";
import { findRecords, mentions, type PersonalRecords } from "./find-records.ts";

interface Options {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  resumes: ReturnType<typeof createPrivateFiles>;
  /** Printed reports, by the number of their audit. */
  removeReport(audit: string): Promise<void>;
  /** A review goes by its own way: the page that showed it is made anew. */
  removeReview(id: string): Promise<unknown>;
  log: {
    write(entry: { actor: string; action: string; subject: string; detail?: string }): Promise<void>;
    redact(text: string, by: string): Promise<number>;
  };
  now: () => Date;
}

export type Privacy = ReturnType<typeof createPrivacy>;

/** How much is held of somebody, by kind. */
export type HeldCounts = Record<keyof PersonalRecords, number>;

/** What we hold about the owner of an address: to see, to download, to erase. */
export function createPrivacy({ db, dialect, resumes, removeReport, removeReview, log, now }: Options) {
  return {
    async held(given: string): Promise<{ email: string; counts: HeldCounts }> {
      const email = addressOf(given);
      return { email, counts: countsOf(await findRecords(db, email)) };
    },

    /** A copy in a common format, resumes included; nothing in it belongs to anybody else. */
    async copy(given: string, actor: string) {
      const email = addressOf(given);
      const { mails, applications, subscriptions, watches, bookings, ...rest } = await findRecords(db, email);
      await log.write({ actor, action: "privacy.copy", subject: fingerprint(email) });
      return {
        email,
        madeAt: now().toISOString(),
        ...rest,
        bookings: bookings.map(({ token_hash: _, ...booking }) => booking),
        subscriptions: subscriptions.map(({ confirm_hash: _, leave_hash: __, ...subscription }) => subscription),
        watches: watches.map(({ confirm_hash: _, stop_hash: __, ...watch }) => watch),
        applications: await Promise.all(
          applications.map(async ({ status_hash: _, ...application }) => ({
            ...application,
            resume: (await resumes.read(application.id).catch(() => undefined))?.toString("base64") ?? null,
          })),
        ),
        mails: mails.map(({ recipient, subject, mail, state, created_at, sent_at }) => ({
          recipient,
          subject,
          state,
          created_at,
          sent_at,
          text: (JSON.parse(mail) as { text: string }).text,
        })),
      };
    },

    /** Removes all of it from every table, file and the log. The log keeps a fingerprint of the address and how much went, as proof. */
    async erase(given: string, actor: string): Promise<HeldCounts> {
      const email = addressOf(given);
      const account = await db
        .selectFrom("user")
        .select("id")
        .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
        .executeTakeFirst();
      if (account) throw new AppError("input_invalid", { reason: "That address signs in here. Remove its account first." });
      const records = await findRecords(db, email);
      // Files first: if that fails, the rows still name them.
      for (const { id } of records.applications) await resumes.remove(id);
      for (const { audit_id } of records.leads) if (audit_id) await removeReport(audit_id);
      for (const { last_audit } of records.watches) if (last_audit) await removeReport(last_audit);
      for (const { id } of records.reviews) await removeReview(id);
      await db.transaction().execute((trx) => removeRows(trx, records));
      await eraseMentions(db, email);
      await log.redact(email, ERASED);
      const counts = countsOf(records);
      await log.write({ actor, action: "privacy.erase", subject: fingerprint(email), detail: shownCounts(counts) });
      await forgetPages();
      return counts;
    },
  };

  /** What was deleted still stands in free pages of the file until they are written anew. */
  async function forgetPages() {
    await sql`vacuum`.execute(db);
    if (dialect === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(db);
  }
}

async function removeRows(
  trx: Kysely<Database>,
  { leads, bookings, applications, reviews, subscriptions, watches, chats, mails }: PersonalRecords,
) {
  const jobs: string[] = [...leads.flatMap(({ audit_id }) => audit_id ?? []), ...watches.flatMap(({ last_audit }) => last_audit ?? [])];
  for (const { id } of bookings) {
    const reminders = await trx.selectFrom("job").select("id").where(mentions("data", id)).execute();
    jobs.push(...reminders.map((job) => job.id));
  }
  const drop = async (
    table: "lead" | "booking" | "application" | "review" | "subscriber" | "audit_watch" | "chat" | "outbox" | "job",
    ids: readonly string[],
  ) => {
    if (ids.length > 0) await trx.deleteFrom(table).where("id", "in", ids).execute();
  };
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  if (jobs.length > 0) await trx.deleteFrom("job_event").where("job_id", "in", jobs).execute();
  await drop("job", jobs);
  if (leads.length > 0) await trx.deleteFrom("lead_note").where("lead_id", "in", idsOf(leads)).execute();
  if (chats.length > 0) await trx.deleteFrom("chat_message").where("chat_id", "in", idsOf(chats)).execute();
  await drop("chat", idsOf(chats));
  await drop("lead", idsOf(leads));
  await drop("booking", idsOf(bookings));
  await drop("application", idsOf(applications));
  await drop("review", idsOf(reviews));
  await drop("subscriber", idsOf(subscriptions));
  await drop("audit_watch", idsOf(watches));
  await drop("outbox", idsOf(mails));
}

const address = mailField("Type the address to look for.");

function addressOf(given: string): string {
  const read = address.safeParse(given);
  if (!read.success) throw new AppError("input_invalid", { reason: read.error.issues[0]?.message ?? "Type one address." });
  return read.data;
}

const countsOf = (records: PersonalRecords): HeldCounts =>
  Object.fromEntries(Object.entries(records).map(([kind, rows]) => [kind, rows.length])) as HeldCounts;

const shownCounts = (counts: HeldCounts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(", ");

/** Says later whether it was this address, and nothing else. */
const fingerprint = (email: string): string => createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
