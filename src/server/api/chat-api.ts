import { type Context, Hono } from "hono";
import { z } from "zod";
import { AppError } from "#core/errors/app-error.ts";
import type { ChatInfo } from "#features/chat/chat-info.ts";
import type { Chats } from "#features/chat/chats.ts";
import type { Sender } from "#platform/form-guard/form-guard.ts";
import type { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import { countUse } from "../visitor/count-use.ts";
import { readJsonBody } from "./json-body.ts";

interface Options {
  chats: Pick<Chats, "start" | "say" | "read">;
  info(): Promise<ChatInfo>;
  limiter: ReturnType<typeof createRateLimiter>;
  senderOf(context: Context): Sender;
}

/** More than the pages of one household ask together. */
export const READS_A_MINUTE = 120;

/** `/api/chat`: what is known, a first message, and one conversation by its token. */
export function createChatApi({ chats, info, limiter, senderOf }: Options) {
  return new Hono()
    .get("/api/chat", async (c) => c.json({ success: true, ...(await info()) }, 200, { "cache-control": "public, max-age=60" }))
    .post("/api/chat", async (c) => {
      const answer = await chats.start(await readData(c), senderOf(c));
      return c.json(answer, answer.success ? 200 : 422);
    })
    .get("/api/chat/:token", async (c) => {
      countUse(limiter, "chat", senderOf(c).key, READS_A_MINUTE);
      const chat = await chats.read(c.req.param("token"), { isSeen: c.req.query("seen") === "1" });
      if (!chat) throw new AppError("not_found");
      return c.json({ success: true, chat }, 200, { "cache-control": "no-store" });
    })
    .post("/api/chat/:token", async (c) => {
      const answer = await chats.say(c.req.param("token"), await readData(c), senderOf(c));
      return c.json(answer, answer.success ? 200 : 422);
    });
}

/** The shape that every form of the site is sent in. */
const wrapped = z.object({ data: z.record(z.string(), z.unknown()) });

async function readData(c: Context) {
  const body = wrapped.safeParse(await readJsonBody(c.req.raw));
  if (!body.success) throw new AppError("input_invalid", { reason: 'Send the message as {"data": {…}}.' });
  return body.data.data;
}
