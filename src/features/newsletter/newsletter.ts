import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { FormGuard, Sender as FormSender } from "#platform/form-guard/form-guard.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { confirmLetter, type Sender, welcomeLetter } from "./newsletter-letters.ts";

interface Options {
  db: Kysely<Database>;
  guard: FormGuard;
  visitorMail: VisitorMail;
  /** Makes the address to leave by from a subscriber's id, so that every mail can carry it and no table holds it. */
  secret: Buffer;
  agency: () => Promise<Sender>;
  now: () => Date;
}

export const subscribeRequest = z.object({ clientEmail: mailField("Add your email.") });

/** Double opt-in: nothing comes before the owner of the address said yes, and one click ends it. Tokens are kept as hashes only. */
export function createNewsletter({ db, guard, visitorMail, secret, agency, now }: Options) {
  const at = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();
  const leaveToken = (id: string) => createHmac("sha256", secret).update(`leave:${id}`).digest("base64url");

  return {
    leaveUrl: (origin: string, id: string) => `${origin}/newsletter/leave/${leaveToken(id)}`,

    /** The same answer for every address, known or not: nobody learns who subscribes. */
    async subscribe(submitted: Readonly<Record<string, unknown>>, sender: FormSender): Promise<FormAnswer> {
      const read = subscribeRequest.safeParse({ clientEmail: submitted["clientEmail"] ?? submitted["email"] });
      if (!read.success) return refusalOf(read.error.issues);
      const { isTrap } = await guard.judge(submitted, "subscribe", sender);
      const email = read.data.clientEmail.toLowerCase();
      const known = await db.selectFrom("subscriber").selectAll().where("email", "=", email).executeTakeFirst();
      if (!isTrap && known?.state !== "subscribed") await ask(email, known?.id ?? randomUUID());
      return { success: true, message: "Check your inbox for a confirmation link. It works for 48 hours." };
    },

    /** True when the token is good, now or already used. */
    async confirm(token: string): Promise<boolean> {
      const found = await db
        .selectFrom("subscriber")
        .selectAll()
        .where("confirm_hash", "=", hash(token))
        .where("confirm_until", ">", at())
        .executeTakeFirst();
      if (!found) return false;
      if (found.state === "subscribed") return true;
      const about = await agency();
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable("subscriber")
          .set({ state: "subscribed", confirmed_at: at(), left_at: null })
          .where("id", "=", found.id)
          .execute();
        const key = `subscriber:${found.id}:welcome:${hash(token).slice(0, 12)}`;
        await visitorMail.send(welcomeLetter(found.email, leaveToken(found.id), about), { key, trx });
      });
      return true;
    },

    /** Whether a token names a subscriber, for the page with the button. */
    async isKnownLeave(token: string): Promise<boolean> {
      return (await byLeaveToken(token)) !== undefined;
    },

    /** One click, no question. True for every token that was ever good. The address goes at once; the row stays for the second click. */
    async leave(token: string): Promise<boolean> {
      const found = await byLeaveToken(token);
      if (!found) return false;
      if (found.state !== "left")
        await db
          .updateTable("subscriber")
          .set({ state: "left", email: `${found.id}@left.invalid`, left_at: at(), confirm_hash: null })
          .where("id", "=", found.id)
          .execute();
      return true;
    },
  };

  function byLeaveToken(token: string) {
    return db.selectFrom("subscriber").selectAll().where("leave_hash", "=", hash(token)).executeTakeFirst();
  }

  /** One confirmation a day for a mailbox, however the address is spelled, so that nobody bombs a stranger. */
  async function ask(email: string, id: string) {
    const token = randomBytes(32).toString("base64url");
    const row = { state: "pending" as const, confirm_hash: hash(token), confirm_until: at(CONFIRM_MS), created_at: at() };
    const about = await agency();
    await db.transaction().execute(async (trx) => {
      const key = `${CONFIRMATION}${id}:${row.confirm_hash.slice(0, 12)}`;
      if (!(await visitorMail.send(confirmLetter(email, token, about), { key, trx, oneADay: CONFIRMATION }))) return;
      await trx
        .insertInto("subscriber")
        .values({ id, email, ...row, leave_hash: hash(leaveToken(id)), confirmed_at: null, left_at: null })
        .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
        .execute();
    });
  }
}

const CONFIRMATION = "subscriber-confirm:";
export const CONFIRM_MS = 48 * 3_600_000;

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");
