import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import { FIRST_PAGE, type ListPage, type ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "../database/database-schema.ts";
import type { DatabaseDialect } from "../database/open-database.ts";
import type { OutboxTable } from "../database/tables/work-tables.ts";
import { tryAgain } from "../database/try-again.ts";
import { createWakeSignal } from "../jobs/wake-signal.ts";
import type { Logger } from "../log/logger.ts";
import { fromStoredMail, type Mail, mail, toStoredMail } from "./mail.ts";
import { type OutboxEntry, toOutboxEntry } from "./outbox-entry.ts";
import { createOutboxStore } from "./outbox-store.ts";
import { GIVE_UP_AFTER_MS, pauseAfterTry } from "./retry-schedule.ts";
import type { MailTransport, SendOutcome } from "./smtp-transport.ts";

export type Outbox = ReturnType<typeof createOutbox>;

interface Options {
  db: Kysely<Database>;
  dialect: DatabaseDialect;
  /** Undefined: no SMTP is set, and mails stay readable in the outbox. */
  transport: MailTransport | undefined;
  /** The sender's address, which may be out of reach for a while: asked for until it is known, then kept. */
  from: () => Promise<string>;
  log: Logger;
  now: () => Date;
  random?: () => number;
  /** How often it looks for mails that became due or that other instances enqueued. */
  pollMs?: number;
  leaseMs?: number;
  stopWaitMs?: number;
}

/**
 * Mails are rows first: enqueued in the transaction of what they tell about, sent afterwards, tried again for 72 hours. Delivered at
 * least once; while an instance lives, no other sends what it is sending.
 */
export function createOutbox({
  db,
  dialect,
  transport,
  from,
  log,
  now,
  random = Math.random,
  pollMs = 5_000,
  leaseMs = 120_000,
  stopWaitMs = 8_000,
}: Options) {
  const store = createOutboxStore(db, dialect);
  const wake = createWakeSignal();
  const stopping = new AbortController();
  let loop: Promise<void> = Promise.resolve();
  let sender: string | undefined;
  const iso = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();

  async function deliver(row: OutboxTable, by: MailTransport, from: string): Promise<void> {
    const beat = setInterval(() => {
      store
        .writeAsHolder(row, { lease_until: iso(leaseMs) })
        .catch((error) => log.warn("mail lease not extended", { mail: row.id, error }));
    }, leaseMs / 3);
    try {
      const messageId = `<${row.id}@${from.slice(from.lastIndexOf("@") + 1)}>`;
      const outcome = await by.send({ ...fromStoredMail(row.mail), from, messageId, date: new Date(row.created_at) });
      await tryAgain(() => store.writeAsHolder(row, afterTry(row, outcome)));
    } finally {
      clearInterval(beat);
    }
  }

  function afterTry(row: OutboxTable, outcome: SendOutcome): Partial<OutboxTable> {
    if (outcome.isSent) return { state: "sent", lease_until: null, last_error: null, sent_at: iso() };
    const { reason, isFinal } = outcome;
    if (isFinal || iso() >= row.give_up_at) {
      log.error("mail is dead", { mail: row.id, tries: row.tries, reason });
      return { state: "dead", lease_until: null, last_error: reason };
    }
    const due = iso(pauseAfterTry(row.tries, random()));
    log.warn("mail not sent, will be tried again", { mail: row.id, tries: row.tries, reason });
    // The last try falls on the hour of giving up, however long the pause before it would have been.
    return { state: "waiting", lease_until: null, last_error: reason, next_try_at: due < row.give_up_at ? due : row.give_up_at };
  }

  /** Sends what is due, a few at a time, until nothing is. */
  async function deliverDue(): Promise<void> {
    if (transport === undefined) return;
    // Before a mail is claimed: not knowing the sender costs no mail a try.
    const known = sender ?? (await from());
    sender = known;
    const drain = async () => {
      while (!stopping.signal.aborted) {
        const row = await store.claim(iso(), iso(leaseMs));
        if (row === undefined) return;
        // The disk took so long that another may have claimed it since.
        if (iso() >= (row.lease_until ?? "")) continue;
        await deliver(row, transport, known);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, drain));
  }

  return {
    deliverDue,

    /**
     * The mail's id. The same key is enqueued once, whatever the mail: name what it tells about (`lead:42:team`). For mails to the team;
     * those to visitors are counted first (visitor-mail.ts).
     */
    async enqueue(value: Mail, { key, trx, mailbox }: { key: string; trx?: Kysely<Database>; mailbox?: string }): Promise<string> {
      const checked = mail.safeParse(value);
      if (!checked.success) throw new AppError("input_invalid", { reason: reasonOf(checked.error.issues[0]) }, { cause: checked.error });
      const at = iso();
      const row = {
        id: randomUUID(),
        key,
        recipient: checked.data.to,
        mailbox: mailbox ?? null,
        subject: checked.data.subject,
        mail: toStoredMail(checked.data),
        state: transport === undefined ? ("kept" as const) : ("waiting" as const),
        attempt: 0,
        tries: 0,
        next_try_at: at,
        give_up_at: iso(GIVE_UP_AFTER_MS),
        lease_until: null,
        last_error: null,
        created_at: at,
        sent_at: null,
      };
      const id = await store.insert(row, trx);
      wake.ring();
      return id;
    },

    start(): void {
      if (transport === undefined) return;
      loop = (async () => {
        while (!stopping.signal.aborted) {
          await deliverDue().catch((error) => log.warn("outbox cannot be read", { error }));
          await wake.wait(pollMs, stopping.signal);
        }
      })();
    },

    /** Lets mails on their way arrive; what takes longer is sent again after its lease. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.race([loop, sleep(stopWaitMs, undefined, { ref: false })]);
      transport?.close();
    },

    /** Newest first, unless somebody asks for something else. */
    async list(query: ListQuery = FIRST_PAGE): Promise<ListPage<OutboxEntry>> {
      const page = await store.list(query);
      return { ...page, rows: page.rows.map(toOutboxEntry) };
    },

    async get(id: string): Promise<(OutboxEntry & { mail: Mail }) | undefined> {
      const row = await store.find(id);
      return row && { ...toOutboxEntry(row), mail: fromStoredMail(row.mail) };
    },

    /** Sends a kept, dead or waiting mail now, with 72 hours of tries. False when there is no such mail or no SMTP. */
    async retry(id: string): Promise<boolean> {
      if (transport === undefined) return false;
      const isDue = await store.makeDue(id, iso(), iso(GIVE_UP_AFTER_MS));
      if (isDue) wake.ring();
      return isDue;
    },

    /**
     * Takes back all mails whose key begins so: none of them is tried from here on. `onTheirWay`: those that a mail server was being given
     * at this moment; one that it took is `sent` afterwards.
     */
    withdraw: store.withdraw,

    /** Removes mails that are done with; returns how many. */
    removeOlderThan: store.removeEndedBefore,
  };
}

/** Few enough for a small mail server's limit on connections. */
const AT_A_TIME = 3;

function reasonOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue === undefined ? "This mail cannot be sent." : `${issue.path.join(".")}: ${issue.message}`;
}
