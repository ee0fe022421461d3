// Every check; at the end what failed, and one line of totals: `N passed, N failed, N skipped`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { commandFailure, playwrightFailures, vitestFailures } from "./failures.mjs";
import { slowestOfPlaywright, slowestOfVitest } from "./slowest.mjs";

// For tests/support/everything.ts.
if (process.argv.includes("--everything")) process.env["TEST_EVERYTHING"] = "1";
const folder = mkdtempSync(join(tmpdir(), "check-"));
const report = (name) => {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
};
/** Two neighbouring ports that nobody uses: for the site under test and for the small site that its tools read. */
async function freePorts() {
  for (let port = 3471; port < 3671; port += 2) if ((await isFree(port)) && (await isFree(port + 1))) return port;
  throw new Error("No free port between 3471 and 3670.");
}
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer()
      .once("error", () => resolve(false))
      .listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
const testPort = await freePorts();
const whole = () => ({ passed: 1, failed: 0, skipped: 0 });

/**
 * One after another. Those that stand together run together: the first is shown as it goes, and the others, which only compute, take what
 * it leaves of the processor and speak when they are through.
 */
const checks = [
  [{ name: "types", command: ["react-router", "typegen"], count: () => ({ passed: 0, failed: 0, skipped: 0 }) }],
  [
    {
      name: "vitest",
      command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${join(folder, "vitest.json")}`],
      count: () => {
        const r = report("vitest.json");
        // A file that cannot be loaded has no test in it: count the file.
        const broken =
          r?.testResults.filter((file) => file.status === "failed" && !file.assertionResults.some((t) => t.status === "failed")).length ??
          0;
        return {
          passed: r?.numPassedTests ?? 0,
          failed: (r?.numFailedTests ?? 0) + broken,
          skipped: (r?.numPendingTests ?? 0) + (r?.numTodoTests ?? 0),
        };
      },
      failures: () => vitestFailures(report("vitest.json")),
      slowest: () => slowestOfVitest(report("vitest.json")),
    },
    { name: "biome", command: ["biome", "check", "--error-on-warnings"], count: whole },
    // One checker: four are done sooner on a machine that has nothing else to do, and repeat much of each other's work.
    {
      name: "tsc",
      command: ["tsc", "--checkers", "1", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.info"],
      count: whole,
    },
    { name: "knip", command: ["knip"], count: whole },
  ],
  [
    {
      name: "playwright",
      command: ["playwright", "test"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, "playwright.json"), TEST_PORT: String(testPort) },
      count: () => {
        const s = report("playwright.json")?.stats;
        return { passed: (s?.expected ?? 0) + (s?.flaky ?? 0), failed: s?.unexpected ?? 0, skipped: s?.skipped ?? 0 };
      },
      failures: () => playwrightFailures(report("playwright.json")),
      slowest: () => slowestOfPlaywright(report("playwright.json")),
    },
  ],
];

/** Keeps what a command says, and shows it as it says it. */
async function run([command, ...args], env, isFirst) {
  const child = spawn(command, args, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (!isFirst && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let said = "";
  for (const from of [child.stdout, child.stderr])
    from.setEncoding("utf8").on("data", (text) => {
      said += text;
      if (isFirst) process.stdout.write(text);
    });
  const [code] = await once(child, "close").catch((error) => {
    said += error.message;
    return [1];
  });
  return { ok: code === 0, said };
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const times = [];
async function check({ name, command, env, count, failures: named = () => [], slowest }, isFirst) {
  if (isFirst) console.log(`\n── ${name}`);
  const begin = performance.now();
  const { ok, said } = await run(command, env, isFirst);
  if (!isFirst) console.log(`\n── ${name}\n${said}`);
  times.push(`${name} ${Math.round((performance.now() - begin) / 1000)} s`);
  if (slowest) console.log(`\nLongest files of ${name}: ${slowest()}`);
  const counts = count();
  const found = named();
  // A tool that failed without naming a failed test still counts as one failure.
  if (!ok && counts.failed === 0) {
    Object.assign(counts, { failed: 1, passed: counts.passed - (count === whole ? 1 : 0) });
    found.push(commandFailure(name, command, said, count === whole));
  }
  failures.push(...found);
  for (const key of Object.keys(total)) total[key] += counts[key];
}
for (const together of checks) await Promise.all(together.map((one, place) => check(one, place === 0)));
rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n── what failed\n${failures.join("\n\n")}`);
console.log(`\n${times.join(", ")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
