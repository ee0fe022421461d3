import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { createStaffLog } from "#features/accounts/staff-log.ts";
import { removePastCalls } from "#features/booking/bookings.ts";
import { removeClosedLeads } from "#features/leads/remove-closed-leads.ts";
import { removeGoneReaders } from "#features/newsletter/remove-gone-readers.ts";
import { createPrivacy } from "#features/privacy/privacy.ts";
import { createRetention } from "#features/privacy/retention.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { createPrivateFiles } from "#platform/private-files/private-files.ts";
import { describeOnEachDatabase } from "./support/each-database.ts";

const EMAIL = "Elena.O'Hara+seo@atlas.example";
const SHOUTED = EMAIL.toUpperCase();
const AT = "2026-11-15T12:00:00.000Z";
const now = () => new Date(AT);
const spoken = `Write to ${SHOUTED}, not to other@atlas.example.`;

describeOnEachDatabase("privacy", ({ open, createPlace, dialect }) => {
  async function openEverything() {
    const place = await createPlace();
    const { db } = await open(place);
    const resumes = createPrivateFiles({ db, folder: "resumes" });
    const reports = createPrivateFiles({ db, folder: "audits" });
    const log = createStaffLog({ db, now });
    const gone: string[] = [];
    const privacy = createPrivacy({
      db,
      dialect,
      resumes,
      log,
      now,
      removeReport: (id) => reports.remove(`audit-${id}`),
      removeReview: async (id) => gone.push(id),
    });
    await fill(db, EMAIL, "theirs");
    await fill(db, "other@atlas.example", "others");
    for (const whose of ["theirs", "others"]) {
      await resumes.write(`application-${whose}`, new Blob([`%PDF- of ${EMAIL}`]));
      await reports.write(`audit-job-${whose}`, new Blob(["%PDF-"]));
    }
    await log.write({ actor: "owner@agency.example", action: "mail.read", subject: "outbox-theirs", detail: SHOUTED });
    await log.write({ actor: "owner@agency.example", action: "lead.note", subject: "lead-others", detail: "kept" });
    return { place, db, resumes, log, privacy, gone };
  }

  it("counts what is held under an address, in any capitals, and nobody else's", async () => {
    const { privacy } = await openEverything();
    const counts = { leads: 1, notes: 1, bookings: 1, applications: 1, reviews: 1, subscriptions: 1, chats: 1, messages: 1, mails: 2 };
    expect(await privacy.held(SHOUTED)).toEqual({ email: SHOUTED, counts: { ...counts, watches: 1 } });
    expect((await privacy.held("nobody@atlas.example")).counts.leads).toBe(0);
    await expect(privacy.held("no address")).rejects.toMatchObject({ code: "input_invalid" });
  });

  it("hands out a copy with everything in it, the resume too, and no secret of a link", async () => {
    const { privacy } = await openEverything();
    const copy = await privacy.copy(EMAIL, "owner@agency.example");
    expect(Object.entries(copy).flatMap(([kind, rows]) => (Array.isArray(rows) ? [[kind, rows.length]] : []))).toEqual([
      ...[
        ["leads", 1],
        ["notes", 1],
        ["reviews", 1],
        ["chats", 1],
        ["messages", 1],
      ],
      ...[
        ["bookings", 1],
        ["subscriptions", 1],
        ["watches", 1],
        ["applications", 1],
        ["mails", 2],
      ],
    ]);
    expect(Buffer.from(copy.applications[0]?.resume ?? "", "base64").toString()).toBe(`%PDF- of ${EMAIL}`);
    expect(JSON.stringify(copy.applications) + JSON.stringify(copy.bookings) + JSON.stringify(copy.subscriptions)).not.toMatch(/hash/);
    expect(JSON.stringify(copy)).not.toContain("lead-others");
  });

  it("erases an address from every table, file and the log, and keeps everybody else's", async () => {
    const { place, db, privacy, log, gone } = await openEverything();
    const before = await cellsWith(db, "atlas.example");
    expect(before.length).toBeGreaterThan(20);
    expect(await privacy.erase(EMAIL, "owner@agency.example")).toMatchObject({ leads: 1, mails: 2, applications: 1 });

    expect(await cellsWith(db, EMAIL)).toEqual([]);
    expect(await cellsWith(db, encodeURIComponent(EMAIL))).toEqual([]);
    expect(gone).toEqual(["review-theirs"]);
    const files = await db.selectFrom("private_file").select(["folder", "id"]).orderBy("folder").execute();
    expect(files).toEqual([
      { folder: "audits", id: "audit-job-others" },
      { folder: "resumes", id: "application-others" },
    ]);
    if (dialect === "sqlite") expect(filesWith(place.dataDir, EMAIL)).toEqual([]);

    for (const table of [
      "lead",
      "lead_note",
      "booking",
      "application",
      "review",
      "subscriber",
      "audit_watch",
      "chat",
      "chat_message",
      "outbox",
      "job",
    ] as const)
      expect([table, (await db.selectFrom(table).selectAll().execute()).length]).toEqual([
        table,
        table === "outbox" ? 2 : table === "job" ? 2 : 1,
      ]);
    const note = await db.selectFrom("lead_note").select("text").executeTakeFirst();
    expect(note?.text).toBe("Write to [erased], not to other@atlas.example.");

    expect(await log.firstBroken()).toBeUndefined();
    const entries = (await log.list()).rows;
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      [
        "privacy.erase",
        "leads 1, notes 1, bookings 1, applications 1, reviews 1, subscriptions 1, watches 1, chats 1, messages 1, mails 2",
      ],
      ["lead.note", "kept"],
      ["mail.read", "[erased]"],
    ]);
    // Safe to repeat, and honest about it.
    expect(Object.values(await privacy.erase(EMAIL, "owner@agency.example")).every((count) => count === 0)).toBe(true);
  });

  it("erases no account of staff", async () => {
    const { privacy, db } = await openEverything();
    const stamp = { createdAt: AT, updatedAt: AT };
    await db
      .insertInto("user")
      .values({
        id: "u1",
        name: "E",
        email: EMAIL.toLowerCase(),
        emailVerified: 1,
        role: "owner",
        banned: null,
        twoFactorEnabled: null,
        ...stamp,
      })
      .execute();
    await expect(privacy.erase(EMAIL, "owner@agency.example")).rejects.toMatchObject({ code: "input_invalid" });
    expect((await privacy.held(EMAIL)).counts.leads).toBe(1);
  });

  it("lets go of what is closed for thirty days, and of nothing that is open", async () => {
    const { db } = await openEverything();
    await db.updateTable("lead").set({ stage: "lost" }).where("id", "=", "lead-theirs").execute();
    const removed: string[] = [];
    const at = (iso: string) =>
      createRetention({
        removers: [
          (before) => removeClosedLeads(db, before),
          (before) => removePastCalls(db, before),
          (before) => removeGoneReaders(db, before),
          async (before) => removed.push(before),
        ],
        now: () => new Date(iso),
      }).removeOld();
    await at("2026-12-15T11:00:00.000Z");
    expect(await db.selectFrom("lead").select("id").orderBy("id").execute()).toEqual([{ id: "lead-others" }, { id: "lead-theirs" }]);
    await at("2026-12-25T12:00:00.000Z");
    expect(await db.selectFrom("lead").select("id").execute()).toEqual([{ id: "lead-others" }]);
    expect(await db.selectFrom("lead_note").select("id").execute()).toEqual([{ id: "note-others" }]);
    expect(await db.selectFrom("booking").select("id").execute()).toEqual([]);
    expect((await db.selectFrom("subscriber").select("id").execute()).length).toBe(2);
    expect(removed.at(-1)).toBe("2026-11-25T12:00:00.000Z");
  });
});

