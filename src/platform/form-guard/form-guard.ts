import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import { type Challenge, HONEYPOT, PROOF } from "#core/forms/guard-fields.ts";
import type { Database } from "../database/database-schema.ts";
import { forgetTaken, takeOnce } from "../database/take-once.ts";
import type { createRateLimiter } from "../rate-limit/rate-limit.ts";

interface Options {
  db: Kysely<Database>;
  secret: Buffer;
  limiter: ReturnType<typeof createRateLimiter>;
  now: () => Date;
}

/** Who sent a form, as limits count them. */
export interface Sender {
  /** The address, or the /64 of an IPv6 one. */
  key: string;
}

export interface GuardVerdict {
  /** A program filled in what people do not see. Answer as if all were well, keep it as spam, send nothing. */
  isTrap: boolean;
  /** The browser did the work, and took the time a person takes. */
  isProved: boolean;
}

export type FormGuard = ReturnType<typeof createFormGuard>;

/**
 * Keeps programs out of forms without asking people anything and without a third party: a field nobody sees, a time nobody undercuts,
 * work that costs a browser a moment and a flood a fortune, and limits by address. Without JavaScript there is no proof; such a form is
 * taken, within a tighter limit.
 */
export function createFormGuard({ db, secret, limiter, now }: Options) {
  const sign = (text: string) => createHmac("sha256", secret).update(text).digest("hex");

  return {
    challenge(): Challenge {
      const issued = now().getTime();
      // Ends with a mark, or the first digits of the number could be read as the last ones of the day it expires: GHSA-6gvq-jcmp-8959.
      const salt = `${randomBytes(12).toString("hex")}?issued=${issued}&expires=${issued + EXPIRES_MS}&`;
      const challenge = createHash("sha256")
        .update(`${salt}${randomInt(MAX_NUMBER)}`)
        .digest("hex");
      return { algorithm: "SHA-256", challenge, salt, maxnumber: MAX_NUMBER, signature: sign(salt + challenge) };
    },

    /** Throws past the limit, and for a proof that somebody made up. `fields` is everything the form sent. */
    async judge(fields: Readonly<Record<string, unknown>>, form: string, { key }: Sender): Promise<GuardVerdict> {
      const isProved = await hasProof(fields[PROOF]);
      const isTrap = typeof fields[HONEYPOT] === "string" && fields[HONEYPOT].trim() !== "";
      const limit = isProved ? PROVED : UNPROVED;
      const { allowed, resetSeconds } = limiter.take(`form:${isProved ? "proved" : "plain"}:${form}:${key}`, limit);
      if (!allowed) throw new AppError("form_limited", { limit: limit.limit, minutes: Math.ceil(resetSeconds / 60) });
      return { isTrap, isProved };
    },

    removeOld: () => forgetTaken(db, now()),
  };

  async function hasProof(value: unknown): Promise<boolean> {
    const solved = readSolved(value);
    if (!solved) return false;
    const { challenge, salt, number, signature } = solved;
    const isRight = createHash("sha256").update(`${salt}${number}`).digest("hex") === challenge;
    if (!isRight || !isEqual(sign(salt + challenge), signature)) throw new AppError("input_invalid", { reason: MADE_UP });
    const [issued = 0, expires = 0] = ["issued", "expires"].map((name) => Number(new URLSearchParams(salt.split("?")[1]).get(name)));
    const at = now().getTime();
    const isTimely = at - issued >= MIN_FILL_MS && at < expires && expires - issued === EXPIRES_MS;
    return isTimely && takeOnce(db, signature, new Date(expires));
  }
}

/** About a third of a second on a phone. */
const MAX_NUMBER = 20_000;
const EXPIRES_MS = 3_600_000;
/** Nobody fills in a form faster; the challenge is issued at the first focus. */
const MIN_FILL_MS = 1_500;
const MADE_UP = "The proof that came with this form is none of ours. Load the page again and send it once more.";
export const PROVED = { limit: 20, windowMs: 3_600_000 };
export const UNPROVED = { limit: 5, windowMs: 3_600_000 };

const solvedChallenge = z.object({
  challenge: z.string().length(64),
  salt: z.string().max(200),
  number: z.int().min(0).max(MAX_NUMBER),
  signature: z.string().length(64),
});

function readSolved(value: unknown) {
  if (typeof value !== "string" || value.length > 2000) return undefined;
  try {
    return solvedChallenge.safeParse(JSON.parse(Buffer.from(value, "base64").toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
