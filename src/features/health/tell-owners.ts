import type { Kysely } from "kysely";
import { writeLetter } from "#core/mail/letter.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { Health } from "./health-checks.ts";

interface Options {
  db: Kysely<Database>;
  outbox: Pick<Outbox, "enqueue">;
  health: Health;
  agency(): Promise<{ brandName: string; origin: string }>;
  now(): Date;
}

/** Writes to every owner when something needs a person: once a day for each thing, for as long as it does. */
export function createOwnerMail({ db, outbox, health, agency, now }: Options) {
  return async (): Promise<void> => {
    const troubles = (await health.checks()).filter(({ state }) => state === "person");
    if (troubles.length === 0) return;
    const { brandName, origin } = await agency();
    const owners = await db.selectFrom("user").select("email").where("role", "=", "owner").execute();
    const today = now().toISOString().slice(0, 10);
    for (const { email } of owners)
      for (const { id, name, words, advice } of troubles)
        await outbox.enqueue(
          {
            to: email,
            fromName: brandName,
            subject: `${name}: the site needs you`,
            ...writeLetter({
              brandName,
              heading: `${name} needs a person`,
              paragraphs: [words, ...(advice ? [advice] : [])],
              action: { label: "See the status", url: `${origin}/admin/status` },
              footer: "You get this because you own the site: once a day, until it is mended.",
            }),
          },
          { key: `health:${id}:${today}:${email}` },
        );
  };
}
