// Starts the built site with a data folder of its own and a small site on loopback for the tools to read.
import { spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { OWNER_PASSWORD, ownerSession } from "./owner-session.ts";
import { startTrialSite } from "./trial-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
const port = Number(process.env["PORT"]);
const session = ownerSession(port);
const trialPort = port + 1;
const trial = await startTrialSite(trialPort);
const child = spawn(process.execPath, ["--import", "./tests/support/demo-day.ts", "src/server/start.ts"], {
  stdio: ["inherit", "pipe", "inherit"],
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    FETCH_ALLOW_HOSTS: `127.0.0.1:${trialPort},localhost:${trialPort}`,
    // All tests are one visitor.
    TOOL_RUNS_A_MINUTE: "600",
    PAGE_RENDERS_A_MINUTE: "6000",
  },
});
let told = "";
child.stdout.setEncoding("utf8").on("data", (text: string) => {
  process.stdout.write(text);
  told += text;
  const link = /http\S+magic-link\S+(?=\s)/.exec(told)?.[0];
  if (!link) return;
  told = "";
  void keepSession(link);
});
const end = () => child.kill("SIGTERM");
process.on("SIGTERM", end);
process.on("SIGINT", end);
child.on("exit", (code) => {
  trial.close();
  rmSync(session, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});

/** Opens the printed link, as whoever starts the site does once, sets a password, and keeps the cookies for the tests. */
async function keepSession(link: string): Promise<void> {
  for (;;) {
    const answer = await fetch(link, { redirect: "manual" }).catch(() => undefined);
    if (answer === undefined) {
      await sleep(50);
      continue;
    }
    const cookies = answer.headers.getSetCookie().map((cookie) => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      return { name, value };
    });
    const kept = await fetch(new URL("/admin/account", link), {
      method: "POST",
      headers: { origin: new URL(link).origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") },
      body: new URLSearchParams({ intent: "password", password: OWNER_PASSWORD }),
    });
    if (!kept.ok) throw new Error(`the owner's password was not set: ${kept.status}`);
    writeFileSync(`${session}.part`, JSON.stringify(cookies));
    renameSync(`${session}.part`, session);
    return;
  }
}
