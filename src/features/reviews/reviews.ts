import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import { FIRST_PAGE, type ListPage, type ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type ListPlan, readList } from "#platform/database/read-list.ts";
import { type ShownRow, shownRow } from "#platform/database/shown-row.ts";
import type { ReviewTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, Sender } from "#platform/form-guard/form-guard.ts";
import { reviewRequest } from "./review-request.ts";
import type { Rating } from "./reviews-badge.tsx";
import type { ShownReview } from "./shown-review.ts";
import { spamScore } from "./spam-score.ts";

interface Options {
  db: Kysely<Database>;
  guard: FormGuard;
  /** Whether a tool or a post of that name can be reviewed. */
  isKnown: (tool: string) => Promise<boolean>;
  promise: () => Promise<string>;
  /** Called when the public reviews of a tool change. `isMean`: the mean rating of all tools changes too. */
  onChange: (tool: string, isMean: boolean) => void;
  now: () => Date;
}

/** A review as the people see it who decide. */
export interface StaffReview extends Omit<ShownRow<ReviewTable>, "spamReasons"> {
  /** Sentences. */
  spamReasons: readonly string[];
}

export type Reviews = ReturnType<typeof createReviews>;

/** Reviews of tools and posts. Nothing is public before a person approved it. */
export function createReviews({ db, guard, isKnown, promise, onChange, now }: Options) {
  return {
    async create(submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<FormAnswer> {
      const read = reviewRequest.safeParse(submitted);
      if (!read.success) return refusalOf(read.error.issues);
      const { userName, userEmail, userFeedback, tool, rating } = read.data;
      if (!(await isKnown(tool))) throw new AppError("not_found");
      const verdict = await guard.judge(submitted, "review", sender);
      const spam = spamScore({ name: userName, feedback: userFeedback }, verdict);
      await db
        .insertInto("review")
        .values({
          id: randomUUID(),
          tool,
          name: userName,
          email: userEmail,
          feedback: userFeedback,
          rating: rating ?? null,
          state: "pending",
          spam_score: spam.score,
          spam_reasons: JSON.stringify(spam.reasons),
          reply: null,
          created_at: now().toISOString(),
          decided_at: null,
          decided_by: null,
        })
        .execute();
      return { success: true, message: `Thank you. It appears once a person has approved it. ${await promise()}` };
    },

    /** The approved ones, newest first; of one tool or of all. */
    async listApproved(tool?: string): Promise<ShownReview[]> {
      let query = db
        .selectFrom("review")
        .select(["id", "tool", "name", "feedback", "rating", "reply", "created_at"])
        .where("state", "=", "approved")
        .orderBy("created_at", "desc")
        .orderBy("id")
        .limit(MOST);
      if (tool !== undefined) query = query.where("tool", "=", tool);
      return (await query.execute()).map(({ id, tool: of, name, feedback, rating, reply, created_at }) => ({
        id,
        tool: of,
        userName: name,
        userFeedback: feedback,
        rating,
        reply,
        createdAt: created_at,
      }));
    },

    /** The mean of all that are approved and rated, whatever they are of; undefined when there are none. */
    async rating(): Promise<Rating | undefined> {
      const { sum, count } = await db
        .selectFrom("review")
        .select(({ fn }) => [fn.sum<number | string | null>("rating").as("sum"), fn.count<number | string>("rating").as("count")])
        .where("state", "=", "approved")
        .executeTakeFirstOrThrow();
      if (Number(count) === 0) return undefined;
      return { value: Math.round((Number(sum) / Number(count)) * 10) / 10, count: Number(count) };
    },

    /** The state it had before; undefined when there is no such review. */
    decide: (id: string, state: KeptState, by: string) => setState(id, state, by, ["pending", "approved", "disapproved"]),

    /** Out of every list at once; for good a minute later, when nobody can undo it any more. The state it had. */
    async discard(id: string, by: string): Promise<ReviewState | undefined> {
      await removeOld();
      return setState(id, "removed", by, ["pending", "approved", "disapproved"]);
    },

    /** For good, at once. False when there is no such review. */
    async remove(id: string): Promise<boolean> {
      const removed = await db.deleteFrom("review").where("id", "=", id).returning(["tool", "state", "rating"]).executeTakeFirst();
      if (removed?.state === "approved") onChange(removed.tool, removed.rating !== null);
      return removed !== undefined;
    },

    /** Takes a decision or a deletion back. */
    restore: (id: string, state: KeptState, by: string) => setState(id, state, by, ["pending", "approved", "disapproved", "removed"]),

    removeOld,

    async reply(id: string, reply: string | null, by: string): Promise<boolean> {
      const changed = await db
        .updateTable("review")
        .set({ reply, decided_by: by })
        .where("id", "=", id)
        .returning(["tool", "state"])
        .executeTakeFirst();
      if (changed?.state === "approved") onChange(changed.tool, false);
      return changed !== undefined;
    },

    /** For the people who decide: what waits, newest first, unless they ask for something else. */
    async list(query: ListQuery = FIRST_PAGE): Promise<ListPage<StaffReview>> {
      const page = await readList(db.selectFrom("review").selectAll().where("state", "!=", "removed"), reviewPlan, query);
      return { ...page, rows: page.rows.map(staffReview) };
    },
  };

  async function setState(id: string, state: ReviewState, by: string, from: ReviewState[]): Promise<ReviewState | undefined> {
    const before = await db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom("review")
        .select(["tool", "state", "rating"])
        .where("id", "=", id)
        .where("state", "in", from)
        .executeTakeFirst();
      if (!found) return undefined;
      await trx.updateTable("review").set({ state, decided_at: now().toISOString(), decided_by: by }).where("id", "=", id).execute();
      return found;
    });
    if (before && (before.state === "approved") !== (state === "approved")) onChange(before.tool, before.rating !== null);
    return before?.state;
  }

  async function removeOld(): Promise<void> {
    const before = new Date(now().getTime() - UNDO_MS).toISOString();
    await db.deleteFrom("review").where("state", "=", "removed").where("decided_at", "<", before).execute();
  }
}

type ReviewState = ReviewTable["state"];
type KeptState = Exclude<ReviewState, "removed">;

/** The page offers it for 8 s; a slow network and a form without script take longer. */
const UNDO_MS = 60_000;

const MOST = 500;

const reviewPlan: ListPlan = {
  search: ["name", "email", "feedback", "tool", "reply"],
  filters: { state: "state", tool: "tool" },
  defaults: { state: "pending" },
  sorts: { name: "name", tool: "tool", rating: "rating", spam: "spam_score", state: "state", date: "created_at" },
  sort: "-date",
};

const sentences = z.array(z.string());

function staffReview(row: ReviewTable): StaffReview {
  return { ...shownRow(row), spamReasons: sentences.parse(JSON.parse(row.spam_reasons)) };
}
