// Runs before `npm start`, `npm run dev` and `npm test`, on whatever Node the machine has and before anything is installed: Node's own modules only.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const goal = process.argv[2] ?? "start";
const started = Date.now();
const say = (text) => console.log(`prepare  ${text}`);
const stop = (text) => {
  console.error(`\nprepare  ${text}\n`);
  process.exit(1);
};
const atLeast = (version, major, minor) => {
  const [a = 0, b = 0] = version.replace(/^v/, "").split(".").map(Number);
  return a > major || (a === major && b >= minor);
};
const run = (command, args, options = {}) => spawnSync(command, args, { stdio: "inherit", ...options }).status === 0;

/** Files and folders as one hash of their contents. */
function hashOf(paths) {
  const hash = createHash("sha256");
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update("\0").update(readFileSync(path)).update("\0");
  };
  for (const path of paths) add(path);
  return hash.digest("hex");
}
const isFresh = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, "utf8") === hash;

/** Two commands on one fresh clone must not install over each other. */
function alone(work) {
  const lock = ".prepare.lock";
  for (let told = false; ; ) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== "EEXIST")
        stop(`This folder cannot be written to (${error.code}). Give this user the folder, or clone it again as this user.`);
      const owner = existsSync(join(lock, "pid")) ? Number(readFileSync(join(lock, "pid"), "utf8")) : 0;
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      const alive = (() => {
        try {
          return owner > 0 && process.kill(owner, 0);
        } catch {
          return false;
        }
      })();
      if (!alive && age > 2000) rmSync(lock, { recursive: true, force: true });
      else if (!told) told = !say("waiting for another set-up in this folder to finish");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    }
  }
  writeFileSync(join(lock, "pid"), String(process.pid));
  process.once("exit", () => rmSync(lock, { recursive: true, force: true }));
  work();
}

function install() {
  const stamp = "node_modules/.prepared";
  const hash = hashOf(["package-lock.json", ".npmrc"]);
  if (isFresh(stamp, hash)) return;
  if (!atLeast(process.version, 20, 19))
    stop(
      `Node ${process.version} is too old to install the packages. Install Node 24 (https://nodejs.org) and run the same command again.`,
    );
  say("installing packages (about a minute the first time)");
  // npm is started by the Node that npm itself runs on. Dev packages too, even under NODE_ENV=production: the build needs them.
  const npm = process.env.npm_execpath;
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: "1", PUPPETEER_SKIP_DOWNLOAD: "1" };
  const done = npm ? run(process.execPath, [npm, ...args], { env }) : run("npm", args, { env, shell: process.platform === "win32" });
  if (!done) stop("npm ci failed; its own message stands above. Without a network, packages can only come from npm's cache.");
  writeFileSync(stamp, hash);
}

/** Every script after this one is found on PATH, where node_modules/.bin stands first. */
function checkNode() {
  const own = join("node_modules", ".bin", process.platform === "win32" ? "node.cmd" : "node");
  const version =
    existsSync(own) && spawnSync(own, ["-p", "process.version"], { encoding: "utf8", shell: process.platform === "win32" }).stdout?.trim();
  if (version && atLeast(version, 24, 15)) return;
  if (existsSync(own)) for (const name of ["node", "node.cmd", "node.ps1"]) rmSync(join("node_modules/.bin", name), { force: true });
  const system = spawnSync("node", ["-p", "process.version"], { encoding: "utf8" }).stdout?.trim() ?? "";
  if (!atLeast(system, 24, 15))
    stop(
      `This needs Node 24.15 or newer; this machine has ${system || "none"}, and npm has no Node 24 for ${process.platform} ${process.arch}. Install it from https://nodejs.org and run the same command again.`,
    );
}

function build() {
  const stamp = "build/.prepared";
  const hash = hashOf([
    "src",
    "public",
    "scripts/compress-assets.ts",
    "scripts/steps-in-place.ts",
    "scripts/text-in-rem.ts",
    "vite.config.ts",
    "react-router.config.ts",
    "package.json",
    "package-lock.json",
  ]);
  if (isFresh(stamp, hash)) return;
  say("building");
  if (!run("npm", ["run", "--silent", "build"], { shell: process.platform === "win32" }))
    stop("The build failed; its message stands above.");
  writeFileSync(stamp, hash);
}

alone(async () => {
  // What a machine's own packages bring has nothing to do with ours: both are fetched at once.
  const software = goal === "test" ? spawn(process.execPath, ["scripts/test-software.mjs"], { stdio: "inherit" }) : undefined;
  const hasSoftware = software && new Promise((resolve) => software.once("exit", (code) => resolve(code === 0)));
  install();
  checkNode();
  if (goal !== "dev") build();
  if (hasSoftware && !(await hasSoftware)) process.exit(1);
  say(`ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
});
