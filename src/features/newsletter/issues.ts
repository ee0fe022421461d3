import { type Kysely, sql } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { Database } from "#platform/database/database-schema.ts";
import type { IssueSendingTable } from "#platform/database/tables/visitor-tables.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { type IssueWords, linksIn, writeIssue } from "./issue-letter.ts";
import type { LinkReport } from "./issue-links.ts";
import type { Sender } from "./newsletter-letters.ts";

export const ISSUE_QUEUE = "newsletter-issue";

interface Options {
  db: Kysely<Database>;
  jobs: Pick<Jobs, "add" | "cancel" | "handle">;
  visitorMail: VisitorMail;
  outbox: Pick<Outbox, "enqueue" | "withdraw">;
  agency(): Promise<Sender>;
  /** The address that ends a subscription. */
  leaveUrl(origin: string, subscriber: string): string;
  /** What is published of an issue, or what is being written of it; undefined while that is no issue yet. */
  readWords(id: string, version: "published" | "draft"): Promise<IssueWords | undefined>;
  checkLinks(addresses: readonly string[]): Promise<LinkReport>;
  log: { write(entry: { actor: string; action: string; subject: string; detail?: string }, within?: Kysely<Database>): Promise<void> };
  now(): Date;
  /** Readers a transaction. */
  batch?: number;
}

export type Issues = ReturnType<typeof createIssues>;
export interface Sending extends Pick<IssueSendingTable, "state" | "at" | "actor" | "sent"> {
  /** Of those in `sent`: whose mail the mail server has not taken yet. */
  left: number;
}

/** What is known of an issue before it goes out. */
export interface IssueStatus {
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
  const { db, jobs, visitorMail, outbox, agency, leaveUrl, readWords, checkLinks, log, now, batch = 200 } = options;

  async function mustRead(id: string, version: "published" | "draft"): Promise<IssueWords> {
    const words = await readWords(id, version);
    if (!words) throw new AppError("input_invalid", { reason: NO_WORDS[version] });
    return words;
  }

  function letterTo(email: string, words: IssueWords, subscriber: string, { brandName, origin }: Sender): Mail {
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
    // Before the transaction: SQLite has one connection, and the agency may be asked of the same database.
    const sender = await agency();
    return db.transaction().execute(async (trx) => {
      // Whoever stops it waits for this row, or has had it: all of a batch is queued before that, or none of it.
      const row = await trx
        .updateTable("issue_sending")
        .set({ state: "sending" })
        .where("issue_id", "=", id)
        .where("state", "in", ["waiting", "sending"])
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      const words = JSON.parse(row.words) as IssueWords;
      const readers = await trx
        .selectFrom("subscriber")
        .select(["id", "email"])
        .where("state", "=", "subscribed")
        .where("id", ">", row.last_reader)
        .orderBy("id")
        .limit(batch)
        .execute();
      let sent = row.sent;
      for (const reader of readers) {
        const letter = letterTo(reader.email, words, reader.id, sender);
        if (await visitorMail.send(letter, { key: `${keyStart(id)}${reader.id}`, trx })) sent++;
      }
      const isLast = readers.length < batch;
      await trx
        .updateTable("issue_sending")
        .set({ state: isLast ? "sent" : "sending", sent, last_reader: readers.at(-1)?.id ?? row.last_reader })
        .where("issue_id", "=", id)
        .execute();
      if (isLast) await log.write({ actor: row.actor, action: "newsletter.sent", subject: id, detail: `${sent} readers` }, trx);
      return !isLast;
    });
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
    const rows = await db
      .selectFrom("issue_sending")
      .leftJoin("outbox", (join) =>
        join
          .on("outbox.state", "in", ["waiting", "sending"])
          .on(sql`substr(outbox.key, 1, length(issue_id) + 7)`, "=", sql`'issue:' || issue_id || ':'`),
      )
      .select(({ fn }) => ["issue_id", "issue_sending.state", "at", "actor", "sent", fn.count("outbox.id").as("left")])
      .groupBy(["issue_id", "issue_sending.state", "at", "actor", "sent"])
      .execute();
    return new Map(rows.map(({ issue_id, left, ...sending }) => [issue_id, { ...sending, left: Number(left) }]));
  }

