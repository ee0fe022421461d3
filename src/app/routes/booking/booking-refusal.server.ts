import { data } from "react-router";
import { AppError } from "#core/errors/app-error.ts";
import { readSlotValue, type SlotDay, slotDays } from "#features/booking/slot-days.ts";
import type { Site } from "../../site-context.ts";

/** How far ahead a list of times goes: days that have some, so that a month without any shows the next free one. */
const FREE_DAYS = 12;

/** All that can be booked by now. */
export const freeSlots = ({ bookings, now }: Site) => bookings.slots(now(), new Date(now().getTime() + 70 * 86_400_000));

/** Free times for a list, in a zone: the next days that have some. */
export async function freeDays(site: Site, zone: string): Promise<SlotDay[]> {
  return slotDays(await freeSlots(site), zone).slice(0, FREE_DAYS);
}

/** The time that a form names: by the button of one of the next free times, or by its list. */
export const chosenSlot = (form: Record<string, unknown>) => readSlotValue(form["next"] ?? form["slot"]);

/** The answer to a form whose time is taken, with the next free times. Rethrows every error that is not a refusal. */
export async function refusedTime(fault: unknown, { bookings }: Site, { start, zone }: { start: string | undefined; zone: string }) {
  if (!(fault instanceof AppError)) throw fault;
  const next = fault.code === "slot_taken" ? slotDays(await bookings.nextFree(start), zone) : [];
  return data({ message: fault.message, next }, fault.init);
}
