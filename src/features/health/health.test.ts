import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createHealth } from "./health-checks.ts";
import { createOwnerMail } from "./tell-owners.ts";

const now = () => new Date("2026-11-17T12:00:00Z");
const log = createLogger({ level: "silent" });

describeOnEachDatabase("the health of the site", ({ open }) => {
  async function opened(more: Partial<Parameters<typeof createHealth>[0]> = {}) {
    const { db, dialect } = await open();
    const health = createHealth({
      db,
      dataDir: tmpdir(),
      hasSmtp: true,
      backups: { isSetUp: true, last: async () => "2026-11-17T06:00:10.000Z" },
      certificateEnd: async () => new Date("2026-12-17T12:00:00Z"),
      now,
      ...more,
    });
    const outbox = createOutbox({ db, dialect, transport: undefined, from: async () => "site@agency.example", log, now });
    return { db, health, outbox };
  }
  const told = async ({ health }: Awaited<ReturnType<typeof opened>>) =>
    (await health.checks()).filter(({ id }) => id !== "disk").map(({ id, state, words }) => [id, state, words]);

  it("is fine when everything is", async () => {
    expect(await told(await opened())).toEqual([
      ["jobs", "fine", "Work is taken up as it comes."],
      ["mail", "fine", "Mail goes out."],
      ["content", "fine", "Content is read."],
      ["backups", "fine", "The last backup was written on 2026-11-17 at 06:00 UTC."],
      ["certificate", "fine", "The certificate is good for 30 more days."],
    ]);
  });

  it("says what needs a person first, then what could be better", async () => {
    const ill = await opened({
      backups: { isSetUp: true, last: async () => "2026-11-15T06:00:10.000Z" },
      certificateEnd: async () => new Date("2026-11-18T13:00:00Z"),
      isContentAnswering: () => false,
    });
    await ill.outbox.enqueue({ to: "a@x.example", subject: "s", text: "t" }, { key: "1" });
    await ill.db.updateTable("outbox").set({ state: "waiting", created_at: "2026-11-17T10:00:00.000Z" }).execute();
    expect(await told(ill)).toEqual([
      ["mail", "person", "1 mail waiting for more than an hour."],
      ["content", "person", "The content service does not answer. Pages are served from the last good copy."],
      ["backups", "person", "The last backup was written on 2026-11-15 at 06:00 UTC."],
      ["certificate", "person", "The certificate is good for 1 more day."],
      ["jobs", "fine", "Work is taken up as it comes."],
    ]);
    const bare = await opened({
      hasSmtp: false,
      backups: { isSetUp: false, last: async () => undefined },
      certificateEnd: async () => undefined,
    });
    expect((await told(bare)).map(([id, state]) => [id, state])).toEqual([
      ["mail", "note"],
      ["backups", "note"],
      ["certificate", "note"],
      ["jobs", "fine"],
      ["content", "fine"],
    ]);
  });

  it("knows a disk that is nearly full: less than a tenth and less than two gigabytes", async () => {
    const diskWith = async (freeGb: number, allGb: number) => {
      const { health } = await opened({ roomOf: async () => ({ bavail: freeGb * 1e6, blocks: allGb * 1e6, bsize: 1_000 }) });
      const { state, words, advice } = (await health.checks()).find(({ id }) => id === "disk") ?? {};
      return [state, words, advice];
    };
    expect(await diskWith(1.9, 40)).toEqual([
      "person",
      "1.9 of 40 GB are free where DATA_DIR lies.",
      "Make room, or move DATA_DIR to a larger disk. When it is full, forms answer 503.",
    ]);
    expect((await diskWith(2.1, 40))[0]).toBe("fine");
    expect((await diskWith(1.9, 10))[0]).toBe("fine");
  });

  it("is told to every owner once a day for each thing", async () => {
    const { db, health, outbox } = await opened({
      backups: { isSetUp: true, last: async () => undefined },
      certificateEnd: async () => new Date("2026-11-18T13:00:00Z"),
      isContentAnswering: () => false,
      roomOf: async () => ({ bavail: 1, blocks: 1_000, bsize: 1_000 }),
    });
    await outbox.enqueue({ to: "stuck@x.example", subject: "s", text: "t" }, { key: "1" });
    await db.updateTable("outbox").set({ state: "waiting", created_at: "2026-11-17T10:00:00.000Z" }).execute();
    const account = { name: "", emailVerified: 1 as const, createdAt: "", updatedAt: "", banned: 0 as const };
    for (const [id, role] of [
      ["ann", "owner"],
      ["bob", "editor"],
      ["eve", "owner"],
    ] as const)
      await db
        .insertInto("user")
        .values({ ...account, id, role, email: `${id}@agency.example` } as never)
        .execute();
    const tell = createOwnerMail({ db, outbox, health, agency: async () => ({ brandName: "Agency", origin: "https://a.example" }), now });
    await tell();
    await tell();
    const mails = await db.selectFrom("outbox").select(["recipient", "subject", "mail"]).orderBy("recipient").orderBy("subject").execute();
    const causes = ["Backups", "Certificate", "Content", "Disk", "Mail"];
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ...causes.map((cause) => ["ann@agency.example", `${cause}: the site needs you`]),
      ...causes.map((cause) => ["eve@agency.example", `${cause}: the site needs you`]),
      ["stuck@x.example", "s"],
    ]);
    expect(mails[0]?.mail).toContain("There is no backup yet.");
    expect(mails[0]?.mail).toContain("https://a.example/admin/status");
  });
});
