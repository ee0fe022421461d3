// Starts the built site with a data folder of its own and a small site on loopback for the tools to read.
// `npm run test:instances` tells the stories to two and to three instances behind a balancer (`TEST_INSTANCES`), `TEST_CONTENT=hosted playwright test studio`
// those of the studio to a site whose content lies in the content service, which is ours on loopback.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { nginxExample } from "./nginx-example.ts";
import { OWNER_PASSWORD, ownerSession } from "./owner-session.ts";
import { startTrialSite } from "./trial-site.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-data-"));
const port = Number(process.env["PORT"]);
const session = ownerSession(port);
const trialPort = port + 1;
const trial = await startTrialSite(trialPort);
const stops: (() => unknown)[] = [() => trial.close()];
const env = {
  ...process.env,
  FETCH_ALLOW_HOSTS: [
    ...[`127.0.0.1:${trialPort}`, `localhost:${trialPort}`],
    ...["changing.example", "www.changing.example", "bakery.test", "www.bakery.test"],
  ].join(),
  TRIAL_PORT: String(trialPort),
  // A story that sends forms names an address of its own.
  TRUSTED_PROXIES: "127.0.0.1",
  // All others are one visitor.
  TOOL_RUNS_A_MINUTE: "600",
  PAGE_RENDERS_A_MINUTE: "6000",
};
const PRELOADED = ["demo-day", "host-variants"].flatMap((name) => ["--import", `./tests/support/${name}.ts`]);
if (process.env["TEST_CONTENT"] === "hosted") Object.assign(env, await serveContent());
const children = new Set<ChildProcess>();
const end = () => {
  for (const child of children) child.kill("SIGTERM");
};
const instances = Number(process.env["TEST_INSTANCES"] ?? 1);
if (instances > 1) await serveBalanced(instances);
else void serve({ PORT: String(port), DATA_DIR: dataDir });
// The package that runs PostgreSQL would end it at once, under the instances that still use it.
for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal).on(signal, end);

async function serveContent(): Promise<Record<string, string>> {
  const { startContentService } = await import("./content-service.ts");
  const { readHostedDataset } = await import("./hosted-dataset.ts");
  const service = await startContentService(await readHostedDataset());
  stops.push(service.close);
  return { SANITY_PROJECT_ID: "zp7mbokg", SANITY_WRITE_TOKEN: "skWrite", SANITY_API_HOST: service.origin };
}

/** That many instances on one PostgreSQL, with nginx in front of them: each request may go to any. */
async function serveBalanced(count: number): Promise<void> {
  const { startNginx } = await import("./nginx.ts");
  const { startPostgres } = await import("./postgres.ts");
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const shared = { DATABASE_URL: await postgres.createDatabase(), SITE_ORIGIN: `http://127.0.0.1:${port}` };
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  await Promise.all(ports.map((own) => serve({ ...shared, PORT: String(own), DATA_DIR: join(dataDir, String(own)) })));
  // Nobody stops here, so nobody needs a backup, which `random` does not know.
  const config = nginxExample({ front: port, instances: ports })
    .replace("least_conn;", "random;")
    .replace(/^.* backup .*\n/gm, "");
  const nginx = await startNginx({}, () => config, port);
  stops.push(nginx.stop);
}

/** Resolves when it is ready. When one has ended, all end. */
function serve(own: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [...PRELOADED, "src/server/start.ts"], {
    stdio: ["inherit", "pipe", "inherit"],
    env: { ...env, ...own },
  });
  children.add(child);
  child.on("exit", async (code) => {
    children.delete(child);
    end();
    if (children.size > 0) return;
    for (const stop of stops.reverse()) await stop();
    rmSync(session, { force: true });
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  let told = "";
  return new Promise((ready) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      process.stdout.write(text);
      told += text;
      if (told.includes("Ready at")) ready();
      const link = /http\S+magic-link\S+(?=\s)/.exec(told)?.[0];
      if (!link) return;
      told = "";
      void keepSession(link);
    });
  });
}

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
