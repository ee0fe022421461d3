import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
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

/**
 * Every limit that counts a visitor's uses, by the file that declares it; each is met by one use more than it allows. Pictures of other
 * sites are counted in src/server/tool-images/tool-image-routes.test.ts, tries at an account in src/features/accounts/own-account.test.ts.
 */
const limits: Record<string, Record<string, Row>> = {
  "server/tools/tool-runner.ts": {
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
    application: { limit: 5, send: () => ["/api/apply", { method: "POST", body: application() }] },
    // Of a time that nobody offers: it counts all the same.
    call: { limit: 5, send: () => ["/api/booking/confirm", json({ name: "Elena", email: "elena@home.example", ...NO_TIME })] },
  },
  // Of one site that is nowhere: who asks again watches the same audit, and is counted all the same.
  "features/audit/start-audit.ts": { audits: { limit: 10, send: () => ["/api/audit", json({ website: "https://nowhere.invalid" })] } },
  "server/images/image-route.ts": {
    "pictures that have to be made": { limit: 300, send: (turn) => [`${picture}?w=${turn + 1}&h=1&fit=crop&fm=png`] },
  },
  "server/mcp/mcp-route.ts": {
    "an agent's messages": { limit: 120, send: () => ["/mcp", { ...json({ jsonrpc: "2.0", id: 1, method: "tools/list" }), ...AGENT }] },
  },
  "server/api/tools-api.ts": { "files of a run": { limit: 60, send: () => ["/api/jobs/made-up/files/a.csv"] } },
  "server/api/booking-api.ts": { "lists of free times": { limit: 60, send: () => ["/api/booking/slots"] } },
  "features/booking/bookings.ts": { holds: { limit: 40, send: () => ["/api/booking/hold", json(slot)] } },
  "server/api/chat-api.ts": { "a conversation": { limit: 120, send: () => ["/api/chat/made-up"] } },
  "server/api/speed-api.ts": {
    measurements: { limit: 300, send: () => ["/api/vitals", json({ route: "/", device: "phone", lcp: 1200 })] },
  },
  "server/tool-images/tool-image-routes.ts": {
    "ZIPs of pictures": { limit: 6, send: () => ["/api/tools/images.zip", { method: "POST", body: "" }] },
  },
};

const NO_TIME = { host: "nobody", start: "2026-01-01T00:00:00.000Z" };
const AGENT = { headers: { "content-type": "application/json", accept: "application/json, text/event-stream" } };
let slot: unknown;
let picture = "";

let site: Awaited<ReturnType<typeof openCountedSite>>;
beforeAll(async () => {
  site = await openCountedSite();
  [slot] = ((await (await site.ask("/api/booking/slots")).json()) as { slots: unknown[] }).slots;
  const posts = await (await site.ask("/api/get-posts")).text();
  const [, name, ending] = /image-([\da-f]+-\d+x\d+)-(\w+)/.exec(posts) ?? [];
  picture = `/images/embedded/production/${name}.${ending}`;
}, 60_000);
afterAll(() => site.close());

describe.each(Object.entries(limits))("%s", { timeout: 60_000 }, (_, rows) => {
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

it("a conversation takes 20 messages an hour", { timeout: 60_000 }, async () => {
  const say = (path: string) => site.ask(path, json({ data: { name: "Elena", text: "Hello." } }));
  const { token } = (await (await say("/api/chat")).json()) as { token: string };
  const statuses: number[] = [];
  for (let turn = 2; turn <= 21; turn++) statuses.push((await say(`/api/chat/${token}`)).status);
  expect(statuses).toEqual([...Array(19).fill(200), 429]);
});

it("50 long runs of a tool wait; one more is told to come back", { timeout: 60_000 }, async () => {
  const statuses: number[] = [];
  for (let turn = 1; turn <= 51; turn++) {
    const answer = await site.ask("/api/tools/sitemap-generator", json({ url: `https://site-${turn}.example/` }));
    statuses.push(answer.status);
    if (turn === 51) expect(answer.headers.get("retry-after")).toBe("60");
  }
  expect(statuses).toEqual([...Array(50).fill(202), 503]);
});

it("12 runs are under way at once; those who come on top are told to come back", { timeout: 60_000 }, async () => {
  const waiting: ServerResponse[] = [];
  const slow = createServer((_, response) => void waiting.push(response)).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const busy = await openCountedSite({ env: { FETCH_ALLOW_HOSTS: `127.0.0.1:${(slow.address() as AddressInfo).port}` } });
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/`;
  const refused: (string | null)[] = [];
  const all = Array.from({ length: 30 }, async () => {
    const answer = await busy.ask("/api/tools/title-tag-checker", json({ url }));
    if (answer.status === 503) refused.push(answer.headers.get("retry-after"));
  });
  await vi.waitFor(() => expect(refused).toHaveLength(18), { timeout: 30_000 });
  slow.on("request", (_, response) => response.end("<title>Late</title>"));
  for (const response of waiting) response.end("<title>Late</title>");
  await Promise.all(all);
  expect(refused).toEqual(Array(18).fill("5"));
  slow.close();
  await busy.close();
});

function application(): FormData {
  const form = new FormData();
  const fields = { vacancy: "technical-seo-analyst", name: "Ravi", email: "ravi@home.example", consent: "on" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("resume", new File(["%PDF-1.4\n%%EOF\n"], "ravi.pdf", { type: "application/pdf" }));
  return form;
}

/** One visitor a row. */
const addressOf = (what: string) => `192.0.2.${Object.values(limits).flatMap(Object.keys).indexOf(what) + 1}`;
