import { type Kysely, sql } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { leadStages } from "#core/forms/lead-stage.ts";
import type { ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { readList } from "#platform/database/read-list.ts";
import { type ShownRow, shownList, shownRow } from "#platform/database/shown-row.ts";
import type { LeadTable } from "#platform/database/tables/visitor-tables.ts";
import { createAdminFigures } from "./admin-figures.ts";
import { applicationPlan, bookingPlan, leadPlan, subscriberPlan } from "./list-plans.ts";

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

/** A lead as staff see it. */
export type StaffLead = ShownRow<LeadTable>;

export type AdminRecords = ReturnType<typeof createAdminRecords>;

/** What staff read of everything visitors sent. Permissions are checked by the caller. */
export function createAdminRecords({ db, now }: { db: Kysely<Database>; now: () => Date }) {
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

    leads: async (query: ListQuery) => shownList(await readList(db.selectFrom("lead").selectAll(), leadPlan, query)),

    /** The newest of every stage, with how many more there are, and how often each address has asked. */
    async board(query: ListQuery) {
      const columns = await Promise.all(
        leadStages.map(async (stage) => {
          const { rows, total } = await readList(db.selectFrom("lead").selectAll(), leadPlan, {
            ...query,
            filters: { ...query.filters, stage },
          });
          return { stage, total, leads: rows.slice(0, CARDS).map((row) => shownRow(row)) };
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
      return {
        lead: shownRow(lead),
        notes: notes.map((row) => shownRow(row)),
        same: same.map((row) => shownRow(row)),
        bookings: bookings.map((row) => shownRow(row)),
      };
    },

    applications: async (query: ListQuery) =>
      shownList(
        await readList(
          db
            .selectFrom("application")
            .select(["id", "vacancy", "vacancy_title", "name", "email", "phone", "link", "note", "file_name", "file_bytes", "state"])
            .select(["is_spam", "created_at", "updated_at"]),
          applicationPlan,
          query,
        ),
      ),

    async application(id: string) {
      const application = await db.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirst();
      if (!application) throw new AppError("not_found");
      return shownRow(application);
    },

    bookings: async (query: ListQuery) =>
      shownList(
        await readList(
          db
            .selectFrom("booking")
            .select(["id", "host", "host_name", "start_at", "end_at", "state", "name", "email", "website", "note", "zone", "reason"])
            .where("state", "!=", "held"),
          bookingPlan,
          query,
        ),
      ),

    subscribers: async (query: ListQuery) =>
      shownList(
        await readList(
          db.selectFrom("subscriber").select(["id", "email", "state", "created_at", "confirmed_at", "left_at"]),
          subscriberPlan,
          query,
        ),
      ),
  };
}
