import { createHash, createHmac, randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { z } from "zod";
import { isZone } from "#core/calendar/zoned-time.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { readTyped } from "#core/forms/read-typed.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { lineField, paragraphField } from "#core/forms/text-fields.ts";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type ShownRow, shownRow } from "#platform/database/shown-row.ts";
import type { BookingTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, Sender } from "#platform/form-guard/form-guard.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { type Caller, type LetterKind, shownTime, teamLetter, visitorLetter } from "./booking-letters.ts";
import { calendarFile } from "./calendar-file.ts";
import {
  type BookingHost,
  bookingRules,
  earliestOf,
  freeSlots,
  gridOf,
  type HostSeen,
  type Slot,
  spanOf,
  type TakenTime,
} from "./free-slots.ts";

interface Options {
  db: Kysely<Database>;
  outbox: Outbox;
  jobs: Pick<Jobs, "add">;
  guard: FormGuard;
  visitorMail: VisitorMail;
  limiter: ReturnType<typeof createRateLimiter>;
  /** Makes the token of a booking's links from its id, so that every mail can carry it and no table holds it. */
  secret: Buffer;
  hosts: () => Promise<readonly BookingHost[]>;
  caller: () => Promise<Caller>;
  now: () => Date;
}

export type Bookings = ReturnType<typeof createBookings>;

/** What a visitor sees of a booking. */
export interface ShownBooking {
  state: BookingTable["state"];
  start: string;
  end: string;
  zone: string;
  host: string;
  when: string;
  name: string;
  /** After a change: whether a mail tells the visitor of it. False when that mailbox has had its share of the day. */
  isNotified?: boolean;
}

/** A time on somebody's grid, with the stretch that must be free for it. */
interface Place extends Slot {
  host_name: string;
  span: { from: string; to: string };
}

const HOLD_MS = 300_000;
/** Enough to look at many times, too few to block a calendar. */
const HOLDS = { limit: 40, windowMs: 3_600_000 };
/** Each writes to the team. Who moves more often is better helped by a person. */
const MOVES = 5;
const DAY_MS = 86_400_000;
const NEXT_FREE_MS = 30 * DAY_MS;
const REMINDERS = [24 * 3_600_000, 3_600_000];
export const REMINDER_QUEUE = "booking-reminder";

export const bookingDetails = z.object({
  name: lineField(200).min(1, "Add your name."),
  email: mailField("Add your email, so that the invitation finds you."),
  website: lineField(2048).default(""),
  note: paragraphField(2000).default(""),
  zone: z.string().refine(isZone, "Choose your time zone.").default("UTC").catch("UTC"),
});
const cancelReason = paragraphField(1000);
export const slotRequest = z.object({ host: z.string().max(80), start: z.iso.datetime() });

/** A call as staff see it: without what opens it. */
export type StaffBooking = ShownRow<
  Pick<
    BookingTable,
    "id" | "host" | "host_name" | "start_at" | "end_at" | "state" | "name" | "email" | "website" | "note" | "zone" | "reason"
  >
>;

/** Our own scheduler. The database decides who gets a slot, so that no slot is booked twice. */
export function createBookings({ db, outbox, jobs, guard, visitorMail, limiter, secret, hosts, caller, now }: Options) {
  const at = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();
  const tokenOf = (id: string) => createHmac("sha256", secret).update(`booking:${id}`).digest("base64url");

  return {
    /** Free starts between two moments, at most two months of them. */
    slots: slotsBetween,

    /** What each host has free between two moments, whoever else is free then too. */
    async slotsByHost(from: Date, to: Date): Promise<{ host: BookingHost; starts: string[] }[]> {
      const [known, taken] = await Promise.all([hosts(), takenBetween(from, to)]);
      const asked = { rules: bookingRules, taken, now: now(), from, to };
      return known.map((host) => ({ host, starts: freeSlots([host], asked).map(({ start }) => start) }));
    },

    /** Who may take the call. */
    hosts: async (): Promise<HostSeen[]> => (await hosts()).map(({ id, name, role, portrait }) => ({ id, name, role, portrait })),

    /** Keeps a slot for five minutes; asked again with the hold's number, for five more. Throws when somebody else has it. */
    async hold(given: unknown, sender: Sender): Promise<{ hold: string; until: string }> {
      const slot = await slotOf(given);
      const { allowed, resetSeconds } = limiter.take(`hold:${sender.key}`, HOLDS);
      if (!allowed) throw new AppError("form_limited", { limit: HOLDS.limit, minutes: Math.ceil(resetSeconds / 60) });
      const id = randomUUID();
      if (!(await insertHeld(id, slot))) throw new AppError("slot_taken");
      return { hold: id, until: at(HOLD_MS) };
    },

    /** False when the hold is over. */
    keep,

    /** What else is free, from a time that is gone; three are enough to choose from. */
    async nextFree(start: unknown): Promise<Slot[]> {
      const wanted = z.iso.datetime().safeParse(start);
      const from = new Date(Math.max(now().getTime(), wanted.success ? Date.parse(wanted.data) : 0));
      return (await slotsBetween(from, new Date(from.getTime() + NEXT_FREE_MS))).slice(0, 3);
    },

    async release(hold: string): Promise<void> {
      await db.deleteFrom("booking").where("id", "=", hold).where("state", "=", "held").execute();
    },

    /**
     * Turns a hold into a call. Without one (no JavaScript), or when it is over, takes the slot and confirms it in one go. Sent twice, it
     * answers twice the same.
     */
    async confirm(
      given: Readonly<Record<string, unknown>>,
      sender: Sender,
    ): Promise<FormAnswer & { token?: string; booking?: ShownBooking }> {
      const read = bookingDetails.safeParse(given);
      if (!read.success) return refusalOf(read.error.issues);
      const { isTrap } = await guard.judge(given, "booking", sender);
      const asked = z.uuid().safeParse(given["hold"]).data;
      const known = asked ? await db.selectFrom("booking").selectAll().where("id", "=", asked).executeTakeFirst() : undefined;
      if (known?.state === "confirmed" && known.email === read.data.email) return answerOf(known);
      const hold = asked && (await keep(asked)) ? asked : randomUUID();
      if (hold !== asked) {
        if (asked && given["start"] === undefined) throw new AppError("hold_over");
        if (!(await insertHeld(hold, await slotOf(given)))) throw new AppError("slot_taken");
      }
      if (isTrap) return { success: true, message: "Booked." };
      const about = await caller();
      const booked = await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable("booking")
          .set({ ...read.data, state: "confirmed", hold_until: null, updated_at: at() })
          .where("id", "=", hold)
          .where("state", "=", "held")
          .where("hold_until", ">", at())
          .returningAll()
          .executeTakeFirst();
        return row && { row, isWritten: await tell(row, "confirmed", about, trx) };
      });
      if (!booked) throw new AppError("hold_over");
      return answerOf(booked.row, booked.isWritten);
    },

    /** The token of a booking's link, for staff who act in the visitor's place. */
    tokenOf,

    /** Calls that begin between two moments, cancelled ones too. */
    async between(from: Date, to: Date): Promise<StaffBooking[]> {
      const rows = await db
        .selectFrom("booking")
        .select(["id", "host", "host_name", "start_at", "end_at", "state", "name", "email", "website", "note", "zone", "reason"])
        .where("start_at", ">=", from.toISOString())
        .where("start_at", "<", to.toISOString())
        .where("state", "!=", "held")
        .orderBy("start_at")
        .execute();
      return rows.map((row) => shownRow(row));
    },

    async read(token: string): Promise<ShownBooking | undefined> {
      const row = await find(token);
      return row && shown(row);
    },

    async calendar(token: string): Promise<string | undefined> {
      const row = await find(token);
      if (!row) return undefined;
      const about = await caller();
      const method = row.state === "cancelled" ? "CANCEL" : "REQUEST";
      return calendarFile(row, { ...about, manageUrl: `${about.origin}/booking/${token}/`, method, now: now() });
    },

    /**
     * Another time for the same call; the old one is free again in the same moment. Sent twice, it moves and writes once. A visitor moves
     * a call a few times, staff as often as they like.
     */
    async move(token: string, given: unknown, { byStaff = false } = {}): Promise<ShownBooking> {
      const row = await find(token);
      if (row?.state !== "confirmed" || row.start_at <= at()) throw new AppError("not_found");
      const slot = await slotOf(given);
      const about = await caller();
      const moved = await db
        .transaction()
        .execute(async (trx) => {
          if (!(await isFree(slot, trx, row.id))) throw new AppError("slot_taken");
          const changed = await trx
            .updateTable("booking")
            .set({ ...placeOf(slot), sequence: sql<number>`sequence + 1`, updated_at: at() })
            .where("id", "=", row.id)
            .where("state", "=", "confirmed")
            .$if(!byStaff, (asked) => asked.where("sequence", "<", MOVES))
            .where(({ or, eb }) => or([eb("host", "!=", slot.host), eb("start_at", "!=", slot.start)]))
            .returningAll()
            .executeTakeFirst();
          if (changed) return shown(changed, await tell(changed, "moved", about, trx));
          const there = await trx
            .selectFrom("booking")
            .selectAll()
            .where("id", "=", row.id)
            .where("state", "=", "confirmed")
            .executeTakeFirst();
          if (there && (there.host !== slot.host || there.start_at !== slot.start)) throw new AppError("moves_used", { limit: MOVES });
          return there && shown(there);
        })
        .catch((fault: unknown) => {
          throw isConflict(fault) ? new AppError("slot_taken") : fault;
        });
      if (!moved) throw new AppError("not_found");
      return moved;
    },

    /** Safe to repeat. */
    async cancel(token: string, given: string): Promise<ShownBooking | undefined> {
      const reason = readTyped(cancelReason, given);
      const row = await find(token);
      if (!row) return undefined;
      const about = await caller();
      const cancelled = await db.transaction().execute(async (trx) => {
        const changed = await trx
          .updateTable("booking")
          .set({ state: "cancelled", reason, sequence: sql<number>`sequence + 1`, updated_at: at() })
          .where("id", "=", row.id)
          .where("state", "=", "confirmed")
          .returningAll()
          .executeTakeFirst();
        return changed && shown(changed, await tell(changed, "cancelled", about, trx));
      });
      return cancelled ?? shown(row);
    },

    /** A reminder that came due: sent when the call still stands as it was. */
    async remind({ id, sequence, beforeMs }: { id: string; sequence: number; beforeMs: number }): Promise<void> {
      const row = await db.selectFrom("booking").selectAll().where("id", "=", id).executeTakeFirst();
      if (row?.state !== "confirmed" || row.sequence !== sequence || row.start_at <= at()) return;
      const letter = visitorLetter(row, tokenOf(id), "reminder", await caller(), now());
      await visitorMail.send(letter, { key: `booking:${id}:${sequence}:reminder:${beforeMs}` });
    },
  };

  function answerOf(row: BookingTable, isWritten = true) {
    const message = `Booked: ${shownTime(row.start_at, row.zone)} with ${row.host_name}.${isWritten ? "" : ` ${ENOUGH_TODAY}`}`;
    return { success: true as const, message, token: tokenOf(row.id), booking: shown(row, isWritten) };
  }

  async function keep(hold: string): Promise<boolean> {
    const kept = await db
      .updateTable("booking")
      .set({ hold_until: at(HOLD_MS) })
      .where("id", "=", hold)
      .where("state", "=", "held")
      .where("hold_until", ">", at())
      .executeTakeFirst();
    return kept.numUpdatedRows > 0n;
  }

  async function slotsBetween(from: Date, to: Date): Promise<Slot[]> {
    const [known, taken] = await Promise.all([hosts(), takenBetween(from, to)]);
    return freeSlots(known, { rules: bookingRules, taken, now: now(), from, to });
  }

  async function slotOf(given: unknown): Promise<Place> {
    const read = slotRequest.safeParse(given);
    if (!read.success) throw new AppError("input_invalid", { reason: "Choose a time." });
    const start = new Date(read.data.start);
    const host = (await hosts()).find(({ id }) => id === read.data.host);
    // Nobody books what was not offered: the grid is made again here.
    const isOffered = host && gridOf(host, bookingRules, start, start).length > 0 && start >= earliestOf(host, bookingRules, now());
    if (!host || !isOffered) throw new AppError("slot_taken");
    return { host: host.id, host_name: host.name, start: start.toISOString(), span: spanOf(host, bookingRules, start) };
  }

  function placeOf({ host, host_name, start }: Place) {
    return { host, host_name, start_at: start, end_at: new Date(Date.parse(start) + bookingRules.minutes * 60_000).toISOString() };
  }

  /**
   * Whether a stretch of a host is nobody's, until the transaction ends: whoever asks about the same host waits for its turn here, on
   * both databases, so that two who overlap without being equal cannot both get in. A hold that ran out is nobody's.
   */
  async function isFree(place: Place, trx: Kysely<Database>, except = ""): Promise<boolean> {
    const { host } = place;
    await trx
      .insertInto("booking_turn")
      .values({ host, turn: 1 })
      .onConflict((conflict) => conflict.column("host").doUpdateSet({ turn: sql<number>`booking_turn.turn + 1` }))
      .execute();
    await trx.deleteFrom("booking").where("host", "=", host).where("state", "=", "held").where("hold_until", "<=", at()).execute();
    return !(await isTaken(place, trx, except));
  }

  async function isTaken({ host, span }: Place, asked: Kysely<Database>, except = ""): Promise<boolean> {
    const found = await asked
      .selectFrom("booking")
      .select("id")
      .where("host", "=", host)
      .where("start_at", "<", span.to)
      .where("end_at", ">", span.from)
      .where("id", "!=", except)
      .where(isKept)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Confirmed, or held and not over. */
  function isKept({ or, and, eb }: ExpressionBuilder<Database, "booking">) {
    return or([eb("state", "=", "confirmed"), and([eb("state", "=", "held"), eb("hold_until", ">", at())])]);
  }

  /** True for exactly one of all who ask for a slot. */
  async function insertHeld(id: string, slot: Place): Promise<boolean> {
    // Most who come late need not wait for their turn to hear it.
    if (await isTaken(slot, db)) return false;
    return db.transaction().execute(async (trx) => {
      if (!(await isFree(slot, trx))) return false;
      const taken = await trx
        .insertInto("booking")
        .values({
          id,
          ...placeOf(slot),
          state: "held",
          hold_until: at(HOLD_MS),
          name: "",
          email: "",
          website: "",
          note: "",
          zone: "UTC",
          token_hash: hash(tokenOf(id)),
          sequence: 0,
          reason: "",
          created_at: at(),
          updated_at: at(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return (taken.numInsertedOrUpdatedRows ?? 0n) > 0n;
    });
  }

  async function takenBetween(from: Date, to: Date): Promise<TakenTime[]> {
    const rows = await db
      .selectFrom("booking")
      .select(["host", "start_at", "end_at"])
      // A call that began before reaches in, with its buffer.
      .where("start_at", ">=", new Date(from.getTime() - DAY_MS).toISOString())
      .where("start_at", "<=", new Date(to.getTime() + DAY_MS).toISOString())
      .where(isKept)
      .execute();
    return rows.map(({ host, start_at, end_at }) => ({ host, start: start_at, end: end_at }));
  }

  function find(token: string) {
    return db.selectFrom("booking").selectAll().where("token_hash", "=", hash(token)).executeTakeFirst();
  }

  /** Mails and reminders of a change, in its own transaction; whether the visitor's mail is among them. */
  async function tell(row: BookingTable, kind: Exclude<LetterKind, "reminder">, about: Caller, trx: Kysely<Database>): Promise<boolean> {
    const key = `booking:${row.id}:${row.sequence}:${kind}`;
    const isWritten = await visitorMail.send(visitorLetter(row, tokenOf(row.id), kind, about, now()), { key: `${key}:visitor`, trx });
    await outbox.enqueue(teamLetter(row, kind, about, now()), { key: `${key}:team`, trx });
    if (kind === "cancelled") return isWritten;
    for (const beforeMs of REMINDERS) {
      const delayMs = Date.parse(row.start_at) - beforeMs - now().getTime();
      // Booked later than that: no reminder of what was just done.
      if (delayMs > 0) await jobs.add(REMINDER_QUEUE, { id: row.id, sequence: row.sequence, beforeMs }, { delayMs, trx });
    }
    return isWritten;
  }
}

function shown({ state, start_at, end_at, zone, host_name, name }: BookingTable, isNotified?: boolean): ShownBooking {
  const notified = isNotified === undefined ? {} : { isNotified };
  return { state, start: start_at, end: end_at, zone, host: host_name, when: shownTime(start_at, zone), name, ...notified };
}

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A second row for a slot: SQLite and PostgreSQL each say it in their own way. */
function isConflict(fault: unknown): boolean {
  const { code, errcode, message } = fault as { code?: string; errcode?: number; message?: string };
  return code === "23505" || errcode === 2067 || /UNIQUE constraint/i.test(message ?? "");
}

export async function removePastCalls(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom("booking").where("end_at", "<", before).execute();
}
