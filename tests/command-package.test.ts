import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { startTrialSite } from "./support/trial-site.ts";

const run = promisify(execFile);

it("the command line runs from its tarball", { timeout: 240_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "test-package-"));
  const site = await startTrialSite(0);
  try {
    const { stdout } = await run(process.execPath, ["scripts/pack-command.ts", folder]);
    await run("tar", ["-xzf", stdout.trim(), "-C", folder]);
    const home = join(folder, "package");
    // As an installation would have them beside it.
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const about = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    const { name } = JSON.parse(readFileSync("package.json", "utf8"));
    expect([about.name, about.bin, about.type]).toEqual([name, { [name]: "command.js" }, "module"]);
    const command = (...words: string[]) =>
      run(process.execPath, [join(home, "command.js"), ...words], { cwd: folder }).then(
        ({ stdout: said }) => ({ code: 0, said }),
        ({ code, stdout: said, stderr }) => ({ code, said: said + stderr }),
      );
    expect(await command("md5-generator", "hello", "--format=json")).toEqual({
      code: 0,
      said: expect.stringContaining("5d41402abc4b2a76b9719d911017c592"),
    });
    const page = `http://127.0.0.1:${(site.address() as AddressInfo).port}/pricing/`;
    expect(await command("title-tag-checker", page, "--format=junit", "--fail-on=advice")).toEqual({
      code: 1,
      said: expect.stringMatching(/^<\?xml[\s\S]+<\/testsuites>\n$/),
    });
  } finally {
    site.closeAllConnections();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
