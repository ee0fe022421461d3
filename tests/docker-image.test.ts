// No engine builds the image here. What its last stage would hold is put into a folder by the Dockerfile's own lines, with the packages that
// `npm prune --omit=dev` leaves, and is run by its own command: what is missing in the image is missing here.
import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";

const place = mkdtempSync(join(tmpdir(), "test-image-"));
const image = join(place, "site");
const dockerfile = readFileSync("deploy/Dockerfile", "utf8");
afterAll(() => rmSync(place, { recursive: true, force: true }));

it("the image starts, serves, writes nothing beside its data, and backs itself up", {
  timeout: 240_000,
}, async () => {
  for (const [, name = ""] of dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm))
    for (const path of name === "node_modules" ? keptPackages() : [name]) put(path);
  const before = contents();
  const port = await freePort();
  const dataDir = join(place, "data");
  const set = Object.fromEntries((/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? "").split(" ").map((pair) => pair.split("=")));
  const env = { PATH: process.env["PATH"] ?? "", ...set, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
  const [, ...args] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]") as string[];
  const child = spawn(process.execPath, args, { cwd: image, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: image, env });
  try {
    const health = (/CMD node -e "(.*)"$/m.exec(dockerfile)?.[1] ?? "").replace("127.0.0.1:3000", `127.0.0.1:${port}`);
    const healthy = () =>
      run("-e", health).then(
        () => true,
        () => false,
      );
    await expect.poll(healthy, { timeout: 120_000, interval: 500 }).toBe(true);
    const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    // A drawn card and a picture in another size need what most pages do not; so does a tool, which runs in a thread.
    const card = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? "";
    const picture = /src="(\/images\/[^"]+)"/.exec(home)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const status = async (path: string, init?: RequestInit) => {
      const answer = await fetch(new URL(path, `http://127.0.0.1:${port}`), init);
      await answer.arrayBuffer();
      return answer.status;
    };
    const html = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ html: "<title>A page</title>" }),
    };
    const asked = [status(new URL(card).pathname), status(picture), status("/api/tools/title-tag-checker", html)];
    expect(await Promise.all(asked)).toEqual([200, 200, 200]);

    const backup = join(place, "site.backup");
    await run("scripts/backup.ts", backup);
    const restored = join(place, "restored");
    await promisify(execFile)(process.execPath, ["scripts/restore.ts", backup], { cwd: image, env: { ...env, DATA_DIR: restored } });
    expect(existsSync(join(restored, "site.sqlite"))).toBe(existsSync(join(dataDir, "site.sqlite")));
    expect(contents()).toEqual(before);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
});

/** Those that are not for building and testing alone, as the lock file says; some are for other systems. */
function keptPackages(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, { dev?: boolean }> };
  const wanted = Object.entries(packages).filter(([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev);
  return wanted.map(([path]) => path).filter((path) => existsSync(path));
}

/** Links in place of copies, where both are on one disk of Linux. */
function put(path: string): void {
  const to = join(image, path);
  mkdirSync(dirname(to), { recursive: true });
  const { status } = spawnSync("cp", ["-al", path, to]);
  if (status !== 0) cpSync(path, to, { recursive: true });
}

/** Without packages, which nobody writes into. */
const contents = () =>
  readdirSync(image)
    .filter((name) => name !== "node_modules")
    .flatMap((name) => [name, ...(name.includes(".") ? [] : readdirSync(join(image, name), { recursive: true, encoding: "utf8" }))]);
