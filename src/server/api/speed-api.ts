import { type Context, Hono } from "hono";
import { AppError } from "#core/errors/app-error.ts";
import type { Speed } from "#features/speed/speed.ts";
import { vitalSample } from "#features/speed/vital-sample.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { countUse } from "../visitor/count-use.ts";
import { readJsonBody } from "./json-body.ts";

interface Options {
  speed: Pick<Speed, "record">;
  limiter: ReturnType<typeof createRateLimiter>;
  /** Counts a network for the limit; nothing of it is kept. */
  visitorKey(context: Context): string;
}

/** Enough for an office behind one address. */
export const VIEWS_A_MINUTE = 300;

/** What browsers tell of a page view when it ends. */
export function createSpeedApi({ speed, limiter, visitorKey }: Options) {
  return new Hono().post("/api/vitals", async (c) => {
    const sample = vitalSample.safeParse(await readJsonBody(c.req.raw));
    if (!sample.success) throw new AppError("input_invalid", { reason: sample.error.issues[0]?.message ?? "Send a measurement." });
    countUse(limiter, "vitals", visitorKey(c), VIEWS_A_MINUTE);
    if (!(await speed.record(sample.data))) throw new AppError("input_invalid", { reason: "There is no such route." });
    return c.body(null, 204);
  });
}
