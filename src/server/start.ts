import { enableCompileCache } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`\nThis needs Node 24.15 or newer, and this is ${process.version}. Run it with \`npm start\`, which brings its own.\n`);
  process.exit(1);
}

const isDevelopment = process.argv.includes("--dev");
const folder = new URL("../../", import.meta.url);
const bundle = fileURLToPath(new URL("build/server/start.js", folder));
// Modules compiled once are read back at the next start.
const compiled = fileURLToPath(new URL("node_modules/.cache/compiled", folder));
// React chooses by this between the build for developing and the one that renders at full speed.
if (!isDevelopment) process.env["NODE_ENV"] = "production";

// glibc keeps freed memory in a pool for each thread and gives little of it back: a fifth of what a busy server holds, most of it where pieces
// of 64 KB lay that visitors had sent. It reads these two when a process begins and never again, so this process begins once more with them,
// under the same number.
const thrifty = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "32768" };
if (process.platform === "linux" && process.execve && !process.connected && process.env["MALLOC_ARENA_MAX"] === undefined) {
  const [self = "", ...words] = process.argv.slice(1);
  const given = [process.execPath, ...process.execArgv, isDevelopment ? self : bundle, ...words];
  process.execve(process.execPath, given, { NODE_COMPILE_CACHE: compiled, ...process.env, ...thrifty });
}

enableCompileCache(compiled);
// The bundle is one file instead of two thousand (docs/decisions/0017).
if (isDevelopment) await import("./start-development.ts");
else await import(pathToFileURL(bundle).href);
