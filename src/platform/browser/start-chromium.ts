import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { present } from "#core/errors/present.ts";
import { keepSessionBehind } from "../priority/process-priority.ts";
import { chromiumFlags } from "./chromium-flags.ts";
import { type DevTools, openDevTools } from "./devtools-pipe.ts";

export interface Chromium {
  devTools: DevTools;
  /** The port on loopback for programs that speak to a browser over a socket. */
  devToolsPort(): Promise<number>;
  /** Ends every process of it and removes what it wrote. */
  close(): Promise<void>;
}

/** A browser for one run: a profile of its own, nothing of our environment, and no way out but the proxy. */
export async function startChromium({ path, proxyPort }: { path: string; proxyPort: number }): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), PROFILES));
  const child = spawn(path, chromiumFlags({ proxyPort, profile, isRoot: process.getuid?.() === 0 }), {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    // A group of its own, so that all of its processes can be ended together.
    detached: process.platform !== "win32",
    // Keys and passwords of ours are nothing that a page's browser should have.
    env: { PATH: process.env["PATH"] ?? "", HOME: profile, TMPDIR: profile, LANG: "en_US.UTF-8" },
  });
  const exited = once(child, "exit").catch(() => undefined);
  child.on("error", () => {});
  // Pages come after visitors: the site's own process goes first.
  const priority = child.pid === undefined ? undefined : keepSessionBehind(child.pid);
  const devTools = openDevTools(present(child.stdio[3]) as Writable, present(child.stdio[4]) as Readable);

  const close = async () => {
    priority?.letGo();
    if (child.pid !== undefined) endGroup(child.pid);
    await Promise.race([exited, sleep(3000, undefined, { ref: false })]);
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
  };
  try {
    await Promise.race([devTools.send("Browser.getVersion"), sleep(START_MS, undefined, { ref: false }).then(tooSlow)]);
    await devTools.send("Browser.setDownloadBehavior", { behavior: "deny" });
  } catch (error) {
    await close();
    throw new Error("the browser did not start", { cause: error });
  }
  return {
    devTools,
    close,
    async devToolsPort() {
      const file = join(profile, "DevToolsActivePort");
      for (let tries = 0; tries < 50; tries++) {
        const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
        if (port && /^\d+$/.test(port)) return Number(port);
        await sleep(100);
      }
      throw new Error("the browser named no port");
    },
  };
}

const START_MS = 30_000;
const PROFILES = "site-browser-";
const STALE_MS = 3_600_000;

/** Profiles of runs whose process was killed. The browser itself ends with the pipe that it was started with. */
export async function removeStaleProfiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    const age = name.startsWith(PROFILES) ? Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs : 0;
    if (age > STALE_MS) await rm(path, { recursive: true, force: true });
  }
}

function tooSlow(): never {
  throw new Error("no sign of life within half a minute");
}

function endGroup(pid: number): void {
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It has been removed already.
  }
}
