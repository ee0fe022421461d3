import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCountedSite } from "./support/site.ts";

type Send = (turn: number) => readonly [path: string, init?: RequestInit];
type Row = { limit: number; send: Send };

const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const form = (path: string, data: object): Send => {
  return (turn) => [path, json({ data: { clientEmail: `visitor-${turn}@home.example`, ...data } })];
};

/** Every limit that counts a visitor's uses, by the file that declares it; each is met by one use more than it allows. */
const limits: Record<string, Record<string, Row>> = {
  "server/api/tool-runner.ts": {
    "a tool": { limit: 30, send: () => ["/api/tools/md5-generator", json({ text: "a" })] },
    "a report of a kept page": { limit: 30, send: () => ["/api/pages/0b1c"] },
    "a visit": { limit: 30, send: () => ["/api/get-ip-store", json({ data: { page: "/" } })] },
  },
  "platform/form-guard/form-guard.ts": {
    contact: { limit: 5, send: form("/api/send-mail", { form: "contact", clientName: "Elena", message: "Hello." }) },
    newsletter: { limit: 5, send: form("/api/subscribe", {}) },
    review: {
      limit: 5,
      send: (turn) => [
        "/api/create-review",
        json({
          data: { userName: "Elena", userEmail: `elena-${turn}@home.example`, userFeedback: `Good ${turn}.`, tool: "md5-generator" },
        }),
      ],
    },
    chat: { limit: 5, send: () => ["/api/chat", json({ data: { name: "Elena", text: "Hello." } })] },
  },
  "server/api/chat-api.ts": { "a conversation": { limit: 120, send: () => ["/api/chat/made-up"] } },
  "server/api/speed-api.ts": {
    measurements: { limit: 300, send: () => ["/api/vitals", json({ route: "/", device: "phone", lcp: 1200 })] },
  },
  "server/tool-images/image-routes.ts": {
    "ZIPs of pictures": { limit: 6, send: () => ["/api/tools/images.zip", { method: "POST", body: "" }] },
  },
};

let site: Awaited<ReturnType<typeof openCountedSite>>;
beforeAll(async () => {
  site = await openCountedSite();
}, 60_000);
afterAll(() => site.close());

describe.each(Object.entries(limits))("%s", (_, rows) => {
  it.each(Object.entries(rows))("%s: one use more than allowed is refused, with the time to wait", async (what, { limit, send }) => {
    const own = (turn: number) => {
      const [path, init = {}] = send(turn);
      return site.ask(path, { ...init, headers: { ...init.headers, "x-forwarded-for": addressOf(what) } });
    };
    const within = new Set<number>();
    for (let turn = 0; turn < limit; turn++) within.add((await own(turn)).status);
    expect([...within].filter((status) => status === 429 || status >= 500)).toEqual([]);
    const over = await own(limit);
    expect([over.status, Number(over.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await site.ask(...send(limit + 1))).status, "another visitor is not refused").not.toBe(429);
  });
});

/** One visitor a row. */
const addressOf = (what: string) => `192.0.2.${Object.values(limits).flatMap(Object.keys).indexOf(what) + 1}`;