  jobs.handle(ISSUE_QUEUE, (due, { signal }) => sendDue(due as { id: string }, signal));

  return {
    readers,
    sendings,

    async status(id: string): Promise<IssueStatus> {
      const [count, all, words] = await Promise.all([readers(), sendings(), readWords(id, "draft")]);
      const late = postsAfter(now(), words).map(({ title, publicFrom }) => ({ title, publicFrom }));
      return { readers: count, sending: all.get(id), isMail: words !== undefined, late, gaps: words?.gaps ?? 0 };
    },

    /** Whether everything that it leads to answers, as it stands; nothing while that is no mail yet. */
    async links(id: string): Promise<LinkReport> {
      const words = await readWords(id, "draft");
      return checkLinks(words ? linksIn(words, (await agency()).origin, now()) : []);
    },

    /** As one reader would get it if it were sent as it stands. */
    async preview(id: string): Promise<Mail> {
      return letterTo("reader@example.com", await mustRead(id, "draft"), "preview", await agency());
    },

    async sendTest(id: string, actor: { email: string }): Promise<void> {
      const letter = letterTo(actor.email, await mustRead(id, "draft"), "preview", await agency());
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

    /**
     * Until it has started it is as if nobody had sent it; after that, whoever has it has it, and the rest do not get it: what waits in the
     * outbox is taken back. `onTheirWay`: mails that a mail server was being given at this moment.
     */
    async stop(id: string, actor: { email: string }): Promise<{ withdrawn: number; onTheirWay: number }> {
      const { job, ...stopped } = await db.transaction().execute(async (trx) => {
        const unsent = await trx
          .deleteFrom("issue_sending")
          .where("issue_id", "=", id)
          .where("state", "=", "waiting")
          .returning("job_id")
          .executeTakeFirst();
        const begun = unsent ? undefined : ((await stopIn("sending", trx)) ?? (await stopIn("sent", trx)));
        const nothing = { waiting: 0, onTheirWay: 0 };
        const { waiting: withdrawn, onTheirWay } = begun ? await outbox.withdraw(keyStart(id), trx) : nothing;
        const isLate = begun?.wasQueued && withdrawn + onTheirWay === 0;
        if ((!unsent && !begun) || isLate) throw new AppError("input_invalid", { reason: "There is nothing left to stop." });
        if (begun)
          await trx
            .updateTable("issue_sending")
            .set({ sent: begun.sent - withdrawn })
            .where("issue_id", "=", id)
            .execute();
        await log.write({ actor: actor.email, action: "newsletter.stop", subject: id, detail: `${withdrawn} taken back` }, trx);
        return { job: unsent?.job_id ?? begun?.job_id ?? "", withdrawn, onTheirWay };
      });
      await jobs.cancel(job);
      return stopped;

      async function stopIn(state: "sending" | "sent", trx: Kysely<Database>) {
        const row = await trx
          .updateTable("issue_sending")
          .set({ state: "stopped" })
          .where("issue_id", "=", id)
          .where("state", "=", state)
          .returning(["job_id", "sent"])
          .executeTakeFirst();
        return row && { ...row, wasQueued: state === "sent" };
      }
    },
  };
}

/** How the keys of its mails begin. */
const keyStart = (id: string) => `issue:${id}:`;

/** Whose links would lead nowhere at that moment. */
const postsAfter = (moment: Date, words: IssueWords | undefined) =>
  words?.posts.filter(({ publicFrom }) => Date.parse(publicFrom) > moment.getTime()) ?? [];

const NO_WORDS = {
  published: "Publish the issue first: its page is what the mail links to.",
  draft: "The issue lacks something that the mail needs. Publish, in its editor, names it.",
};

const LATEST_MS = 366 * 86_400_000;
