// Starts the built site with a data folder of its own and a small site on loopback for the tools to read.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTrialSite } from "./trial-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
const trialPort = Number(process.env["PORT"]) + 1;
const trial = await startTrialSite(trialPort);
const child = spawn(process.execPath, ["--import", "./tests/support/demo-day.ts", "src/server/start.ts"], {
  stdio: "inherit",
  env: { ...process.env, DATA_DIR: dataDir, FETCH_ALLOW_HOSTS: `127.0.0.1:${trialPort}`, TOOL_RUNS_A_MINUTE: "600" },
});
const end = () => child.kill("SIGTERM");
process.on("SIGTERM", end);
process.on("SIGINT", end);
child.on("exit", (code) => {
  trial.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
