import { createHash } from "node:crypto";
import { z } from "zod";
import { STOOD_FOR } from "#core/crawl/crawl-input.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { NO_WEBSITE, websiteField } from "#core/forms/website-field.ts";
import type { Sender } from "#platform/form-guard/form-guard.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";

export const AUDIT_QUEUE = "site-audit";

interface Options {
  jobs: Pick<Jobs, "add" | "waitingCount">;
  limiter: ReturnType<typeof createRateLimiter>;
}

/** A crawl of some minutes on somebody else's server. */
export const PER_VISITOR = { limit: 10, windowMs: 3_600_000 };
const MAX_WAITING = 50;

/** What the crawl of one site may take of it and of us. */
export const MOST_PAGES = 500;

/** What the job is given; 25 pages where none are named. */
export interface AuditInput {
  website: string;
  pages?: number | undefined;
  /** The audit to compare it with. */
  after?: string | undefined;
  /** The host that a staging copy stands for. */
  standsFor?: string | undefined;
  /** Canonicals are left out of account. */
  ignoreCanonicals?: boolean | undefined;
  /** Whose audits that come by themselves it is one of. */
  watch?: string | undefined;
}

const pagesField = z
  .int("Give the number of pages as a whole number.")
  .min(1, "One page at least.")
  .max(MOST_PAGES, `${MOST_PAGES} pages at most.`);
export const auditRequest = z.object({
  website: websiteField.default("").refine((typed) => typed !== "", NO_WEBSITE),
  pages: pagesField.optional(),
  standsFor: z
    .string()
    .trim()
    .max(260, "A host has at most 253 characters.")
    .regex(STOOD_FOR, "Write the live host alone, like www.example.com.")
    .transform((host) => host || undefined)
    .optional(),
  /** A box that is ticked, or a flag of the API. */
  ignoreCanonicals: z
    .union([z.boolean(), z.literal("true").transform(() => true)])
    .optional()
    .catch(undefined),
  after: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
});

/** `audit` is the number of the audit that began. */
export type AuditStart = FormAnswer & { audit?: string };

/** Begins an audit for whoever asks, with nothing but an address. Throws past the limit and when too many wait. */
export function createAuditStart({ jobs, limiter }: Options) {
  return async (submitted: Readonly<Record<string, unknown>>, { key }: Sender): Promise<AuditStart> => {
    const read = auditRequest.safeParse(submitted);
    if (!read.success) return refusalOf(read.error.issues);
    const { allowed, resetSeconds } = limiter.take(`audit:${key}`, PER_VISITOR);
    if (!allowed) throw new AppError("form_limited", { limit: PER_VISITOR.limit, minutes: Math.ceil(resetSeconds / 60) });
    if ((await jobs.waitingCount(AUDIT_QUEUE)) >= MAX_WAITING) throw new AppError("queue_full", { seconds: 60 });
    // A site is read once at a time: who asks while it is read watches the same audit.
    const audit = await jobs.add(AUDIT_QUEUE, read.data, { maxAttempts: 3, uniqueKey: keyOf(read.data) });
    return { success: true, message: "The audit has begun.", audit };
  };
}

const keyOf = ({ website, pages = 0, standsFor, ignoreCanonicals }: AuditInput): string =>
  createHash("sha256")
    .update(
      [pages, new URL(website).href, standsFor, ignoreCanonicals ? "for themselves" : undefined]
        .filter((part) => part !== undefined)
        .join(" "),
    )
    .digest("base64url");
