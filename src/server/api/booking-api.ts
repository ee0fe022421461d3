import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { Bookings } from "#features/booking/bookings.ts";
import type { Sender } from "#platform/form-guard/form-guard.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { countUse } from "../visitor/count-use.ts";
import { readJsonBody } from "./json-body.ts";

const HORIZON_MS = 70 * 86_400_000;

interface Options {
  bookings: Bookings;
  limiter: Pick<ReturnType<typeof createRateLimiter>, "take">;
  senderOf(context: Context): Sender;
  now: () => Date;
}

/** Ten weeks of every host's times are worked out anew for each; our own pages ask for none. */
const LISTS_A_MINUTE = 60;

/** `/api/booking/…`: free times, a hold, the booking itself; changes go by the links in the mails. */
export function createBookingApi({ bookings, limiter, senderOf, now }: Options) {
  return new Hono()
    .get("/api/booking/slots", async (c) => {
      countUse(limiter, "slots", senderOf(c).key, LISTS_A_MINUTE);
      const from = dateOf(c.req.query("from")) ?? now();
      const to = dateOf(c.req.query("to")) ?? new Date(from.getTime() + HORIZON_MS);
      if (to.getTime() - from.getTime() > HORIZON_MS) throw new AppError("input_invalid", { reason: "Ask for at most 70 days." });
      const [slots, hosts] = await Promise.all([bookings.slots(from, to), bookings.hosts()]);
      return c.json({ success: true, slots, hosts }, 200, { "cache-control": "no-store" });
    })
    .post("/api/booking/hold", async (c) => {
      const wanted = await readJsonBody(c.req.raw);
      return orNext(c, wanted, async () => c.json({ success: true, ...(await bookings.hold(wanted, senderOf(c))) }));
    })
    .post("/api/booking/keep", async (c) => c.json({ success: await bookings.keep(await holdOf(c)) }))
    .post("/api/booking/release", async (c) => {
      await bookings.release(await holdOf(c));
      return c.json({ success: true });
    })
    .post("/api/booking/confirm", async (c) => {
      const given = (await readJsonBody(c.req.raw)) as Record<string, unknown>;
      return orNext(c, given, async () => {
        const answer = await bookings.confirm(given, senderOf(c));
        return c.json(answer, answer.success ? 200 : 422);
      });
    })
    .get("/booking/:token/call.ics", async (c) => {
      const file = await bookings.calendar(c.req.param("token"));
      if (file === undefined) throw new AppError("not_found");
      return c.body(file, 200, {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": 'attachment; filename="call.ics"',
      });
    });

  /** When somebody else took the time first, the answer names the next free times. */
  async function orNext(c: Context, wanted: unknown, work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof AppError) || fault.code !== "slot_taken") throw fault;
      const next = await bookings.nextFree((wanted as { start?: unknown } | null)?.start);
      return c.json({ success: false, code: fault.code, message: fault.message, next }, 409);
    }
  }
}

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = isoMoment.safeParse(text);
  if (!moment.success) throw new AppError("input_invalid", { reason: "Write dates like 2026-11-18." });
  return new Date(moment.data);
}

/** Days that the calendar has, which `new Date` is not particular about. */
const isoMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

export const holdBody = z.object({ hold: z.uuid() });

async function holdOf(c: Context): Promise<string> {
  const body = holdBody.safeParse(await readJsonBody(c.req.raw));
  if (!body.success) throw new AppError("input_invalid", { reason: 'Send the hold as {"hold": "…"}.' });
  return body.data.hold;
}
