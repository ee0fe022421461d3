import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { IssueSendingTable } from "#platform/database/tables/visitor-tables.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { type IssueWords, writeIssue } from "./issue-letter.ts";
import type { Sender } from "./newsletter-letters.ts";

export const ISSUE_QUEUE = "newsletter-issue";

interface Options {
  db: Kysely<Database>;
  jobs: Pick<Jobs, "add" | "cancel" | "handle">;
  visitorMail: VisitorMail;
  outbox: Pick<Outbox, "enqueue">;
  agency(): Promise<Sender>;
  /** The address that ends a subscription. */
  leaveUrl(origin: string, subscriber: string): string;
  /** What is published of an issue, or what is being written of it; undefined while that is no issue yet. */
  readWords(id: string, version: "published" | "draft"): Promise<IssueWords | undefined>;
  log: { write(entry: { actor: string; action: string; subject: string; detail?: string }, within?: Kysely<Database>): Promise<void> };
  now(): Date;
  /** Readers a transaction. */
  batch?: number;
}

export type Issues = ReturnType<typeof createIssues>;
export type Sending = Pick<IssueSendingTable, "state" | "at" | "actor" | "sent">;

/** What is known of an issue before it goes out. */
export interface IssueDesk {
  /** How many it would go to now. */
  readers: number;
  sending: Sending | undefined;
  /** It has all that a mail needs. */
  isMail: boolean;
  /** Its posts that are public only later, and from when. */
  late: { title: string; publicFrom: string }[];
  /** Posts that were chosen and are not published. */
  gaps: number;
}

/**
 * Sends an issue to everybody who confirmed: through the outbox, each reader once, in the order of their numbers, so that a process that
 * is killed goes on where it was. What goes out is what was published when somebody pressed the button.
 */
