import { expect, it } from "vitest";
import { createJobs } from "#platform/jobs/jobs.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createDiskRoom } from "./disk-room.ts";
import { createHealth } from "./health-checks.ts";
import { createOwnerMail } from "./tell-owners.ts";

const now = () => new Date("2026-11-17T12:00:00Z");
const log = createLogger({ level: "silent" });

describeOnEachDatabase("the health of the site", ({ open }) => {
  async function opened(more: Partial<Parameters<typeof createHealth>[0]> = {}) {
    const { db, dialect } = await open();
    const health = createHealth({
      db,
      disks: async () => [{ instance: "web-1:3000", folder: "DATA_DIR", freeMb: 20_100, allMb: 40_000 }],
      queues: () => ["work"],
      hasSmtp: true,
      backups: { isSetUp: true, last: async () => "2026-11-17T06:00:10.000Z" },
      certificateEnd: async () => new Date("2026-12-17T12:00:00Z"),
      now,
      ...more,
    });
    const outbox = createOutbox({ db, dialect, transport: undefined, from: async () => "site@agency.example", log, now });
    return { db, dialect, health, outbox };
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

  it("counts the work that waits for too long, of those queues alone that somebody takes up", async () => {
    const { db, dialect, health } = await opened();
    const jobs = createJobs({ db, dialect, log, now: () => new Date("2026-11-17T11:44:00Z") });
    const words = async () => (await health.checks()).find(({ id }) => id === "jobs")?.words;
    // As after BACKUP_DIR was taken away, or a tool.
    await jobs.add("backup", {});
    await jobs.add("work", {}, { delayMs: 120_000 });
    expect(await words()).toBe("Work is taken up as it comes.");
    await jobs.add("work", {});
    expect(await words()).toBe("1 piece of work has waited for more than a quarter of an hour.");
    await jobs.add("work", {});
    expect(await words()).toBe("2 pieces of work have waited for more than a quarter of an hour.");
  });

  it("knows a disk that is nearly full: less than a tenth and less than two gigabytes", async () => {
    const diskWith = async (freeGb: number, allGb: number) => {
      const disks = async () => [{ instance: "web-1:3000", folder: "DATA_DIR", freeMb: freeGb * 1e3, allMb: allGb * 1e3 }];
      const { health } = await opened({ disks });
      const { state, words, advice } = (await health.checks()).find(({ id }) => id === "disk") ?? {};
      return [state, words, advice];
    };
    expect(await diskWith(1.9, 40)).toEqual([
      "person",
      "1.9 of 40 GB are free where DATA_DIR of web-1:3000 lies.",
      "Make room, or move the folder to a larger disk. When DATA_DIR is full, forms answer 503.",
    ]);
    expect((await diskWith(2.1, 40))[0]).toBe("fine");
    expect((await diskWith(1.9, 10))[0]).toBe("fine");
  });

  it("knows the disks of every instance, by what each of them sees of its own", async () => {
    const { db } = await opened();
    let time = now();
    const gigabytes = (free: number, all: number) => ({ bavail: free * 1e6, blocks: all * 1e6, bsize: 1_000 });
    const rooms = new Map([
      ["/data", gigabytes(20, 40)],
      ["/other/data", gigabytes(30, 40)],
      ["/backups", gigabytes(1.5, 100)],
    ]);
    const roomOf = async (path: string) => rooms.get(path) ?? Promise.reject(new Error("there is none"));
    const one = createDiskRoom({ db, instance: "web-1:3000", folders: { DATA_DIR: "/data" }, now: () => time, roomOf });
    const folders = { DATA_DIR: "/other/data", BACKUP_DIR: "/backups" };
    const two = createDiskRoom({ db, instance: "web-2:3000", folders, now: () => time, roomOf });
    const { health } = await opened({ disks: one.all });
    const disk = async () => {
      const { state, words, advice } = (await health.checks()).find(({ id }) => id === "disk") ?? {};
      return [state, words, advice];
    };
    expect(await disk()).toEqual(["fine", "20 of 40 GB are free where DATA_DIR of web-1:3000 lies.", undefined]);
    for (const instance of [one, two, two]) await instance.tell();
    expect(await disk()).toEqual([
      "person",
      "1.5 of 100 GB are free where BACKUP_DIR of web-2:3000 lies.",
      "Make room, or move the folder to a larger disk. When BACKUP_DIR is full, nights go without a backup.",
    ]);
    rooms.set("/backups", gigabytes(60, 100));
    await two.tell();
    expect(await disk()).toEqual(["fine", "20 of 40 GB are free where DATA_DIR of web-1:3000 lies. Nowhere else is fuller.", undefined]);
    // Its own it sees at once, those of one that has ended no more.
    rooms.set("/backups", gigabytes(1, 100)).set("/data", gigabytes(1, 40));
    await two.tell();
    time = new Date(now().getTime() + 1_800_001);
    expect((await disk())[1]).toBe("1 of 40 GB are free where DATA_DIR of web-1:3000 lies.");
    await one.tell();
    expect(await db.selectFrom("instance_disk").select(["instance", "folder"]).execute()).toEqual([
      { instance: "web-1:3000", folder: "DATA_DIR" },
    ]);
  });

  it("is told to every owner once a day for each thing", async () => {
    const { db, health, outbox } = await opened({
      backups: { isSetUp: true, last: async () => undefined },
      certificateEnd: async () => new Date("2026-11-18T13:00:00Z"),
      isContentAnswering: () => false,
      disks: async () => [{ instance: "web-1:3000", folder: "DATA_DIR", freeMb: 1, allMb: 1_000 }],
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
