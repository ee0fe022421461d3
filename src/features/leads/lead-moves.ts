import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { type LeadStage, leadStages } from "#core/forms/lead-stage.ts";
import { readTyped } from "#core/forms/read-typed.ts";
import { paragraphField } from "#core/forms/text-fields.ts";
import type { Database } from "#platform/database/database-schema.ts";

export type LeadMoves = ReturnType<typeof createLeadMoves>;

/** What staff change of a lead. Permissions are checked by the caller. */
export function createLeadMoves({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  const at = () => now().toISOString();
  return {
    /** The stage it had. The move stands among its notes. */
    async move(id: string, stage: string, author: string): Promise<LeadStage> {
      const known = leadStages.find((each) => each === stage);
      if (!known) throw new AppError("input_invalid", { reason: `Choose a stage: ${leadStages.join(", ")}.` });
      return db.transaction().execute(async (trx) => {
        const before = await trx.selectFrom("lead").select("stage").where("id", "=", id).executeTakeFirst();
        if (!before) throw new AppError("not_found");
        await trx.updateTable("lead").set({ stage: known, updated_at: at() }).where("id", "=", id).execute();
        if (before.stage !== known) await keepNote(trx, id, author, `Moved from ${before.stage} to ${known}.`);
        return before.stage;
      });
    },

    async note(id: string, author: string, text: string): Promise<void> {
      const kept = readTyped(paragraphField(5000), text);
      if (kept === "") throw new AppError("input_invalid", { reason: "Write the note first." });
      if (!(await db.selectFrom("lead").select("id").where("id", "=", id).executeTakeFirst())) throw new AppError("not_found");
      await keepNote(db, id, author, kept);
    },
  };

  async function keepNote(on: Kysely<Database>, lead: string, author: string, text: string) {
    await on.insertInto("lead_note").values({ id: randomUUID(), lead_id: lead, author, text, created_at: at() }).execute();
  }
}