export function createIssues(options: Options) {
  const { db, jobs, visitorMail, outbox, agency, leaveUrl, readWords, log, now, batch = 200 } = options;

  async function mustRead(id: string, version: "published" | "draft"): Promise<IssueWords> {
    const words = await readWords(id, version);
    if (!words) throw new AppError("input_invalid", { reason: NO_WORDS[version] });
    return words;
  }

  async function letterTo(email: string, words: IssueWords, subscriber: string): Promise<Mail> {
    const { brandName, origin } = await agency();
    const unsubscribeUrl = leaveUrl(origin, subscriber);
    return {
      to: email,
      fromName: brandName,
      subject: words.title,
      unsubscribeUrl,
      ...writeIssue(words, { brandName, origin, leaveUrl: unsubscribeUrl }),
    };
  }

  async function sendDue({ id }: { id: string }, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await sendBatch(id)));
  }

  /** False when nothing is left to do. */
  async function sendBatch(id: string): Promise<boolean> {
    const row = await db.selectFrom("issue_sending").selectAll().where("issue_id", "=", id).executeTakeFirst();
    if (!row || (row.state !== "waiting" && row.state !== "sending")) return false;
    const words = JSON.parse(row.words) as IssueWords;
    const readers = await db
      .selectFrom("subscriber")
      .select(["id", "email"])
      .where("state", "=", "subscribed")
      .where("id", ">", row.last_reader)
      .orderBy("id")
      .limit(batch)
      .execute();
    const letters = await Promise.all(
      readers.map(async (reader) => ({ ...reader, letter: await letterTo(reader.email, words, reader.id) })),
    );
    await db.transaction().execute(async (trx) => {
      let sent = row.sent;
      for (const { id: reader, letter } of letters) if (await visitorMail.send(letter, { key: `issue:${id}:${reader}`, trx })) sent++;
      const state = readers.length < batch ? "sent" : "sending";
      await trx
        .updateTable("issue_sending")
        .set({ state, sent, last_reader: readers.at(-1)?.id ?? row.last_reader })
        .where("issue_id", "=", id)
        .where("state", "in", ["waiting", "sending"])
        .execute();
      if (state === "sent") await log.write({ actor: row.actor, action: "newsletter.sent", subject: id, detail: `${sent} readers` }, trx);
    });
    return readers.length === batch;
  }

  /** How many it would go to now. */
  async function readers(): Promise<number> {
    const { count } = await db
      .selectFrom("subscriber")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("state", "=", "subscribed")
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** What became of each issue that somebody has sent. */
  async function sendings(): Promise<Map<string, Sending>> {
    const rows = await db.selectFrom("issue_sending").select(["issue_id", "state", "at", "actor", "sent"]).execute();
    return new Map(rows.map(({ issue_id, ...sending }) => [issue_id, sending]));
  }

  jobs.handle(ISSUE_QUEUE, (due, { signal }) => sendDue(due as { id: string }, signal));

  return {
    readers,
    sendings,

    async desk(id: string): Promise<IssueDesk> {
      const [count, all, words] = await Promise.all([readers(), sendings(), readWords(id, "draft")]);
      const late = postsAfter(now(), words).map(({ title, publicFrom }) => ({ title, publicFrom }));
      return { readers: count, sending: all.get(id), isMail: words !== undefined, late, gaps: words?.gaps ?? 0 };
    },

    /** As one reader would get it if it were sent as it stands. */
    async preview(id: string): Promise<Mail> {
      return letterTo("reader@example.com", await mustRead(id, "draft"), "preview");
    },

    async sendTest(id: string, actor: { email: string }): Promise<void> {
      const letter = await letterTo(actor.email, await mustRead(id, "draft"), "preview");
      const { unsubscribeUrl: _, ...mail } = letter;
      await outbox.enqueue({ ...mail, subject: `Test: ${mail.subject}`.slice(0, 250) }, { key: `issue-test:${id}:${now().getTime()}` });
      await log.write({ actor: actor.email, action: "newsletter.test", subject: id });
    },

    /** Once: an issue that was sent is not sent again. `at`: a time to come, or now. */
    async send(id: string, at: Date, actor: { email: string }): Promise<void> {
      const words = await mustRead(id, "published");
      const delayMs = Math.max(0, at.getTime() - now().getTime());
      if (!(delayMs < LATEST_MS)) throw new AppError("input_invalid", { reason: "Choose a time within a year." });
      const [late] = postsAfter(new Date(now().getTime() + delayMs), words);
      if (late)
        throw new AppError("input_invalid", { reason: `“${late.title}” goes public after that. Send it later, or take the post out.` });
      if (words.gaps > 0) throw new AppError("input_invalid", { reason: "A post in it is not published. Publish it, or take it out." });
      await db.transaction().execute(async (trx) => {
        const taken = await trx
          .insertInto("issue_sending")
          .values({
            issue_id: id,
            words: JSON.stringify(words),
            state: "waiting",
            at: new Date(now().getTime() + delayMs).toISOString(),
            actor: actor.email,
            last_reader: "",
            sent: 0,
            job_id: "",
          })
          .onConflict((conflict) => conflict.column("issue_id").doNothing())
          .returning("issue_id")
          .executeTakeFirst();
        if (!taken) throw new AppError("input_invalid", { reason: "This issue is on its way already, or has been sent." });
        const job_id = await jobs.add(ISSUE_QUEUE, { id }, { uniqueKey: `issue:${id}`, delayMs, maxAttempts: 50, trx });
        await trx.updateTable("issue_sending").set({ job_id }).where("issue_id", "=", id).execute();
        await log.write(
          { actor: actor.email, action: "newsletter.send", subject: id, detail: new Date(now().getTime() + delayMs).toISOString() },
          trx,
        );
      });
    },

    /** Until it has started it is as if nobody had sent it; after that, whoever has it has it, and the rest do not get it. */
    async stop(id: string, actor: { email: string }): Promise<void> {
      const job = await db.transaction().execute(async (trx) => {
        const row = await trx.selectFrom("issue_sending").select(["job_id", "state"]).where("issue_id", "=", id).executeTakeFirst();
        if (row?.state === "waiting") await trx.deleteFrom("issue_sending").where("issue_id", "=", id).execute();
        else if (row?.state === "sending")
          await trx.updateTable("issue_sending").set({ state: "stopped" }).where("issue_id", "=", id).execute();
        else throw new AppError("input_invalid", { reason: "There is nothing left to stop." });
        await log.write({ actor: actor.email, action: "newsletter.stop", subject: id }, trx);
        return row.job_id;
      });
      await jobs.cancel(job);
    },
  };
}

/** Whose links would lead nowhere at that moment. */
const postsAfter = (moment: Date, words: IssueWords | undefined) =>
  words?.posts.filter(({ publicFrom }) => Date.parse(publicFrom) > moment.getTime()) ?? [];

const NO_WORDS = {
  published: "Publish the issue first: its page is what the mail links to.",
  draft: "The issue lacks something that the mail needs. Publish, in its editor, names it.",
};

const LATEST_MS = 366 * 86_400_000;
