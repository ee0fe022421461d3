import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { afterEach, expect, it, vi } from "vitest";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { startSmtp, type TestSmtp } from "../../../tests/support/smtp.ts";
import { createLogger } from "../log/logger.ts";
import type { Mail } from "./mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createSmtpTransport, type MailTransport } from "./smtp-transport.ts";

const log = createLogger({ level: "silent" });
const START = Date.parse("2026-11-15T12:00:00.000Z");
const MINUTE = 60_000;
const WAIT = { timeout: 30_000, interval: 10 };
const hello: Mail = { to: "ann@example.com", subject: "Hello", text: "Hello Ann" };

describeOnEachDatabase("the outbox", ({ open, createPlace }) => {
  const servers: TestSmtp[] = [];
  const outboxes: Outbox[] = [];
  afterEach(async () => {
    for (const outbox of outboxes.splice(0)) await outbox.stop();
    for (const server of servers.splice(0)) await server.stop();
  });
  const listen = async (options: Parameters<typeof startSmtp>[0] = {}) => {
    const server = await startSmtp(options);
    servers.push(server);
    return server;
  };
  async function createTestOutbox(options: {
    transport?: MailTransport | undefined;
    leaseMs?: number;
    from?: () => Promise<string>;
    place?: Awaited<ReturnType<typeof createPlace>>;
  }) {
    const clock = { ms: START };
    const database = await open(options.place);
    const outbox = createOutbox({
      db: database.db,
      dialect: database.dialect,
      log,
      from: options.from ?? (async () => "hello@site.example"),
      transport: options.transport,
      now: () => new Date(clock.ms),
      random: () => 0.5,
      pollMs: 20,
      stopWaitMs: 500,
      ...(options.leaseMs === undefined ? {} : { leaseMs: options.leaseMs }),
    });
    outboxes.push(outbox);
    return { outbox, clock, db: database.db };
  }

  it("sends both parts, attachments and letters of any language to one recipient", async () => {
    const smtp = await listen();
    const { outbox } = await createTestOutbox({ transport: createSmtpTransport(smtp.url) });
    const ics = Buffer.from("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n");
    const id = await outbox.enqueue(
      {
        to: "ann@example.com",
        replyTo: "visitor+1@example.org",
        fromName: "Zoë, from the “desk”",
        subject: "Grüße 👋 — your call",
        text: "Plain\n.\nafter a lone dot",
        html: "<p>Rich <b>Zoë</b></p>",
        unsubscribeUrl: "https://site.example/unsubscribe/abc",
        attachments: [{ fileName: "call.ics", contentType: "text/calendar; method=REQUEST; charset=utf-8", content: ics }],
      },
      { key: "booking:1" },
    );
    await outbox.deliverDue();
    expect(smtp.mails.map(({ from, to }) => ({ from, to }))).toStrictEqual([{ from: "hello@site.example", to: ["ann@example.com"] }]);
    const got = await PostalMime.parse(smtp.mails[0]?.raw ?? "");
    expect(got).toMatchObject({
      from: { name: "Zoë, from the “desk”", address: "hello@site.example" },
      to: [{ address: "ann@example.com" }],
      replyTo: [{ address: "visitor+1@example.org" }],
      subject: "Grüße 👋 — your call",
      text: "Plain\n.\nafter a lone dot\n",
      messageId: `<${id}@site.example>`,
      date: "2026-11-15T12:00:00.000Z",
    });
    expect(got.html?.trim()).toBe("<p>Rich <b>Zoë</b></p>");
    expect(got.cc ?? []).toStrictEqual([]);
    const header = (name: string) => got.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe")).toBe("<https://site.example/unsubscribe/abc>");
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [attached] = got.attachments;
    expect(attached).toMatchObject({ filename: "call.ics", mimeType: "text/calendar", disposition: "attachment" });
    // Read from the conversation itself: the parser rewrites the line breaks of calendar files.
    expect(smtp.mails[0]?.raw).toContain(`\r\n\r\n${ics.toString("base64")}\r\n`);
    expect(await outbox.get(id)).toMatchObject({ state: "sent", attempts: 1, sentAt: "2026-11-15T12:00:00.000Z", to: "ann@example.com" });
  });

  it("enqueues one mail a key, together with other rows or not at all", async () => {
    const { outbox, db } = await createTestOutbox({ transport: undefined });
    const first = await outbox.enqueue(hello, { key: "lead:1" });
    expect(await outbox.enqueue({ ...hello, subject: "Again" }, { key: "lead:1" })).toBe(first);
    const failing = db.transaction().execute(async (trx) => {
      await outbox.enqueue(hello, { key: "lead:2", trx });
      throw new Error("the lead was not stored");
    });
    await expect(failing).rejects.toThrow("the lead was not stored");
    expect((await outbox.list()).rows.map(({ key, subject }) => ({ key, subject }))).toStrictEqual([{ key: "lead:1", subject: "Hello" }]);
  });

  it("keeps mails readable when no SMTP is set, and sends one by hand once there is", async () => {
    const place = await createPlace();
    const { outbox } = await createTestOutbox({ transport: undefined, place });
    const content = Buffer.from([0, 255, 10]);
    const value = { ...hello, attachments: [{ fileName: "a.bin", contentType: "application/octet-stream", content }] };
    const id = await outbox.enqueue(value, { key: "1" });
    outbox.start();
    await outbox.deliverDue();
    expect(await outbox.get(id)).toEqual({
      id,
      key: "1",
      to: "ann@example.com",
      subject: "Hello",
      state: "kept",
      attempts: 0,
      createdAt: "2026-11-15T12:00:00.000Z",
      mail: value,
    });
    expect(await outbox.retry(id)).toBe(false);

    const smtp = await listen();
    const { outbox: connected } = await createTestOutbox({ transport: createSmtpTransport(smtp.url), place });
    await connected.deliverDue();
    expect(smtp.mails).toStrictEqual([]);
    expect(await connected.retry(id)).toBe(true);
    await connected.deliverDue();
    expect(smtp.mails).toHaveLength(1);
    expect(await connected.retry(id)).toBe(false);
  });

  it("tries again while the server is down, and every mail arrives once when it is back", async () => {
    const smtp = await listen();
    await smtp.stop();
    const { outbox, clock } = await createTestOutbox({ transport: createSmtpTransport(smtp.url) });
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => outbox.enqueue({ ...hello, subject: `Mail ${n}` }, { key: `${n}` })));
    const pauses: number[] = [];
    for (let tries = 1; tries <= 4; tries++) {
      await outbox.deliverDue();
      const [entry] = (await outbox.list()).rows;
      expect(entry).toMatchObject({ state: "waiting", attempts: tries, lastError: expect.stringContaining("ECONNREFUSED") });
      pauses.push(Date.parse(entry?.nextTryAt ?? "") - clock.ms);
      await outbox.deliverDue();
      clock.ms = Date.parse(entry?.nextTryAt ?? "");
    }
    expect(pauses).toStrictEqual([1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE]);
    const back = await listen({ port: smtp.port });
    await Promise.all([outbox.deliverDue(), outbox.deliverDue()]);
    await outbox.deliverDue();
    const subjects = await Promise.all(back.mails.map(async ({ raw }) => (await PostalMime.parse(raw)).subject));
    expect(subjects.sort()).toStrictEqual(["Mail 1", "Mail 2", "Mail 3", "Mail 4", "Mail 5"]);
    for (const id of ids) expect(await outbox.get(id)).toMatchObject({ state: "sent", attempts: 5 });
  });

  it("calls a mail dead after 72 hours of tries, and starts anew when asked to", async () => {
    const tried: number[] = [];
    const transport: MailTransport = { send: async () => ({ isSent: false, isFinal: false, reason: "451 later" }), close() {} };
    const { outbox, clock } = await createTestOutbox({ transport });
    const id = await outbox.enqueue(hello, { key: "1" });
    for (let next: string | undefined = ""; next !== undefined; next = (await outbox.get(id))?.nextTryAt) {
      clock.ms = Math.max(clock.ms, Date.parse(next) || 0);
      tried.push((clock.ms - START) / MINUTE);
      await outbox.deliverDue();
    }
    expect(tried).toStrictEqual([0, 1, 6, 21, 81, 261, 621, 1_341, 2_781, 4_221, 4_320]);
    expect(await outbox.get(id)).toMatchObject({ state: "dead", attempts: 11, lastError: "451 later" });
    expect(await outbox.retry(id)).toBe(true);
    await outbox.deliverDue();
    expect(await outbox.get(id)).toMatchObject({ state: "waiting", nextTryAt: new Date(clock.ms + MINUTE).toISOString() });
  });

  it("gives up at once when the server refuses the recipient for good, and not when it asks to come back", async () => {
    const smtp = await listen({
      onRecipient: (address) => {
        const responseCode = address.startsWith("gone") ? 550 : 451;
        throw Object.assign(new Error("no"), { responseCode });
      },
    });
    const { outbox } = await createTestOutbox({ transport: createSmtpTransport(smtp.url) });
    const gone = await outbox.enqueue({ ...hello, to: "gone@example.com" }, { key: "1" });
    const busy = await outbox.enqueue({ ...hello, to: "busy@example.com" }, { key: "2" });
    await outbox.deliverDue();
    expect(await outbox.get(gone)).toMatchObject({ state: "dead", attempts: 1 });
    expect(await outbox.get(busy)).toMatchObject({ state: "waiting", attempts: 1 });
  });

  it("sends each mail once when several instances share the outbox and sending outlasts the lease", async () => {
    const place = await createPlace();
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const smtp = await listen({ beforeAccept: () => accepted });
    const { db } = await open(place);
    const clock = { ms: START };
    const LEASE = 300;
    const sender = async () => {
      const database = await open(place);
      const transport = createSmtpTransport(smtp.url);
      const options = { db: database.db, dialect: database.dialect, log, from: async () => "hello@site.example", transport };
      const outbox = createOutbox({ ...options, now: () => new Date(clock.ms), pollMs: 20, leaseMs: LEASE, stopWaitMs: 2_000 });
      outboxes.push(outbox);
      return outbox;
    };
    const both = await Promise.all([sender(), sender()]);
    const [first] = both;
    for (const outbox of both) outbox.start();
    await Promise.all(Array.from({ length: 8 }, (_, n) => first.enqueue(hello, { key: `${n}` })));
    const leases = async () =>
      (await db.selectFrom("outbox").select("lease_until").where("state", "=", "sending").execute()).map(Object.values);
    await vi.waitUntil(async () => (await leases()).length > 0, WAIT);
    for (let past = 0; past < 3 * LEASE; past += LEASE / 2) {
      clock.ms += LEASE / 2;
      const renewed = new Date(clock.ms + LEASE).toISOString();
      await vi.waitUntil(async () => (await leases()).every(([until]) => until === renewed), WAIT);
    }
    accept();
    await vi.waitUntil(async () => (await first.list()).rows.every(({ state }) => state === "sent"), WAIT);
    await sleep(200);
    expect(smtp.mails).toHaveLength(8);
    expect((await first.list()).rows.map(({ attempts }) => attempts)).toStrictEqual(Array.from({ length: 8 }).fill(1));
  });

  it("sends a mail again whose instance died while sending, under the same message id", async () => {
    const smtp = await listen();
    const { outbox, clock, db } = await createTestOutbox({ transport: createSmtpTransport(smtp.url) });
    const id = await outbox.enqueue(hello, { key: "1" });
    const lease = new Date(START + 2 * MINUTE).toISOString();
    await db.updateTable("outbox").set({ state: "sending", attempt: 1, tries: 1, lease_until: lease }).where("id", "=", id).execute();
    await outbox.deliverDue();
    expect(smtp.mails).toStrictEqual([]);
    clock.ms += 2 * MINUTE + 1;
    await outbox.deliverDue();
    expect((await PostalMime.parse(smtp.mails[0]?.raw ?? "")).messageId).toBe(`<${id}@site.example>`);
  });

  it("takes mails back by how their keys begin, and a withdrawn one is never tried again", async () => {
    const answers: (() => void)[] = [];
    const given: string[] = [];
    const transport: MailTransport = {
      async send({ subject }) {
        given.push(subject);
        await new Promise<void>((resolve) => answers.push(resolve));
        return subject === "issue:1:a" ? { isSent: true } : { isSent: false, isFinal: false, reason: "busy" };
      },
      close() {},
    };
    const { outbox, clock, db } = await createTestOutbox({ transport });
    const states = async () => Object.fromEntries((await outbox.list()).rows.map(({ key, state }) => [key, state]));
    for (const key of ["issue:1:a", "issue:1:b", "issue:10:a"]) await outbox.enqueue({ ...hello, subject: key }, { key });
    const delivering = outbox.deliverDue();
    await vi.waitUntil(() => given.length === 3, WAIT);
    for (const key of ["issue:1:c", "issue:1:d", "issue:1:e"]) await outbox.enqueue({ ...hello, subject: key }, { key });
    expect(await db.transaction().execute((trx) => outbox.withdraw("issue:1:", trx))).toStrictEqual({ waiting: 3, onTheirWay: 2 });
    for (const answer of answers) answer();
    await delivering;
    const taken = { "issue:1:b": "withdrawn", "issue:1:c": "withdrawn", "issue:1:d": "withdrawn", "issue:1:e": "withdrawn" };
    // The one that the server took all the same is told as sent; the one that it did not take is not tried again.
    expect(await states()).toStrictEqual({ "issue:1:a": "sent", ...taken, "issue:10:a": "waiting" });
    clock.ms += 24 * 60 * MINUTE;
    const again = outbox.deliverDue();
    await vi.waitUntil(() => given.length === 4, WAIT);
    answers.at(-1)?.();
    await again;
    // The first three in whatever order, and then the one that is left.
    expect(given.slice(0, 3).toSorted()).toStrictEqual(["issue:10:a", "issue:1:a", "issue:1:b"]);
    expect(given.slice(3)).toStrictEqual(["issue:10:a"]);
    const [withdrawn] = (await outbox.list({ ...FIRST_PAGE, filters: { state: "withdrawn" } })).rows;
    expect(await outbox.retry(withdrawn?.id ?? "")).toBe(false);
    expect(await outbox.removeOlderThan(new Date(clock.ms).toISOString())).toBe(5);
  });

  it("leaves mails as they are while the sender is not known", async () => {
    const smtp = await listen();
    let asked = 0;
    const from = async () => {
      if (++asked === 1) throw new Error("out of reach");
      return "hello@site.example";
    };
    const { outbox } = await createTestOutbox({ transport: createSmtpTransport(smtp.url), from });
    await outbox.enqueue(hello, { key: "1" });
    await expect(outbox.deliverDue()).rejects.toThrow("out of reach");
    expect((await outbox.list()).rows).toMatchObject([{ state: "waiting", attempts: 0 }]);
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect([smtp.mails.length, asked]).toStrictEqual([1, 2]);
  });

  it("refuses a mail that could reach anyone else, and stores nothing of it", async () => {
    const { outbox } = await createTestOutbox({ transport: undefined });
    const enqueued = outbox.enqueue({ ...hello, to: "ann@example.com,eve@evil.example" }, { key: "1" });
    await expect(enqueued).rejects.toMatchObject({ code: "input_invalid", message: "to: Write one address, such as name@example.com." });
    expect((await outbox.list()).rows).toStrictEqual([]);
  });

  it("writes names that look like addresses as names", async () => {
    const smtp = await listen();
    const { outbox } = await createTestOutbox({ transport: createSmtpTransport(smtp.url) });
    await outbox.enqueue(
      {
        ...hello,
        fromName: 'Eve" <eve@evil.example>, "x',
        subject: "To: eve@evil.example, x",
        text: "\r\n.\r\nRCPT TO:<eve@evil.example>",
      },
      { key: "1" },
    );
    await outbox.deliverDue();
    expect(smtp.mails.map(({ from, to }) => ({ from, to }))).toStrictEqual([{ from: "hello@site.example", to: ["ann@example.com"] }]);
    const got = await PostalMime.parse(smtp.mails[0]?.raw ?? "");
    expect(got.from?.address).toBe("hello@site.example");
    expect(got.to).toMatchObject([{ address: "ann@example.com" }]);
    expect(got.subject).toBe("To: eve@evil.example, x");
  });

  it("lists the newest first, by state, and removes old ones that are done with", async () => {
    const { outbox, clock } = await createTestOutbox({ transport: undefined });
    for (const key of ["a", "b", "c"]) {
      await outbox.enqueue(hello, { key });
      clock.ms += MINUTE;
    }
    const { rows, total, counts } = await outbox.list();
    expect([rows.map(({ key }) => key), total, counts]).toStrictEqual([["c", "b", "a"], 3, { state: { kept: 3 } }]);
    expect(await outbox.list({ ...FIRST_PAGE, filters: { state: "dead" } })).toMatchObject({ rows: [], total: 0 });
    expect(await outbox.removeOlderThan(new Date(START + MINUTE).toISOString())).toBe(1);
    expect((await outbox.list()).rows.map(({ key }) => key)).toStrictEqual(["c", "b"]);
  });
});
