// Two instances on one PostgreSQL behind a real nginx and a real HAProxy: each is restarted in turn under load, and what failed is counted.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { startPostgres } from "../tests/support/postgres.ts";

/** Requests a second that are asked for; a machine that is slower does fewer, and says so. */
const RATE = Number(process.env["RATE"] ?? 2_000);

export async function benchRolling() {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  try {
    for (const proxy of [nginx, haproxy]) await rollBehind(proxy, databaseUrl);
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
    // The example itself, on other ports and without TLS.
    const example = readFileSync("deploy/nginx.conf", "utf8");
    const site = example
      .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, "")
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${front};`)
      .replace(/^\s*ssl_certificate.*$/gm, "")
      .replaceAll("www.example.com", "_")
      .replace("127.0.0.1:3001", `127.0.0.1:${one}`)
      .replace("127.0.0.1:3002", `127.0.0.1:${two}`)
      .replace("proxy_set_header Host $host;", "proxy_set_header Host $http_host;");
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
      .replace("127.0.0.1:3001", `127.0.0.1:${one}`)
      .replace("127.0.0.1:3002", `127.0.0.1:${two}`);
    writeFileSync(join(folder, "haproxy.cfg"), config);
    return spawn(this.binary, ["-f", join(folder, "haproxy.cfg"), "-q"], { stdio: "inherit" });
  },
};

async function rollBehind(proxy: Proxy, databaseUrl: string) {
  if (spawnSync(proxy.binary, ["-v"]).status !== 0) return console.log(`rolling: ${proxy.name} is not installed here`);
  const folder = mkdtempSync(join(tmpdir(), "rolling-"));
  const [front, one, two] = [await freePort(), await freePort(), await freePort()];
  const start = (port: number) => startInstance(port, { front, databaseUrl, dataDir: join(folder, String(port)) });
  const instances = new Map([
    [one, await start(one)],
    [two, await start(two)],
  ]);
  const balancer = proxy.start(folder, { front, one, two });
  try {
    await until(`http://127.0.0.1:${front}/readyz`);
    for (let tries = 0; tries < 50; tries++) await ask(front, "/");
    const load = startLoad(front);
    await sleep(3_000);
    for (const [port, child] of instances) {
      await ended(child);
      instances.set(port, await start(port));
      await sleep(2_000);
    }
    const { asked, failed, seconds } = await load.end();
    const told = failed.size === 0 ? "none failed" : [...failed].map(([why, count]) => `${count} × ${why}`).join(", ");
    console.log(
      `rolling: behind ${proxy.name}, ${asked.toLocaleString("en-US")} requests at ${Math.round(asked / seconds)} a second (asked for ${RATE}), two restarts: ${told}`,
    );
    if (failed.size > 0) process.exitCode = 1;
  } finally {
    await ended(balancer);
    for (const child of instances.values()) await ended(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startInstance(port: number, { front, databaseUrl, dataDir }: { front: number; databaseUrl: string; dataDir: string }) {
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "src/server/start.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: `http://127.0.0.1:${front}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  await until(`http://127.0.0.1:${port}/readyz`);
  return child;
}

/** Pages, a run of a tool and a POST now and then, as even as the machine allows. */
function startLoad(front: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const failed = new Map<string, number>();
  const started = performance.now();
  let asked = 0;
  let isOver = false;
  const under = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1_000) * RATE) - asked;
    for (let n = 0; n < Math.min(due, 200) && under.size < 512 && !isOver; n++) {
      asked++;
      const isPost = asked % 50 === 0;
      const sent = (
        isPost
          ? ask(front, "/api/tools/md5-generator", agent, '{"text":"hello"}', asked)
          : ask(front, PAGES[asked % PAGES.length] ?? "/", agent)
      )
        .then((status) => {
          if (status !== 200) count(String(status));
        })
        .catch((error: NodeJS.ErrnoException) => count(error.code ?? error.message))
        .finally(() => void under.delete(sent));
      under.add(sent);
    }
  }, 5);
  const count = (why: string) => void failed.set(why, (failed.get(why) ?? 0) + 1);
  return {
    async end() {
      isOver = true;
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1_000;
      await Promise.all(under);
      agent.destroy();
      return { asked, failed, seconds };
    },
  };
}

const PAGES = ["/", "/services/seo/", "/tools/", "/blog/"];

/** Each caller has an address of their own, so that no limit answers in the site's place. */
function ask(port: number, path: string, agent?: Agent, body?: string, visitor = 1): Promise<number> {
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  const headers = { "x-forwarded-for": address, ...(body ? { "content-type": "application/json", "content-length": body.length } : {}) };
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path, method: body ? "POST" : "GET", headers, ...(agent && { agent }) }, (answer) => {
      answer.on("error", reject);
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

async function until(address: string) {
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error(`${address} did not answer`);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
