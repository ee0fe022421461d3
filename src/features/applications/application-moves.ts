import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { applicationStates } from "#core/forms/application-state.ts";
import { readTyped } from "#core/forms/read-typed.ts";
import { paragraphField } from "#core/forms/text-fields.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { type EmployerContact, stateLetter } from "./state-letter.ts";

interface Options {
  db: Kysely<Database>;
  visitorMail: VisitorMail;
  /** The sender of mails to applicants. */
  employer: () => Promise<EmployerContact>;
  now: () => Date;
}

export type ApplicationMoves = ReturnType<typeof createApplicationMoves>;

/** What staff change of an application. Permissions are checked by the caller. */
export function createApplicationMoves({ db, visitorMail, employer, now }: Options) {
  return {
    /** The state it had. With `tell`, the applicant gets a mail about it, within what one address may get in a day. */
    async move(id: string, state: string, tell?: { words: string }): Promise<{ before: string; isNotified: boolean }> {
      const known = applicationStates.find((each) => each === state);
      if (!known) throw new AppError("input_invalid", { reason: `Choose a state: ${applicationStates.join(", ")}.` });
      const about = tell && (await employer());
      return db.transaction().execute(async (trx) => {
        const found = await trx.selectFrom("application").selectAll().where("id", "=", id).executeTakeFirst();
        if (!found) throw new AppError("not_found");
        await trx.updateTable("application").set({ state: known, updated_at: now().toISOString() }).where("id", "=", id).execute();
        if (!tell || !about) return { before: found.state, isNotified: false };
        const letter = stateLetter({ ...found, state: known }, readTyped(paragraphField(5000), tell.words), about);
        const isNotified = await visitorMail.send(letter, { key: `application:${id}:${known}:${now().getTime()}`, trx });
        return { before: found.state, isNotified };
      });
    },
  };
}
