import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ALL, FIRST_PAGE } from "#core/lists/list-query.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { type MailFixture, openMailFixture } from "../../../tests/support/mail-fixture.ts";
import { CHAT_ANSWER_QUEUE, createChats } from "./chats.ts";

const ada = { name: "Ada", email: "ada@shop.example", text: "Do you work with <b>Magento</b>?" };
const from = (key: string) => ({ key });

describeOnEachDatabase("chat", ({ open }) => {
  let fixture: MailFixture;
  let chats: ReturnType<typeof createChats>;
  let due: { queue: string; data: { id: string; seq: number }; delayMs: number | undefined }[];

  beforeEach(async () => {
    fixture = await openMailFixture(open);
    due = [];
    chats = createChats({
      db: fixture.db,
      outbox: fixture.outbox,
      guard: fixture.guard,
      visitorMail: fixture.visitorMail,
      now: fixture.now,
      secret: Buffer.alloc(32, 7),
      jobs: {
        async add(queue, data, options) {
          due.push({ queue, data: data as { id: string; seq: number }, delayMs: options?.delayMs });
          return "job";
        },
      },
      agency: async () => ({ brandName: "Agency", mail: "hello@agency.example", origin: "https://agency.example" }),
      async addLead(trx, { isProved, at, ...said }) {
        const id = randomUUID();
        const lead = { ...said, id, form: "chat", stage: "new", website: "", plan: "", is_spam: 0, is_proved: isProved ? 1 : 0 } as const;
        await trx
          .insertInto("lead")
          .values({ ...lead, audit_id: null, created_at: at, updated_at: at })
          .execute();
        return id;
      },
    });
  });
  afterEach(() => fixture.close());

  const start = async (fields: Record<string, unknown> = ada, key = "203.0.113.1") => {
    const answer = await chats.start(fields, from(key));
    return { answer, token: answer.token ?? "", id: (await inbox())[0]?.id ?? "" };
  };
  const inbox = async () => (await chats.list({ ...FIRST_PAGE, filters: { spam: ALL } })).rows;
  const read = (token: string, isSeen = true) => chats.read(token, { isSeen });
  const subjects = async () => (await fixture.arrived()).map(({ to, mail }) => [to[0], mail.subject]);

  it("keeps a message, makes it a lead and tells the team once", async () => {
    const { answer, token } = await start();
    expect(answer).toMatchObject({ success: true, chat: { state: "open", hasEmail: true } });
    expect(token).toMatch(/^[\w-]{43}$/);
    await chats.say(token, { text: "And with Shopify?" }, from("203.0.113.1"));
    expect((await read(token))?.messages.map(({ seq, from: who, text }) => [seq, who, text])).toEqual([
      [1, "visitor", "Do you work with <b>Magento</b>?"],
      [2, "visitor", "And with Shopify?"],
    ]);
    const lead = await fixture.db.selectFrom("lead").selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ form: "chat", stage: "new", email: "ada@shop.example", name: "Ada", message: ada.text });
    expect(await subjects()).toEqual([["hello@agency.example", "Chat: Ada waits for an answer"]]);
    expect(await inbox()).toMatchObject([{ unread: 2, text: "And with Shopify?" }]);
  });

  it("tells the team again only after somebody opened it", async () => {
    const { token, id } = await start();
    expect((await chats.open(id)).messages).toHaveLength(1);
    expect(await inbox()).toMatchObject([{ unread: 0 }]);
    await chats.say(token, { text: "Still there?" }, from("203.0.113.1"));
    expect(await subjects()).toHaveLength(2);
  });

  it("never gives an address out, neither the visitor's nor the staff's", async () => {
    const { token, id } = await start();
    await chats.answer(id, "Yes, since 2.4.", "maren@agency.example");
    expect(JSON.stringify(await read(token))).not.toContain("@");
    expect(JSON.stringify(await inbox())).not.toContain("token");
  });

  it("mails an answer that was not seen, with all before it, and none that was", async () => {
    const { token, id } = await start();
    await chats.answer(id, "Yes, since 2.4.", "maren@agency.example");
    await chats.answer(id, "And Shopify too.", "maren@agency.example");
    expect(due).toEqual([2, 3].map((seq) => ({ queue: CHAT_ANSWER_QUEUE, data: { id, seq }, delayMs: 90_000 })));
    for (const { data } of [...due, ...due]) await chats.mailAnswer(data);
    const mails = (await fixture.arrived()).filter(({ to }) => to[0] === "ada@shop.example");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.mail.text).toContain("> Yes, since 2.4.\n> \n> And Shopify too.");
    expect(mails[0]?.mail.text).toContain(`https://agency.example/chat/${token}/`);

    await chats.answer(id, "Anything else?", "maren@agency.example");
    expect(await read(token)).toMatchObject({ unseen: 0 });
    await chats.mailAnswer({ id, seq: 4 });
    expect((await fixture.arrived()).filter(({ to }) => to[0] === "ada@shop.example")).toHaveLength(1);
  });

  it("a look from a hidden page does not count as seen", async () => {
    const { token, id } = await start();
    await chats.answer(id, "Yes.", "maren@agency.example");
    expect(await read(token, false)).toMatchObject({ unseen: 1 });
    await chats.mailAnswer({ id, seq: 2 });
    expect((await fixture.arrived()).map(({ to }) => to[0])).toContain("ada@shop.example");
  });

  it("needs no address, and takes one later", async () => {
    const { token } = await start({ text: "Hello" });
    expect(await fixture.db.selectFrom("lead").selectAll().execute()).toEqual([]);
    await chats.say(token, { text: "My address", email: "ada@shop.example" }, from("203.0.113.1"));
    expect(await read(token)).toMatchObject({ hasEmail: true });
    expect(await fixture.db.selectFrom("lead").select("form").execute()).toEqual([{ form: "chat" }]);
  });

  it.each([
    ["blanks", { text: "  " }, { text: "Write a line first." }],
    ["2,001 characters", { text: "a".repeat(2001) }, { text: "Shorten it to 2,000 characters." }],
    ["two addresses", { ...ada, email: "ada@shop.example, eve@evil.example" }, { email: expect.any(String) }],
    ["a list", { ...ada, text: ["a"] }, { text: expect.any(String) }],
  ])("refuses %s in words", async (_, given, fields) => {
    expect(await chats.start(given, from("203.0.113.1"))).toMatchObject({ success: false, fields });
    expect(await inbox()).toEqual([]);
  });

  it("keeps no control character, which one of the databases refuses", async () => {
    const { token } = await start({ name: "A\u0000da\r\n", text: "one\u0000\r\ntwo" });
    expect((await read(token))?.messages[0]?.text).toBe("one \ntwo");
    expect((await inbox())[0]?.name).toBe("A da");
  });

  it("answers a program as if all were well, keeps it apart and tells nobody", async () => {
    const { answer } = await start({ ...ada, companyFax: "1" });
    expect(answer.success).toBe(true);
    expect(await subjects()).toEqual([]);
    expect(await fixture.db.selectFrom("lead").selectAll().execute()).toEqual([]);
    expect([(await inbox())[0]?.isSpam, (await chats.list(FIRST_PAGE)).total]).toEqual([true, 0]);
  });

  it("takes five an hour from one network without proof, and twenty into one conversation from anywhere", async () => {
    const { token } = await start();
    for (let n = 2; n <= 5; n++) await chats.say(token, { text: `${n}` }, from("203.0.113.1"));
    await expect(chats.say(token, { text: "6" }, from("203.0.113.1"))).rejects.toMatchObject({ code: "form_limited" });
    for (let n = 6; n <= 20; n++) await chats.say(token, { text: `${n}` }, from(`198.51.100.${n}`));
    await expect(chats.say(token, { text: "21" }, from("198.51.100.99"))).rejects.toMatchObject({ code: "form_limited" });
    expect((await read(token))?.messages).toHaveLength(20);
    fixture.clock.ms += 3_600_001;
    await chats.say(token, { text: "an hour later" }, from("198.51.100.99"));
  });

  it("numbers messages that arrive at once without a gap", async () => {
    const { token, id } = await start();
    await Promise.all([
      ...[1, 2, 3, 4].map((n) => chats.say(token, { text: `${n}` }, from(`198.51.100.${n}`))),
      chats.answer(id, "Yes.", "maren@agency.example"),
    ]);
    expect((await read(token))?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is closed by staff and opened again by the visitor's next message", async () => {
    const { token, id } = await start();
    await chats.answer(id, "Yes.", "maren@agency.example");
    expect(await read(token)).toMatchObject({ state: "answered" });
    await chats.move(id, "closed");
    expect(await read(token)).toMatchObject({ state: "closed" });
    await chats.say(token, { text: "One more" }, from("203.0.113.1"));
    expect(await read(token)).toMatchObject({ state: "open" });
  });

  it("knows no conversation by a made-up token or its own number", async () => {
    const { id } = await start();
    for (const token of ["", "a".repeat(43), id]) expect(await read(token)).toBeUndefined();
    await expect(chats.say("x", { text: "a" }, from("203.0.113.1"))).rejects.toMatchObject({ code: "not_found" });
    await expect(chats.answer("x", "a", "maren@agency.example")).rejects.toMatchObject({ code: "not_found" });
    await expect(chats.answer(id, "  ", "maren@agency.example")).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("goes after a year of silence, messages included", async () => {
    const { token } = await start();
    fixture.clock.ms += 364 * 86_400_000;
    await chats.removeOld();
    expect(await read(token)).toBeDefined();
    fixture.clock.ms += 2 * 86_400_000;
    await chats.removeOld();
    expect(await read(token)).toBeUndefined();
    expect(await fixture.db.selectFrom("chat_message").selectAll().execute()).toEqual([]);
  });
});
