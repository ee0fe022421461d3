// Two instances on one PostgreSQL behind a real nginx and a real HAProxy: each is restarted in turn under load, and what was lost or taken twice
// is counted.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { freePort } from "../tests/support/free-port.ts";
import { nginxExample } from "../tests/support/nginx-example.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { ended, type Served, serveSite, waitFor } from "./serve.ts";
import { startLoad } from "./steady-load.ts";

/** Requests a second that are asked for; a machine that is slower does fewer, and says so. */
const RATE = Number(process.env["RATE"] ?? 2_000);
/** `nginx` or `haproxy` for one of them alone. */
const ONLY = process.env["PROXY"];

export async function benchRolling() {
  const postgres = await startPostgres();
  try {
    for (const proxy of [nginx, haproxy])
      if (ONLY === undefined || proxy.name.toLowerCase() === ONLY) await rollBehind(proxy, await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

interface Proxy {
  name: string;
  binary: string;
  start(folder: string, ports: { front: number; one: number; two: number }): ChildProcess;
}

const nginx: Proxy = {
  name: "nginx",
  binary: "/usr/sbin/nginx",
  start(folder, { front, one, two }) {
    const site = nginxExample({ front, instances: [one, two] });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; events { worker_connections 4096; }\nhttp { access_log off; ${temporary.join(" ")}\n${site}\n}`,
    );
    return spawn(this.binary, ["-c", join(folder, "nginx.conf"), "-p", folder], { stdio: "inherit" });
  },
};

const haproxy: Proxy = {
  name: "HAProxy",
  binary: "/usr/sbin/haproxy",
  start(folder, { front, one, two }) {
    const config = readFileSync("deploy/haproxy.cfg", "utf8")
      .replace("bind :80", `bind 127.0.0.1:${front}`)
      .replaceAll("127.0.0.1:3001", `127.0.0.1:${one}`)
      .replaceAll("127.0.0.1:3002", `127.0.0.1:${two}`);
    writeFileSync(join(folder, "haproxy.cfg"), config);
    return spawn(this.binary, ["-f", join(folder, "haproxy.cfg"), "-q"], { stdio: "inherit" });
  },
};

async function rollBehind(proxy: Proxy, databaseUrl: string) {
  if (spawnSync(proxy.binary, ["-v"]).status !== 0) return console.log(`rolling: ${proxy.name} is not installed here`);
  const folder = mkdtempSync(join(tmpdir(), "rolling-"));
  const [front, one, two] = [await freePort(), await freePort(), await freePort()];
  const env = { SITE_ORIGIN: `http://127.0.0.1:${front}`, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: "127.0.0.1" };
  const instances = new Map<number, Served>();
  let balancer: ChildProcess | undefined;
  try {
    for (const port of [one, two]) instances.set(port, await serveSite(port, env));
    balancer = proxy.start(folder, { front, one, two });
    await waitFor(`http://127.0.0.1:${front}/readyz`);
    for (let round = 0; round < 10; round++)
      for (const page of PAGES) await (await fetch(`http://127.0.0.1:${front}${page}`)).arrayBuffer();
    const load = startLoad({ port: front, rate: RATE, pages: PAGES, connections: 64, formEvery: 50 });
    await sleep(3_000);
    for (const [port, site] of instances) {
      await site.stop();
      instances.set(port, await serveSite(port, env));
      await sleep(2_000);
    }
    const { asked, seconds, taken, failed, slowestMs } = await load.end();
    const forms = await countForms(databaseUrl, taken);
    const told = Object.entries(failed).map(([why, count]) => `${count} × ${why}`);
    console.log(
      `rolling: behind ${proxy.name}, ${asked.toLocaleString("en-US")} requests at ${Math.round(asked / seconds)} a second (asked for ${RATE}), two restarts: ${told.join(", ") || "none failed"}; slowest ${Math.round(slowestMs)} ms; ${taken.length} forms taken, ${forms.lost} of them lost, ${forms.doubled} there twice`,
    );
    if (told.length > 0 || forms.lost > 0 || forms.doubled > 0) process.exitCode = 1;
  } finally {
    if (balancer) await ended(balancer);
    for (const site of instances.values()) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const PAGES = ["/", "/services/seo/", "/tools/", "/blog/"];

async function countForms(databaseUrl: string, taken: readonly string[]) {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const rows = await db.selectFrom("lead").select("email").execute();
  await close();
  const stored = new Set(rows.map(({ email }) => email));
  return { lost: taken.filter((mail) => !stored.has(mail)).length, doubled: rows.length - stored.size };
}
