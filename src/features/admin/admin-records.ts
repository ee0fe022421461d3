import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { readList } from "#platform/database/read-list.ts";
import type { ApplicationTable, LeadTable } from "#platform/database/tables/visitor-tables.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { createAdminFigures } from "./admin-figures.ts";
import { applicationLetter, type Employer } from "./application-letter.ts";
import { applicationPlan, bookingPlan, leadPlan, subscriberPlan } from "./list-plans.ts";

export const leadStages = ["new", "contacted", "qualified", "won", "lost"] as const satisfies readonly LeadTable["stage"][];
export const applicationStates = [
  "received",
  "reviewing",
  "interview",
  "offer",
  "closed",
] as const satisfies readonly ApplicationTable["state"][];

export interface Waiting {
  /** New, and no spam. */
  leads: number;
  reviews: number;
  applications: number;
  /** Still to come. */
  bookings: number;
  deadMails: number;
  /** Conversations with something that nobody has read. */
  chats: number;
}

/** As many of a stage as a board shows. */
const CARDS = 12;

const countAll = sql<string | number>`count(*)`.as("n");

export type AdminRecords = ReturnType<typeof createAdminRecords>;

interface Options {
  db: Kysely<Database>;
  visitorMail: VisitorMail;
  /** Who writes to applicants. */
  employer: () => Promise<Employer>;
  now: () => Date;
}

