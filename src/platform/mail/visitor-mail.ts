import { type Kysely, sql } from "kysely";
import type { Database } from "../database/database-schema.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import type { Mail } from "./mail.ts";
import { mailboxOf } from "./mailbox.ts";
import type { Outbox } from "./outbox.ts";

export type VisitorMail = ReturnType<typeof createVisitorMail>;

interface Options {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  outbox: Pick<Outbox, "enqueue">;
  now: () => Date;
}

interface Letter {
  /** What it tells about: the same key is sent once. */
  key: string;
  trx?: Kysely<Database>;
  /** Keys of a kind of which a mailbox gets one a day, by how they begin. */
  oneADay?: string;
}

/** So that nobody fills a stranger's mailbox through our forms: at most so many mails a day to one of them, whatever sends them. */
const A_DAY = 6;
const DAY_MS = 86_400_000;

/**
 * The one way to write to anybody who is not of the team. Counted by mailbox, in the table the mails lie in: the count is the same after
 * a restart and on every instance.
 */
export function createVisitorMail({ db, dialect, outbox, now }: Options) {
  /** False when this mailbox has had its share of the day, under whatever spelling. */
  async function send(letter: Mail, { key, trx, oneADay }: Letter): Promise<boolean> {
    if (!trx) return db.transaction().execute((own) => send(letter, { key, trx: own, ...(oneADay && { oneADay }) }));
    const mailbox = mailboxOf(letter.to);
    // Who writes to the same mailbox at the same moment waits here until this one is counted; SQLite has one writer anyway.
    if (dialect === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx);
    const since = new Date(now().getTime() - DAY_MS).toISOString();
    const had = await trx.selectFrom("outbox").select("key").where("mailbox", "=", mailbox).where("created_at", ">", since).execute();
    if (had.some((mail) => mail.key === key)) return true;
    if (had.length >= A_DAY || (oneADay !== undefined && had.some((mail) => mail.key.startsWith(oneADay)))) return false;
    await outbox.enqueue(letter, { key, trx, mailbox });
    return true;
  }
  return { send };
}
