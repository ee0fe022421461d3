import { randomBytes } from "node:crypto";
import { mkdtempSync, openAsBlob, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { SentFile } from "#core/tool/sent-file.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createPrivateFiles } from "./private-files.ts";

const LARGE = randomBytes(1_300_000);

describeOnEachDatabase("private files", ({ open }) => {
  it("come back as they were, small and large, and replace each other", async () => {
    const { db } = await open();
    const files = createPrivateFiles({ db, folder: "resumes" });
    const pieces = () => db.selectFrom("private_file_piece").select("place").orderBy("place").execute();
    await files.write("application-1", new Blob([Buffer.from("%PDF-")]));
    expect((await files.read("application-1")).toString()).toBe("%PDF-");
    await files.write("application-1", new Blob([LARGE]));
    expect((await files.read("application-1")).equals(LARGE)).toBe(true);
    expect(await pieces()).toEqual([{ place: 0 }, { place: 1 }, { place: 2 }]);
    await files.write("application-1", new Blob([LARGE.subarray(1)]));
    expect((await files.read("application-1")).equals(LARGE.subarray(1))).toBe(true);
    expect(await pieces()).toHaveLength(3);
    await files.write("application-1", new Blob([Buffer.from("short")]));
    expect((await files.read("application-1")).toString()).toBe("short");
    expect(await pieces()).toEqual([]);
  });

  it("come back as they were when they were sent and lie on the disk", async () => {
    const { db } = await open();
    const files = createPrivateFiles({ db, folder: "resumes" });
    const folder = mkdtempSync(join(tmpdir(), "private-files-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, "sent");
    writeFileSync(path, LARGE);
    await files.write("application-1", new SentFile(await openAsBlob(path), "resume.pdf", { type: "application/pdf", path }));
    expect((await files.read("application-1")).equals(LARGE)).toBe(true);
    expect(await db.selectFrom("private_file_piece").select("place").orderBy("place").execute()).toEqual([
      { place: 0 },
      { place: 1 },
      { place: 2 },
    ]);
  });

  it("leave nothing behind when they are removed, by name or by age", async () => {
    const { db } = await open();
    const clock = { now: new Date("2026-11-01T00:00:00Z") };
    const files = createPrivateFiles({ db, folder: "resumes", now: () => clock.now });
    await files.write("application-1", new Blob([LARGE]));
    await files.remove("application-1");
    await expect(files.read("application-1")).rejects.toThrow("There is no file application-1 in resumes");
    await files.write("application-2", new Blob([LARGE]));
    clock.now = new Date("2026-11-02T00:00:00Z");
    await files.write("application-3", new Blob([LARGE]));
    // Of a write that was broken off.
    await db
      .insertInto("private_file_piece")
      .values({ version: "lost", place: 0, body: "", written_at: "2026-11-01T00:00:00.000Z" })
      .execute();
    await files.removeOlderThan(clock.now);
    expect((await files.read("application-3")).equals(LARGE)).toBe(true);
    const left = await db.selectFrom("private_file_piece").select("version").distinct().execute();
    expect(left).toEqual([{ version: (await db.selectFrom("private_file").select("version").executeTakeFirstOrThrow()).version }]);
  });

  it("are looked for under names of ours alone", async () => {
    const { db } = await open();
    await expect(createPrivateFiles({ db, folder: "resumes" }).read("../x")).rejects.toThrow("is no name of ours");
  });
});
