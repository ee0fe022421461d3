import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 24 || (major === 24 && minor < 15)) {
  console.error(`\nThis needs Node 24.15 or newer, and this is ${process.version}. Run it with \`npm start\`, which brings its own.\n`);
  process.exit(1);
}

// glibc keeps freed memory in a pool for each thread and gives little of it back: a tenth of what a busy server holds. It reads these two
// when a process begins and never again, so this process begins once more with them, under the same number.
const thrifty = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
if (process.platform === "linux" && process.execve && !process.connected && process.env["MALLOC_ARENA_MAX"] === undefined) {
  const given = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, given, { ...process.env, ...thrifty });
}

// Modules compiled once are read back at the next start, which takes a third less time. So this file imports the rest.
enableCompileCache(fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url)));
await import("./serve.ts");