/** One row of somebody in every table that can hold one. */
async function fill(db: Kysely<Database>, email: string, whose: string) {
  const times = { created_at: AT, updated_at: AT };
  const ended = {
    lease_until: null,
    attempt: 1,
    put_back: 0,
    max_attempts: 5,
    result: null,
    error: null,
    unique_key: null,
    started_at: AT,
    ended_at: AT,
  };
  const job = { state: "done" as const, run_at: AT, created_at: AT, ...ended };
  await db
    .insertInto("job")
    .values([
      { id: `job-${whose}`, queue: "site-audit", data: JSON.stringify({ website: "https://atlas.example" }), ...job },
      { id: `reminder-${whose}`, queue: "booking-reminder", data: JSON.stringify({ id: `booking-${whose}` }), ...job },
    ])
    .execute();
  await db
    .insertInto("job_event")
    .values({ job_id: `job-${whose}`, seq: 1, data: "{}", created_at: AT })
    .execute();
  await db
    .insertInto("lead")
    .values({
      id: `lead-${whose}`,
      form: "audit",
      stage: "new",
      name: "Elena",
      email,
      website: "https://atlas.example",
      plan: "",
      message: `I am ${email}.`,
      is_spam: 0,
      is_proved: 1,
      audit_id: `job-${whose}`,
      ...times,
    })
    .execute();
  await db
    .insertInto("lead_note")
    .values({ id: `note-${whose}`, lead_id: `lead-${whose}`, author: "sales", text: spoken, created_at: AT })
    .execute();
  await db
    .insertInto("booking")
    .values({
      id: `booking-${whose}`,
      host: whose,
      host_name: "Maya",
      start_at: "2026-11-18T16:30:00.000Z",
      end_at: "2026-11-18T16:50:00.000Z",
      state: "confirmed",
      hold_until: null,
      name: "Elena",
      email,
      website: "",
      note: "",
      zone: "UTC",
      token_hash: whose,
      sequence: 0,
      reason: "",
      ...times,
    } as never)
    .execute();
  await db
    .insertInto("application")
    .values({
      id: `application-${whose}`,
      vacancy: "v",
      vacancy_title: "V",
      name: "Elena",
      email,
      phone: "",
      link: "",
      note: email,
      file_name: "cv.pdf",
      file_type: "application/pdf",
      file_bytes: 9,
      state: "received",
      is_spam: 0,
      status_hash: whose,
      ...times,
    })
    .execute();
  await db
    .insertInto("review")
    .values({
      id: `review-${whose}`,
      tool: "md5-generator",
      name: "Elena",
      email,
      feedback: "Good.",
      rating: 5,
      state: "approved",
      spam_score: 0,
      spam_reasons: "[]",
      reply: null,
      created_at: AT,
      decided_at: null,
      decided_by: null,
    })
    .execute();
  await db
    .insertInto("subscriber")
    .values({
      id: `subscriber-${whose}`,
      email: email.toLowerCase(),
      state: "subscribed",
      confirm_hash: whose,
      confirm_until: AT,
      leave_hash: whose,
      created_at: AT,
      confirmed_at: AT,
      left_at: null,
    })
    .execute();
  await db
    .insertInto("audit_watch")
    .values({
      id: `watch-${whose}`,
      email: email.toLowerCase(),
      website: "https://atlas.example/",
      every: "week",
      state: "on",
      confirm_hash: whose,
      confirm_until: AT,
      stop_hash: whose,
      last_audit: null,
      last_told: null,
      next_at: AT,
      created_at: AT,
      confirmed_at: AT,
      stopped_at: null,
    })
    .execute();
  await db
    .insertInto("chat")
    .values({
      id: `chat-${whose}`,
      token_hash: whose,
      name: "Elena",
      email,
      state: "open",
      is_spam: 0,
      lead_id: null,
      last_seq: 1,
      unread: 1,
      is_told: 0,
      seen_seq: 0,
      mailed_seq: 0,
      ...times,
    } as never)
    .execute();
  await db
    .insertInto("chat_message")
    .values({ chat_id: `chat-${whose}`, seq: 1, author: "visitor", staff: "", text: spoken, created_at: AT })
    .execute();
  const mail = {
    state: "sent" as const,
    attempt: 1,
    tries: 1,
    next_try_at: AT,
    give_up_at: AT,
    lease_until: null,
    last_error: null,
    created_at: AT,
    sent_at: AT,
  };
  await db
    .insertInto("outbox")
    .values([
      {
        id: `mail-${whose}`,
        key: `k-${whose}`,
        recipient: email,
        mailbox: email.toLowerCase(),
        subject: "s",
        mail: JSON.stringify({ to: email, text: "t" }),
        ...mail,
      },
      {
        id: `team-${whose}`,
        key: `t-${whose}`,
        recipient: "hello@agency.example",
        mailbox: null,
        subject: email,
        mail: JSON.stringify({ replyTo: email, text: "t" }),
        ...mail,
      },
    ])
    .execute();
  await db
    .insertInto("visit")
    .values({
      id: `visit-${whose}`,
      address: "203.0.113.7",
      is_short: 0,
      page: `/newsletter/?email=${encodeURIComponent(email)}`,
      created_at: AT,
    })
    .execute();
}

/** Every cell of every table that holds a text, in any capitals. */
async function cellsWith(db: Kysely<Database>, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        if (String(value).toLowerCase().includes(text.toLowerCase())) found.push(`${name}.${column}`);
  }
  return found;
}

function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
  const spellings = [text, text.toLowerCase(), text.toUpperCase()];
  return files.filter((path) => statSync(path).isFile() && spellings.some((each) => readFileSync(path).includes(each)));
}
