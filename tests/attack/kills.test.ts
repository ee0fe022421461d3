import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { afterAll, beforeAll, type ExpectStatic, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createOutbox } from "#platform/mail/outbox.ts";
import { createSmtpTransport } from "#platform/mail/smtp-transport.ts";
import { everything } from "../support/everything.ts";
import { startPostgres } from "../support/postgres.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { figure, isLong } from "./support/figures.ts";

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

const log = createLogger({ level: "silent" });
const AT_ONCE = 2;
const code = mkdtempSync(join(tmpdir(), "test-kill-code-"));

const KILLS = isLong ? { sqlite: 100, postgres: 100 } : everything ? { sqlite: 16, postgres: 8 } : { sqlite: 8, postgres: 4 };
const TIME = { timeout: 60_000 + Math.max(KILLS.sqlite, 20) * 6_000 };

// As one file the process is up in a quarter of a second.
beforeAll(
  () =>
    build({
      configFile: false,
      publicDir: false,
      logLevel: "error",
      ssr: { noExternal: true, external: ["pg-native"] },
      build: { ssr: "tests/support/send-forms.ts", outDir: code, emptyOutDir: true, target: "node24" },
    }),
  60_000,
);
afterAll(() => rmSync(code, { recursive: true, force: true }));

it.concurrent(
  "SQLite: kills in a stream of leads and bookings lose none, double none, and repeat no confirmed mail",
  TIME,
  async ({ expect: expects }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "test-kill-"));
    try {
      await surviveKills({ dataDir }, KILLS.sqlite, expects);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

it.concurrent("PostgreSQL: neither do they there", TIME, async ({ expect: expects }) => {
  const postgres = await startPostgres({ isDurable: true });
  try {
    await surviveKills({ dataDir: "", databaseUrl: await postgres.createDatabase() }, KILLS.postgres, expects);
  } finally {
    await postgres.stop();
  }
});

it("would notice what is missing, doubled or sent again", async () => {
  const found = ["lead a", "lead c", "lead c", "lead d"];
  expect(notExactlyOnce(["lead a", "lead b", "lead c"], found)).toEqual({ lost: ["lead b"], doubled: ["lead c"] });
  expect(
    sentAgain(
      new Map([
        ["m1", 1],
        ["m2", 1],
      ]),
      new Map([
        ["m1", 1],
        ["m2", 2],
        ["m3", 2],
      ]),
    ),
  ).toEqual(["m2"]);
});

async function surviveKills(place: Place, kills: number, expects: ExpectStatic) {
  const smtp = await startSmtp();
  const database = await openDatabase({ ...place, log });
  try {
    const { acknowledged, confirmed, readyMs } = await killWriters({ place, smtp, database, kills });
    expects(acknowledged.length).toBeGreaterThanOrEqual(kills);
    await sendTheRest(database, smtp);

    const { lost, doubled } = notExactlyOnce(acknowledged, await stored(database));
    const arrivals = countByMessage(smtp);
    const again = sentAgain(confirmed, arrivals);
    figure(
      database.dialect,
      `${kills} kills, ${acknowledged.length} forms taken, ${lost.length} lost, ${doubled.length} doubled, ${again.length} mails sent again, ${inWords(readyMs)}`,
    );
    expects({ lost, doubled }).toEqual({ lost: [], doubled: [] });
    expects(await halves(database)).toEqual([]);
    const rows = await database.db.selectFrom("outbox").select(["id", "state"]).execute();
    expects(rows.filter(({ id, state }) => state !== "sent" || !arrivals.has(id))).toEqual([]);
    expects(arrivals.size).toBe(rows.length);
    expects(confirmed.size).toBeGreaterThan(0);
    expects(again).toEqual([]);
  } finally {
    await database.close();
    await smtp.stop();
  }
}

/**
 * Two processes at a time, each killed at a random moment: every other one soon after its first answer, the rest when a mail more is known as sent. What was
 * confirmed as sent is noted after every kill.
 */
async function killWriters({ place, smtp, database, kills }: { place: Place; smtp: TestSmtp; database: OpenDatabase; kills: number }) {
  const acknowledged: string[] = [];
  const confirmed = new Map<string, number>();
  const readyMs: number[] = [];
  let begun = 0;
  const sentMails = () => database.db.selectFrom("outbox").select("id").where("state", "=", "sent").execute();
  const lane = async () => {
    while (begun < kills) {
      const number = ++begun;
      const isReady = async () => number % 2 === 0 || (await sentMails()).length > confirmed.size;
      const killed = await killOne([place.dataDir, place.databaseUrl ?? "", smtp.url, `kill${number}`], isReady);
      acknowledged.push(...killed.lines);
      readyMs.push(killed.readyMs);
      const sent = await sentMails();
      const arrivals = countByMessage(smtp);
      for (const { id } of sent) if (!confirmed.has(id)) confirmed.set(id, arrivals.get(id) ?? 0);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return { acknowledged, confirmed, readyMs };
}

/** Ready again: from the start of the next process to the first form that it took. */
function inWords(readyMs: readonly number[]): string {
  const sorted = readyMs.toSorted((a, b) => a - b).map(Math.round);
  return `ready again within ${sorted[sorted.length >> 1]} ms in the median, ${sorted.at(-1)} ms at worst`;
}

async function killOne(words: string[], isReady: () => Promise<boolean>): Promise<{ lines: string[]; readyMs: number }> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(code, "send-forms.js"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: join(code, "compiled") },
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  const closed = once(child, "close");
  await Promise.race([once(child.stdout, "data"), closed]);
  const readyMs = performance.now() - startedAt;
  for (let waits = 0; waits < 500 && !(await isReady()); waits++) await sleep(10);
  await sleep(Math.random() * 60);
  child.kill("SIGKILL");
  const [, signal] = await closed;
  if (signal !== "SIGKILL") throw new Error("the process ended by itself");
  // The last line may have been cut off by the kill; a whole one ends in a line break.
  return { lines: printed.split("\n").slice(0, -1), readyMs };
}

/** As a start some minutes later would: what was being sent when its process died is due again. */
async function sendTheRest({ db, dialect }: OpenDatabase, smtp: TestSmtp) {
  const outbox = createOutbox({
    db,
    dialect,
    log,
    transport: createSmtpTransport(smtp.url),
    from: async () => "site@agency.example",
    now: () => new Date(Date.now() + 600_000),
  });
  await outbox.deliverDue();
  await outbox.stop();
}

async function stored({ db }: OpenDatabase): Promise<string[]> {
  const leads = await db.selectFrom("lead").select("name").execute();
  const bookings = await db.selectFrom("booking").select("name").where("state", "=", "confirmed").execute();
  return [...leads.map(({ name }) => `lead ${name}`), ...bookings.map(({ name }) => `booking ${name}`)];
}

/** Leads without their audit or both mails, bookings without both mails or both reminders: there is no such thing as half of one. */
async function halves({ db }: OpenDatabase): Promise<string[]> {
  const keys = (await db.selectFrom("outbox").select("key").execute()).map(({ key }) => key);
  const jobs = await db.selectFrom("job").select(["id", "queue", "data"]).execute();
  const audits = new Set(jobs.filter(({ queue }) => queue === "site-audit").map(({ id }) => id));
  const mails = (start: string) => keys.filter((key) => key.startsWith(start)).length;
  const leads = await db.selectFrom("lead").select(["id", "audit_id"]).execute();
  const bookings = await db.selectFrom("booking").select("id").where("state", "=", "confirmed").execute();
  return [
    ...leads.filter(({ id, audit_id }) => !audits.has(audit_id ?? "") || mails(`lead:${id}:`) !== 2).map(({ id }) => `lead ${id}`),
    ...bookings
      .filter(({ id }) => mails(`booking:${id}:`) !== 2 || jobs.filter(({ data }) => data.includes(id)).length !== 2)
      .map(({ id }) => `booking ${id}`),
  ];
}

function notExactlyOnce(wanted: readonly string[], found: readonly string[]): { lost: string[]; doubled: string[] } {
  const counts = new Map<string, number>();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    lost: [...new Set(wanted)].filter((name) => !counts.has(name)),
    doubled: [...counts].flatMap(([name, count]) => (count > 1 ? name : [])),
  };
}

const sentAgain = (confirmed: ReadonlyMap<string, number>, arrivals: ReadonlyMap<string, number>): string[] =>
  [...confirmed].filter(([id, count]) => arrivals.get(id) !== count).map(([id]) => id);

/** How often each mail arrived; a mail's number is its Message-ID. */
function countByMessage({ mails }: TestSmtp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { raw } of mails) {
    const id = /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1] ?? "";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
