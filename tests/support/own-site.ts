import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { freePort } from "./free-port.ts";
import { startSmtp } from "./smtp.ts";

export interface OwnSite {
  origin: string;
  pid: number;
  dataDir: string;
  /** The one-time address that the server prints for its first owner. */
  ownerLink: string;
  /** Waits for the mail to somebody whose subject matches. */
  mailTo(address: string, subject: RegExp): Promise<Email>;
  /** Lets this time pass at once; of the demo's day alone. */
  moveClock(ms: number): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  /** A name, where a bare address will not do. */
  host?: string;
  env?: Record<string, string>;
  /** False: the real day, for what goes by the real clock. */
  isDemoDay?: boolean;
  /** A folder of the caller's, which is left as it is afterwards; else a fresh one that goes with the site. */
  dataDir?: string;
  /** Where the release lies that is started; else this one. */
  release?: string;
}

/** The built site once more, for stories that read its mails, sign in, or need a name instead of an address. */
export async function startOwnSite({ host = "127.0.0.1", env = {}, isDemoDay = true, ...given }: Options = {}): Promise<OwnSite> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), "own-site-"));
  const smtp = await startSmtp();
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const child = spawn(process.execPath, [...(isDemoDay ? ["--import", "./tests/support/demo-day.ts"] : []), "src/server/start.ts"], {
    cwd: given.release ?? ".",
    stdio: ["ignore", "pipe", "inherit", ...(isDemoDay ? ["ipc" as const] : [])],
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", SITE_ORIGIN: origin, DATA_DIR: dataDir, SMTP_URL: smtp.url, ...env },
  });
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (text: Buffer) => {
      printed += text.toString();
      if (printed.includes("Ready at")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`the site ended with ${code}: ${printed}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    ownerLink: /https?:\/\/\S+magic-link\S+/.exec(printed)?.[0] ?? "",

    async mailTo(address, subject) {
      for (;;) {
        for (const { to, raw } of smtp.mails.filter((mail) => mail.to.includes(address))) {
          const mail = await PostalMime.parse(raw);
          if (to.length === 1 && subject.test(mail.subject ?? "")) return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },

    async moveClock(ms) {
      const moved = once(child, "message");
      child.send(ms);
      await moved;
    },

    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      await smtp.stop();
      if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
