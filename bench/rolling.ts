// Two instances on one PostgreSQL behind a real nginx, HAProxy and Caddy: under load a change is made, then each instance is restarted in turn.
// Counts what was lost or taken twice, runs of tools that take twenty seconds among it, and how long the change took to show on both.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { findNginx } from "../scripts/nginx.mjs";
import { createDocumentStore } from "../src/content/source/database-document-store.server.ts";
import { freePort } from "../tests/support/free-port.ts";
import { nginxExample } from "../tests/support/nginx-example.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { startNameService } from "./name-service.ts";
import { ended, type Served, serveSite, waitFor } from "./serve.ts";
import { startSlowRuns } from "./slow-runs.ts";
import { startLoad } from "./steady-load.ts";

/** Requests a second that are asked for; a machine that is slower does fewer, and says so. */
const RATE = Number(process.env["RATE"] ?? 2_000);
/** `nginx`, `haproxy` or `caddy` for one of them alone. */
const ONLY = process.env["PROXY"];

export async function benchRolling() {
  const postgres = await startPostgres();
  try {
    for (const proxy of [nginx, haproxy, caddy])
      if (ONLY === undefined || proxy.name.toLowerCase() === ONLY) await rollBehind(proxy, await postgres.createDatabase());
  } finally {
    await postgres.stop();
  }
}

interface Proxy {
  name: string;
  binary: string;
  /** Where the instances listen, both on one port; on this machine's usual address each has a port of its own. */
  hosts?: readonly [string, string];
  start(folder: string, ports: { front: number; one: number; two: number; names: number }): ChildProcess;
}

const nginx: Proxy = {
  name: "nginx",
  binary: resolve(findNginx() ?? "/usr/sbin/nginx"),
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

const caddy: Proxy = {
  name: "Caddy",
  binary: process.env["CADDY"] ?? "/usr/bin/caddy",
  hosts: ["127.0.0.2", "127.0.0.3"],
  start(folder, { front, one, names }) {
    const config = readFileSync("deploy/Caddyfile", "utf8")
      .replace("{$SITE_ORIGIN}", `http://127.0.0.1:${front}`)
      .replace("dynamic a site 3000 {", `dynamic a site ${one} {\n\t\t\tresolvers udp/127.0.0.1:${names}`)
      // Visitors of the load have addresses of their own, which Caddy believes nobody unless told.
      .replace("lb_policy", "trusted_proxies 127.0.0.1/32\n\t\tlb_policy");
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${config}`);
    const env = { ...process.env, HOME: folder };
    return spawn(this.binary, ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"], { env, stdio: "inherit" });
  },
};

async function rollBehind(proxy: Proxy, databaseUrl: string) {
  if (!existsSync(proxy.binary)) return console.log(`rolling: ${proxy.name} is not installed here`);
  const folder = mkdtempSync(join(tmpdir(), "rolling-"));
  const [front, one] = [await freePort(), await freePort()];
  const [hosts, two] = proxy.hosts ? [proxy.hosts, one] : [["127.0.0.1", "127.0.0.1"], await freePort()];
  const names = await startNameService(hosts);
  const slow = await startSlowRuns();
  const env = {
    SITE_ORIGIN: `http://127.0.0.1:${front}`,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    FETCH_ALLOW_HOSTS: slow.host,
    // As in the unit for systemd and in the compose file.
    DRAIN_SECONDS: process.env["DRAIN_SECONDS"] ?? "60",
  };
  const serve = (at: number) => serveSite(at === 0 ? one : two, { ...env, HOST: hosts[at] ?? "" });
  const instances: Served[] = [];
  let balancer: ChildProcess | undefined;
  try {
    for (const at of [0, 1]) instances.push(await serve(at));
    balancer = proxy.start(folder, { front, one, two, names: names.port });
    await waitFor(`http://127.0.0.1:${front}/readyz`);
    for (let round = 0; round < 10; round++)
      for (const page of PAGES) await (await fetch(`http://127.0.0.1:${front}${page}`)).arrayBuffer();
    const load = startLoad({ port: front, rate: RATE, pages: PAGES, connections: 64, formEvery: 50 });
    await sleep(3_000);
    const shownMs = await changeShown(databaseUrl, instances);
    const runs = { asked: 0, answered: 0, failed: [] as string[] };
    for (const [at, site] of instances.entries()) {
      const running = slow.ask(front);
      await sleep(1_000);
      await site.stop();
      instances[at] = await serve(at);
      const { asked: more, answered, failed: lost } = await running;
      runs.asked += more;
      runs.answered += answered;
      runs.failed.push(...lost);
      await sleep(2_000);
    }
    const { asked, seconds, taken, failed, slowestMs } = await load.end();
    const forms = await countForms(databaseUrl, taken);
    const told = [...Object.entries(failed).map(([why, count]) => `${count} × ${why}`), ...runs.failed.map((why) => `a run: ${why}`)];
    console.log(
      `rolling: behind ${proxy.name}, ${asked.toLocaleString("en-US")} requests at ${Math.round(asked / seconds)} a second (asked for ${RATE}), two restarts: ${told.join(", ") || "none failed"}; slowest ${Math.round(slowestMs)} ms; ${taken.length} forms taken, ${forms.lost} of them lost, ${forms.doubled} there twice; ${runs.answered} of ${runs.asked} runs of 20 s answered; a change showed on both after ${Math.round(shownMs)} ms`,
    );
    if (told.length > 0 || forms.lost > 0 || forms.doubled > 0) process.exitCode = 1;
  } finally {
    if (balancer) await ended(balancer);
    for (const site of instances) await site.stop();
    names.stop();
    slow.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From the commit of another name for the company until both instances show it. */
async function changeShown(databaseUrl: string, sites: readonly Served[]): Promise<number> {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const store = createDocumentStore(db);
  const settings = (await store.all()).find(({ _type }) => _type === "siteSettings");
  if (!settings) throw new Error("There are no settings");
  await store.put([{ ...settings, brandName: "Renamed" }], new Date());
  await close();
  const from = performance.now();
  await Promise.all(
    sites.map(async ({ origin }) => {
      while (!(await blogOf(origin)).includes("Renamed")) await sleep(50);
    }),
  );
  return performance.now() - from;
}

/** Under the site's own name, whatever address the instance listens on. */
async function blogOf(origin: string): Promise<string> {
  const [answer] = (await once(get(`${origin}/blog/`, { headers: { host: "127.0.0.1" } }), "response")) as [IncomingMessage];
  return text(answer);
}

const PAGES = ["/", "/services/seo/", "/tools/", "/blog/"];

async function countForms(databaseUrl: string, taken: readonly string[]) {
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }) });
  const rows = await db.selectFrom("lead").select("email").execute();
  await close();
  const stored = new Set(rows.map(({ email }) => email));
  return { lost: taken.filter((mail) => !stored.has(mail)).length, doubled: rows.length - stored.size };
}