/** What staff read and change of everything visitors sent. Who may is decided before it is asked. */
export function createAdminRecords({ db, visitorMail, employer, now }: Options) {
  const at = () => now().toISOString();
  return {
    figures: createAdminFigures({ db, now }),

    /** What waits for somebody. */
    async counts(): Promise<Waiting> {
      const number = async (query: { executeTakeFirstOrThrow(): Promise<{ n: string | number | bigint }> }) =>
        Number((await query.executeTakeFirstOrThrow()).n);
      const [leads, reviews, applications, bookings, deadMails, chats] = await Promise.all([
        number(db.selectFrom("lead").select(countAll).where("stage", "=", "new").where("is_spam", "=", 0)),
        number(db.selectFrom("review").select(countAll).where("state", "=", "pending")),
        number(db.selectFrom("application").select(countAll).where("state", "=", "received").where("is_spam", "=", 0)),
        number(db.selectFrom("booking").select(countAll).where("state", "=", "confirmed").where("start_at", ">", at())),
        number(db.selectFrom("outbox").select(countAll).where("state", "=", "dead")),
        number(db.selectFrom("chat").select(countAll).where("unread", ">", 0).where("is_spam", "=", 0)),
      ]);
      return { leads, reviews, applications, bookings, deadMails, chats };
    },

    leads: (query: ListQuery) => readList(db.selectFrom("lead").selectAll(), leadPlan, query),

    /** The newest of every stage, with how many more there are, and how often each address has asked. */
    async board(query: ListQuery) {
      const columns = await Promise.all(
        leadStages.map(async (stage) => {
          const { rows, total } = await readList(db.selectFrom("lead").selectAll(), leadPlan, {
            ...query,
            filters: { ...query.filters, stage },
          });
          return { stage, total, leads: rows.slice(0, CARDS) };
        }),
      );
      const emails = [...new Set(columns.flatMap(({ leads }) => leads.map(({ email }) => email)))].filter(Boolean);
      const asked =
        emails.length === 0
          ? []
          : await db.selectFrom("lead").select(["email", countAll]).where("email", "in", emails).groupBy("email").execute();
      return { columns, requests: Object.fromEntries(asked.map(({ email, n }) => [email, Number(n)])) };
    },

    /** A request, what staff noted of it, and everything else that came from the same address. */
    async lead(id: string) {
      const lead = await db.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirst();
      if (!lead) throw new AppError("not_found");
      const same = lead.email
        ? await db
            .selectFrom("lead")
            .selectAll()
            .where("email", "=", lead.email)
            .where("id", "!=", id)
            .orderBy("created_at", "desc")
            .limit(CARDS)
            .execute()
        : [];
      const bookings = lead.email
        ? await db
            .selectFrom("booking")
            .select(["id", "start_at", "state", "host_name"])
            .where("email", "=", lead.email)
            .where("state", "!=", "held")
            .orderBy("start_at")
            .limit(CARDS)
            .execute()
        : [];
      const notes = await db
        .selectFrom("lead_note")
        .selectAll()
        .where("lead_id", "in", [id, ...same.map((each) => each.id)])
        .orderBy("created_at")
        .execute();
      return { lead, notes, same, bookings };
    },

    /** The stage it had. The move stands among its notes. */
    async moveLead(id: string, stage: string, author: string): Promise<LeadTable["stage"]> {
      const known = leadStages.find((each) => each === stage);
      if (!known) throw new AppError("input_invalid", { reason: `Choose a stage: ${leadStages.join(", ")}.` });
      return db.transaction().execute(async (trx) => {
        const before = await trx.selectFrom("lead").select("stage").where("id", "=", id).executeTakeFirst();
        if (!before) throw new AppError("not_found");
        await trx.updateTable("lead").set({ stage: known, updated_at: at() }).where("id", "=", id).execute();
        if (before.stage !== known) await note(trx, id, author, `Moved from ${before.stage} to ${known}.`);
        return before.stage;
      });
    },

    async noteLead(id: string, author: string, text: string): Promise<void> {
      const kept = text.trim().slice(0, 5000);
      if (kept === "") throw new AppError("input_invalid", { reason: "Write the note first." });
      if (!(await db.selectFrom("lead").select("id").where("id", "=", id).executeTakeFirst())) throw new AppError("not_found");
      await note(db, id, author, kept);
    },

    applications: (query: ListQuery) =>
      readList(
        db
          .selectFrom("application")
          .select(["id", "vacancy", "vacancy_title", "name", "email", "phone", "link", "note", "file_name", "file_bytes", "state"])
          .select(["is_spam", "created_at", "updated_at"]),
        applicationPlan,
        query,
      ),

    async application(id: string): Promise<ApplicationTable> {
      const application = await db.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirst();
      if (!application) throw new AppError("not_found");
      return application;
    },

    /** The state it had. With `tell`, the applicant gets a mail about it, within what one address may get in a day. */
    async moveApplication(id: string, state: string, tell?: { words: string }): Promise<{ before: string; isNotified: boolean }> {
      const known = applicationStates.find((each) => each === state);
      if (!known) throw new AppError("input_invalid", { reason: `Choose a state: ${applicationStates.join(", ")}.` });
      const about = tell && (await employer());
      return db.transaction().execute(async (trx) => {
        const found = await trx.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirst();
        if (!found) throw new AppError("not_found");
        await trx.updateTable("application").set({ state: known, updated_at: at() }).where("id", "=", id).execute();
        if (!tell || !about) return { before: found.state, isNotified: false };
        const letter = applicationLetter({ ...found, state: known }, tell.words.trim().slice(0, 5000), about);
        const isNotified = await visitorMail.send(letter, { key: `application:${id}:${known}:${now().getTime()}`, trx });
        return { before: found.state, isNotified };
      });
    },

    bookings: (query: ListQuery) =>
      readList(
        db
          .selectFrom("booking")
          .select(["id", "host", "host_name", "start_at", "end_at", "state", "name", "email", "website", "note", "zone", "reason"])
          .where("state", "!=", "held"),
        bookingPlan,
        query,
      ),

    subscribers: (query: ListQuery) =>
      readList(
        db.selectFrom("subscriber").select(["id", "email", "state", "created_at", "confirmed_at", "left_at"]),
        subscriberPlan,
        query,
      ),
  };
  async function note(on: Kysely<Database>, lead: string, author: string, text: string) {
    await on.insertInto("lead_note").values({ id: randomUUID(), lead_id: lead, author, text, created_at: at() }).execute();
  }
}
