import type { Kysely } from "kysely";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { BookingHostTable } from "#platform/database/tables/visitor-tables.ts";
import { type BookingHost, bookingRules } from "./free-slots.ts";
import { type HostSettings, readHostForm } from "./host-form.ts";

interface Options {
  db: Kysely<Database>;
  /** Hosts as the site settings name them. */
  defaults: () => Promise<readonly BookingHost[]>;
  now: () => Date;
}

export type Availability = ReturnType<typeof createAvailability>;

/** Who takes calls, and when: the site settings, and over them what staff changed. Asked anew for every calendar. */
export function createAvailability({ db, defaults, now }: Options) {
  return {
    /** Those who take calls. */
    async hosts(): Promise<BookingHost[]> {
      return (await all()).filter(({ isOpen }) => isOpen);
    },

    all,

    /** Keeps what a form says; the answer names what to change by field, or tells the log what changed. */
    async save(given: Readonly<Record<string, unknown>>): Promise<{ fields: Record<string, string> } | { id: string; changed: string }> {
      const read = readHostForm(given);
      if ("fields" in read) return read;
      const { host } = read;
      const before = (await all()).find(({ id }) => id === host.id);
      const row = { ...rowOf(host), updated_at: now().toISOString() };
      const { id, ...values } = row;
      await db
        .insertInto("booking_host")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
        .execute();
      return { id, changed: before ? changesOf(rowOf(before), rowOf(host)) : "added" };
    },

    /** Back to the site settings; a host that they do not know is gone. Calls that are booked stay. */
    async reset(id: string): Promise<void> {
      const gone = await db.deleteFrom("booking_host").where("id", "=", id).executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new AppError("not_found");
    },
  };

  async function all(): Promise<(HostSettings & { isChanged: boolean })[]> {
    const [known, rows] = await Promise.all([defaults(), db.selectFrom("booking_host").selectAll().orderBy("id").execute()]);
    const changed = new Map(rows.map((row) => [row.id, { ...hostOf(row), isChanged: true }]));
    const settled = known.map((host) => {
      const own = changed.get(host.id);
      return own ? { ...own, portrait: host.portrait } : { ...withRules(host), isChanged: false };
    });
    return [...settled, ...[...changed.values()].filter(({ id }) => !known.some((host) => host.id === id))];
  }
}

function withRules(host: BookingHost): HostSettings {
  const { bufferMinutes = bookingRules.bufferMinutes, noticeMinutes = bookingRules.noticeMinutes } = host;
  return { ...host, bufferMinutes, noticeMinutes, isOpen: true };
}

function rowOf({ id, name, role, zone, hours, holidays, bufferMinutes, noticeMinutes, isOpen }: HostSettings) {
  return {
    id,
    name,
    role,
    zone,
    hours: JSON.stringify(hours),
    holidays: JSON.stringify(holidays),
    buffer_minutes: bufferMinutes,
    notice_minutes: noticeMinutes,
    is_open: Number(isOpen),
  };
}

const keptHours = z.array(z.object({ day: z.number(), from: z.number(), to: z.number() }));
const keptHolidays = z.array(z.string());

function hostOf(row: BookingHostTable): HostSettings {
  const { id, name, role, zone, hours, holidays, buffer_minutes, notice_minutes, is_open } = row;
  return {
    id,
    name,
    role,
    zone,
    hours: keptHours.parse(JSON.parse(hours)),
    holidays: keptHolidays.parse(JSON.parse(holidays)),
    bufferMinutes: buffer_minutes,
    noticeMinutes: notice_minutes,
    isOpen: is_open === 1,
  };
}

function changesOf(before: ReturnType<typeof rowOf>, after: ReturnType<typeof rowOf>): string {
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => String(before[name]) !== String(after[name]));
  return names.length === 0 ? "nothing" : names.join(", ");
}
