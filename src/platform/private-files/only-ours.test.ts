import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../database/open-database.ts";
import { createLogger } from "../log/logger.ts";
import { secretFor } from "../secret/kept-secret.ts";

const log = createLogger({ level: "silent" });

describe.skipIf(process.platform === "win32")("the data folder", () => {
  let folder: string | undefined;
  let dataDir = "";
  let umask = 0;
  const modes = (...names: string[]) => names.map((name) => (statSync(join(dataDir, name)).mode & 0o777).toString(8));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "test-modes-"));
    dataDir = join(folder, "data");
    umask = process.umask(0);
  });
  afterEach(() => {
    process.umask(umask);
    if (folder) rmSync(folder, { recursive: true });
    folder = undefined;
  });

  async function fill() {
    const { close } = await openDatabase({ dataDir, log, isServing: true });
    await secretFor("forms", { shared: undefined, folder: dataDir });
    return close;
  }
  const names = ["", "site.sqlite", "site.sqlite-wal", "site.sqlite-shm", "serving.lock", "forms.key"];

  it("is this user's alone though the umask hides nothing", async () => {
    const close = await fill();
    expect(modes(...names)).toEqual(["700", "600", "600", "600", "600", "600"]);
    await close();
  });

  it("is put right at the next start when others could read it", async () => {
    const close = await fill();
    await close();
    chmodSync(dataDir, 0o755);
    for (const name of ["site.sqlite", "serving.lock", "forms.key"]) chmodSync(join(dataDir, name), 0o666);
    const again = await fill();
    expect(modes(...names)).toEqual(["700", "600", "600", "600", "600", "600"]);
    await again();
  });

  it("leaves alone what a link points to, what is not ours to name, and a folder made for everybody", async () => {
    const outside = join(dataDir, "..", "outside");
    writeFileSync(outside, "");
    mkdirSync(dataDir, { recursive: true });
    symlinkSync(outside, join(dataDir, "forms.key"));
    writeFileSync(join(dataDir, "notes.txt"), "");
    chmodSync(dataDir, 0o1777);
    await (await fill())();
    expect(modes("../outside", "notes.txt", "")).toEqual(["666", "666", "777"]);
  });
});
