import { createHash, createHmac, randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import { AppError } from "#core/errors/app-error.ts";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { refusalOf } from "#core/forms/refusal.ts";
import type { ListQuery } from "#core/lists/list-query.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { type ListPlan, readList } from "#platform/database/read-list.ts";
import { type ShownRow, shownList, shownRow } from "#platform/database/shown-row.ts";
import type { ChatMessageTable, ChatTable } from "#platform/database/tables/visitor-tables.ts";
import type { FormGuard, GuardVerdict, Sender } from "#platform/form-guard/form-guard.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { Outbox } from "#platform/mail/outbox.ts";
import type { VisitorMail } from "#platform/mail/visitor-mail.ts";
import { type Agency, answerLetter, waitingLetter } from "./chat-letters.ts";
import { answerText, chatRequest } from "./chat-request.ts";
import type { ShownChat } from "./shown-chat.ts";

interface Options {
  db: Kysely<Database>;
  outbox: Outbox;
  jobs: Pick<Jobs, "add">;
  guard: FormGuard;
  visitorMail: VisitorMail;
  /** Makes the token of a conversation from its id, so that mails can carry it and no table holds it. */
  secret: Buffer;
  agency: () => Promise<Agency>;
  /** Who left an address is a lead; its number. */
  addLead(trx: Transaction<Database>, lead: ChatLead): Promise<string>;
  now: () => Date;
}

export interface ChatLead {
  name: string;
  email: string;
  message: string;
  isProved: boolean;
  at: string;
}

export type Chats = ReturnType<typeof createChats>;
export type ChatAnswer = FormAnswer & { token?: string; chat?: ShownChat };

/** A conversation as staff sees it. */
export interface StaffChat {
  chat: ShownRow<Omit<ChatTable, "token_hash">>;
  messages: ShownRow<ChatMessageTable>[];
}

export const CHAT_ANSWER_QUEUE = "chat-answer";
/** Longer than the slowest look of a page that is open: who is still there has seen the answer by then, and gets no mail. */
const ANSWER_DELAY_MS = 90_000;
const MESSAGES = { limit: 20, windowMs: 3_600_000 };
export const KEPT_DAYS = 365;

const inbox: ListPlan = {
  search: ["name", "email"],
  filters: { state: "state", spam: "is_spam" },
  defaults: { spam: "0" },
  sorts: { name: "name", state: "state", unread: "unread", date: "updated_at" },
  sort: "-date",
};

/** The message box: a visitor writes, staff answers in the admin's inbox, and the answer appears where the visitor wrote or by mail. */
export function createChats({ db, outbox, jobs, guard, visitorMail, secret, agency, addLead, now }: Options) {
  const at = (afterMs = 0) => new Date(now().getTime() + afterMs).toISOString();
  const tokenOf = (id: string) => createHmac("sha256", secret).update(`chat:${id}`).digest("base64url");

  return {
    async start(submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<ChatAnswer> {
      const read = chatRequest.safeParse(submitted);
      if (!read.success) return refusalOf(read.error.issues);
      const verdict = await guard.judge(submitted, "chat", sender);
      const { name, email, text } = read.data;
      const id = randomUUID();
      const token = tokenOf(id);
      const about = await agency();
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("chat")
          .values({
            id,
            token_hash: hash(token),
            name,
            email: "",
            state: "open",
            is_spam: verdict.isTrap ? 1 : 0,
            lead_id: null,
            last_seq: 0,
            unread: 0,
            is_told: 0,
            seen_seq: 0,
            mailed_seq: 0,
            created_at: at(),
            updated_at: at(),
          })
          .execute();
        await takeEmail({ id, name, email, text }, verdict, trx);
        await addVisitorMessage(id, text, about, trx);
      });
      return answerOf(token, id);
    },

    /** Another message of the same conversation; a closed one opens again. */
    async say(token: string, submitted: Readonly<Record<string, unknown>>, sender: Sender): Promise<ChatAnswer> {
      const chat = await find(token);
      if (!chat) throw new AppError("not_found");
      const read = chatRequest.safeParse(submitted);
      if (!read.success) return refusalOf(read.error.issues);
      const verdict = await guard.judge(submitted, "chat", sender);
      const about = await agency();
      const { email, text } = read.data;
      await db.transaction().execute(async (trx) => {
        if (chat.email === "") await takeEmail({ id: chat.id, name: chat.name, email, text }, verdict, trx);
        await addVisitorMessage(chat.id, text, about, trx);
      });
      return answerOf(token, chat.id);
    },

    /** `isSeen`: it is on the visitor's screen, so that no mail has to tell what is in it. */
    async read(token: string, { isSeen }: { isSeen: boolean }): Promise<ShownChat | undefined> {
      const chat = await find(token);
      if (!chat) return undefined;
      const messages = await messagesOf(chat.id);
      const newest = messages.at(-1)?.seq ?? 0;
      if (isSeen && chat.seen_seq < newest)
        await db.updateTable("chat").set({ seen_seq: newest }).where("id", "=", chat.id).where("seen_seq", "<", newest).execute();
      return shown(isSeen ? { ...chat, seen_seq: newest } : chat, messages);
    },

    /** A delayed look after an answer: written by mail when the visitor has not seen it. */
    async mailAnswer({ id, seq }: { id: string; seq: number }): Promise<void> {
      const chat = await db.selectFrom("chat").selectAll().where("id", "=", id).executeTakeFirst();
      if (!chat?.email || chat.seen_seq >= seq || chat.mailed_seq >= seq) return;
      const unseen = (await messagesOf(id)).filter((message) => message.author === "staff" && message.seq > floorOf(chat));
      // A later answer has its own look, and takes this one along.
      if (unseen.at(-1)?.seq !== seq) return;
      const letter = answerLetter({ email: chat.email, token: tokenOf(id), texts: unseen.map(({ text }) => text) }, await agency());
      await db.transaction().execute(async (trx) => {
        if (await visitorMail.send(letter, { key: `chat:${id}:answer:${seq}`, trx }))
          await trx.updateTable("chat").set({ mailed_seq: seq }).where("id", "=", id).execute();
      });
    },

    /** For the inbox: with the newest message of each. */
    list: async (query: ListQuery) =>
      shownList(
        await readList(
          db
            .selectFrom("chat")
            .select(["id", "name", "email", "state", "is_spam", "unread", "created_at", "updated_at"])
            .select(({ selectFrom }) =>
              selectFrom("chat_message")
                .select("text")
                .whereRef("chat_message.chat_id", "=", "chat.id")
                .whereRef("chat_message.seq", "=", "chat.last_seq")
                .as("text"),
            ),
          inbox,
          query,
        ),
      ),

    /** Opened by staff: nothing in it is unread any more. */
    async open(id: string): Promise<StaffChat> {
      const chat = await db.updateTable("chat").set({ unread: 0, is_told: 0 }).where("id", "=", id).returningAll().executeTakeFirst();
      if (!chat) throw new AppError("not_found");
      const { token_hash, ...rest } = chat;
      return { chat: shownRow(rest), messages: (await messagesOf(id)).map((row) => shownRow(row)) };
    },

    async answer(id: string, submitted: string, staff: string): Promise<void> {
      const read = answerText.safeParse(submitted);
      if (!read.success) throw new AppError("input_invalid", { reason: read.error.issues[0]?.message ?? "Write a line first." });
      await db.transaction().execute(async (trx) => {
        const seq = await nextSeq(id, { state: "answered", unread: 0, is_told: 0 }, trx);
        await trx
          .insertInto("chat_message")
          .values({ chat_id: id, seq, author: "staff", staff, text: read.data, created_at: at() })
          .execute();
        await jobs.add(CHAT_ANSWER_QUEUE, { id, seq }, { delayMs: ANSWER_DELAY_MS, trx });
      });
    },

    async move(id: string, state: "open" | "closed"): Promise<void> {
      const changed = await db.updateTable("chat").set({ state, updated_at: at() }).where("id", "=", id).executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw new AppError("not_found");
    },

    async removeOld(): Promise<void> {
      await db
        .deleteFrom("chat")
        .where("updated_at", "<", at(-KEPT_DAYS * 86_400_000))
        .execute();
    },
  };

  async function answerOf(token: string, id: string): Promise<ChatAnswer> {
    const chat = await db.selectFrom("chat").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const message = chat.email
      ? "Sent. The answer shows up here, and by email if you have left by then."
      : "Sent. The answer shows up here: keep this address, or leave your email.";
    return { success: true, message, token, chat: shown(chat, await messagesOf(id)) };
  }

  /** The number of a message that is written in the same transaction: the row's lock keeps two writers apart. */
  async function nextSeq(id: string, set: Partial<Pick<ChatTable, "state" | "unread" | "is_told">>, trx: Transaction<Database>) {
    const row = await trx
      .updateTable("chat")
      .set({ ...set, last_seq: sql<number>`last_seq + 1`, updated_at: at() })
      .where("id", "=", id)
      .returning("last_seq")
      .executeTakeFirst();
    if (!row) throw new AppError("not_found");
    return row.last_seq;
  }

  async function addVisitorMessage(id: string, text: string, about: Agency, trx: Transaction<Database>): Promise<void> {
    const seq = await nextSeq(id, { state: "open" }, trx);
    const { count } = await trx
      .selectFrom("chat_message")
      .select(({ fn }) => fn.countAll().as("count"))
      .where("chat_id", "=", id)
      .where("author", "=", "visitor")
      .where("created_at", ">", at(-MESSAGES.windowMs))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MESSAGES.limit) throw new AppError("form_limited", { limit: MESSAGES.limit, minutes: 60 });
    await trx.insertInto("chat_message").values({ chat_id: id, seq, author: "visitor", staff: "", text, created_at: at() }).execute();
    const chat = await trx
      .updateTable("chat")
      .set({ unread: sql<number>`unread + 1`, seen_seq: seq })
      .where("id", "=", id)
      .returning(["is_told", "is_spam", "name"])
      .executeTakeFirstOrThrow();
    if (chat.is_told || chat.is_spam) return;
    await outbox.enqueue(waitingLetter({ id, name: chat.name, text }, about), { key: `chat:${id}:waiting:${seq}`, trx });
    await trx.updateTable("chat").set({ is_told: 1 }).where("id", "=", id).execute();
  }

  /** Who left an address is a lead, once. */
  async function takeEmail(
    { id, name, email, text }: { id: string; name: string; email: string; text: string },
    { isTrap, isProved }: GuardVerdict,
    trx: Transaction<Database>,
  ): Promise<void> {
    if (email === "") return;
    const lead_id = isTrap ? null : await addLead(trx, { name, email, message: text, isProved, at: at() });
    await trx.updateTable("chat").set({ email, lead_id }).where("id", "=", id).execute();
  }

  function find(token: string) {
    return db.selectFrom("chat").selectAll().where("token_hash", "=", hash(token)).executeTakeFirst();
  }

  function messagesOf(id: string) {
    return db.selectFrom("chat_message").selectAll().where("chat_id", "=", id).orderBy("seq").execute();
  }
}

/** What lies above this number is neither seen nor mailed. */
const floorOf = ({ seen_seq, mailed_seq }: ChatTable) => Math.max(seen_seq, mailed_seq);

function shown({ state, email, seen_seq }: ChatTable, messages: readonly ChatMessageTable[]): ShownChat {
  return {
    state,
    hasEmail: email !== "",
    unseen: messages.filter(({ author, seq }) => author === "staff" && seq > seen_seq).length,
    messages: messages.map(({ seq, author, text, created_at }) => ({
      seq,
      from: author === "staff" ? ("team" as const) : author,
      text,
      at: created_at,
    })),
  };
}

const hash = (token: string): string => createHash("sha256").update(token).digest("hex");
