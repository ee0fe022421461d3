import { type Kysely, sql } from "kysely";
import type { Patch } from "#core/content/patch/patch.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { Trx } from "./studio-options.ts";

export interface DraftChange {
  opId: string;
  actor: string;
  patches: readonly Patch[];
}

interface Made {
  id: string;
  opId: string;
  baseRev: string;
  /** Null for a change that was refused: its words are kept all the same. */
  rev: string | null;
  patches: readonly Patch[];
  actor: string;
}

/** Who changed what in a day: for those who missed it, and for changes that arrive twice. */
export function createDraftChanges({ db, now }: { db: Kysely<Database>; now(): Date }) {
  return {
    async note(trx: Trx, { id, opId, baseRev, rev, patches, actor }: Made): Promise<void> {
      const row = { rev, base_rev: baseRev, patches: JSON.stringify(patches), actor, at: now().toISOString() };
      await trx
        .insertInto("draft_change")
        .values({ document_id: id, op_id: opId, ...row })
        .onConflict((conflict) => conflict.columns(["document_id", "op_id"]).doUpdateSet(row))
        .execute();
    },

    /** The revision that a change made when it arrived for the first time. */
    async madeBy(trx: Trx, id: string, opId: string): Promise<string | undefined> {
      const row = await trx
        .selectFrom("draft_change")
        .select("rev")
        .where("document_id", "=", id)
        .where("op_id", "=", opId)
        .executeTakeFirst();
      return row?.rev ?? undefined;
    },

    /** The changes between two revisions, oldest first; undefined when they are no longer kept. */
    async between(on: Kysely<Database>, id: string, from: string, to: string): Promise<DraftChange[] | undefined> {
      if (from === to) return [];
      const { rows } = await sql<{ base_rev: string; op_id: string; actor: string; patches: string; back: number }>`
        with recursive chain(base_rev, op_id, actor, patches, back) as (
          select base_rev, op_id, actor, patches, 1 from draft_change where document_id = ${id} and rev = ${to}
          union all
          select change.base_rev, change.op_id, change.actor, change.patches, chain.back + 1
          from draft_change as change join chain on change.rev = chain.base_rev
          where change.document_id = ${id} and chain.base_rev <> ${from} and chain.back < ${sql.lit(FARTHEST)}
        )
        select base_rev, op_id, actor, patches, back from chain order by back desc`.execute(on);
      if (rows[0]?.base_rev !== from) return undefined;
      return rows.map(({ op_id, actor, patches }) => ({ opId: op_id, actor, patches: JSON.parse(patches) as Patch[] }));
    },

    async removeOld(): Promise<void> {
      await db
        .deleteFrom("draft_change")
        .where("at", "<", new Date(now().getTime() - KEPT_MS).toISOString())
        .execute();
    },
  };
}

const KEPT_MS = 86_400_000;
/** Changes that somebody may have missed and can still be sent one by one. */
const FARTHEST = 500;
