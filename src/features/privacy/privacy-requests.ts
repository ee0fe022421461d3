import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { ENOUGH_TODAY } from "#core/mail/enough-today.ts";
import { writeLetter } from "#core/mail/letter.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { mailField } from "#platform/mail/mail-address.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { REQUEST_DAYS } from "./request-period.ts";

interface Options {
  db: Kysely<Database>;
  visitorMail: VisitorMail;
  agency: () => Promise<{ brandName: string; mail: string; origin: string }>;
  now: () => Date;
}

export type PrivacyRequests = ReturnType<typeof createPrivacyRequests>;

/** The policy's way to be sure that it is the owner of an address who asks: a link to that address, and thirty days from the click. */
export function createPrivacyRequests({ db, visitorMail, agency, now }: Options) {
  const at = (days = 0) => new Date(now().getTime() + days * 86_400_000).toISOString();
  return {
    async ask(given: string, by: string): Promise<void> {
      const read = mailField("Type the address to write to.").safeParse(given);
      if (!read.success) throw new AppError("input_invalid", { reason: read.error.issues[0]?.message ?? "Type one address." });
      const email = read.data;
      const token = randomBytes(24).toString("base64url");
      const { brandName, mail, origin } = await agency();
      const row = { id: randomUUID(), email, token_hash: hash(token), asked_at: at(), asked_by: by, confirmed_at: null };
      await db.transaction().execute(async (trx) => {
        await trx.insertInto("privacy_request").values(row).execute();
        const letter = writeLetter({
          brandName,
          heading: "Was it you?",
          paragraphs: [
            `Somebody asked us for a copy of what we hold under this address, or to erase it. Confirm that it was you, and we act within ${REQUEST_DAYS} days.`,
          ],
          action: { label: "Yes, it was me", url: `${origin}/privacy-request/${token}/` },
          footer: "If it was not you, ignore this email: without your click nothing happens.",
        });
        const isWritten = await visitorMail.send(
          { to: email, replyTo: mail, fromName: brandName, subject: "Confirm your request about your data", ...letter },
          { key: `privacy:${row.id}`, trx },
        );
        if (!isWritten) throw new AppError("input_invalid", { reason: ENOUGH_TODAY });
      });
    },

    /** False for a link that is not ours or is over. Safe to repeat. */
    async confirm(token: string): Promise<boolean> {
      const found = await db
        .selectFrom("privacy_request")
        .select(["id", "confirmed_at"])
        .where("token_hash", "=", hash(token))
        .where("asked_at", ">", at(-REQUEST_DAYS))
        .executeTakeFirst();
      if (found && found.confirmed_at === null)
        await db.updateTable("privacy_request").set({ confirmed_at: at() }).where("id", "=", found.id).execute();
      return found !== undefined;
    },

    async list() {
      const rows = await db.selectFrom("privacy_request").selectAll().orderBy("asked_at", "desc").execute();
      return rows.map(({ id, email, asked_at, confirmed_at }) => ({
        id,
        email,
        askedAt: asked_at,
        confirmedAt: confirmed_at,
        dueAt: confirmed_at && new Date(Date.parse(confirmed_at) + REQUEST_DAYS * 86_400_000).toISOString(),
      }));
    },

    /** A link nobody opened goes after its thirty days; a confirmed request after sixty, when it is long done. */
    async removeOld(): Promise<void> {
      await db.deleteFrom("privacy_request").where("asked_at", "<", at(-REQUEST_DAYS)).where("confirmed_at", "is", null).execute();
      await db
        .deleteFrom("privacy_request")
        .where("confirmed_at", "<", at(-2 * REQUEST_DAYS))
        .execute();
    },
  };
}

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");
