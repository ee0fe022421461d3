import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { findNginx, unpackNginx } from "../../scripts/nginx.mjs";
import { type AskOptions, answering, askServer, type ServerAnswer } from "./ask-server.ts";
import { freePort } from "./free-port.ts";
import { createCertificate } from "./self-signed-certificate.ts";

const found = findNginx() ?? unpackNginx();
export const nginx: string | undefined = found && resolve(found);

export interface TestNginx {
  port: number;
  ask(path: string, options?: AskOptions): Promise<ServerAnswer>;
  stop(): Promise<void>;
}

interface Place {
  /** Of a server block that answers on both ports, plain and TLS, and has files to serve. */
  own: string;
  listen: { plain: string; secure: string };
  certificate: string;
  root: string;
}

/** A real nginx on free ports, or plainly on the given one, with what `configure` writes into its http block; `nginx -t` must find nothing to say. */
export async function startNginx(
  files: Readonly<Record<string, string>>,
  configure: (place: Place) => string,
  given?: number,
): Promise<TestNginx> {
  if (!nginx) throw new Error("nginx is not installed");
  const folder = await mkdtemp(join(tmpdir(), "test-nginx-"));
  // As root the workers run as nobody, who must be able to enter.
  await chmod(folder, 0o755);
  const root = join(folder, "root");
  for (const [path, body] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true, mode: 0o755 });
    await writeFile(file, body);
  }
  const [port, securePort] = [given ?? (await freePort()), await freePort()];
  const { key, cert } = createCertificate({ names: ["localhost"] });
  await Promise.all([writeFile(join(folder, "key.pem"), key), writeFile(join(folder, "cert.pem"), cert)]);
  const listen = { plain: `listen 127.0.0.1:${port};`, secure: `listen 127.0.0.1:${securePort} ssl;` };
  const certificate = `ssl_certificate ${folder}/cert.pem; ssl_certificate_key ${folder}/key.pem;`;
  const own = `${listen.plain} ${listen.secure} ${certificate} root ${root};`;
  const config = join(folder, "nginx.conf");
  await writeFile(config, frame(folder, configure({ own, listen, certificate, root })));
  const args = ["-e", join(folder, "error.log"), "-p", folder, "-c", config];
  const tried = spawnSync(nginx, [...args, "-t"], { encoding: "utf8" });
  const complaints = tried.stderr.split("\n").filter((line) => !/syntax is ok|test is successful|^$/.test(line));
  if (tried.status !== 0 || complaints.length > 0) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`nginx -t: ${complaints.join("\n")}`);
  }
  const child = spawn(nginx, args, { stdio: "ignore" });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  // A run that is broken off leaves no server behind.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const server: TestNginx = {
    port,
    ask: (path, options = {}) => askServer(options.secure ? securePort : port, path, options),
    async stop() {
      process.off("exit", end);
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await answering(() => server.ask("/"), ended);
  } catch (error) {
    const said = await readFile(join(folder, "error.log"), "utf8").catch(() => "");
    await server.stop();
    throw new Error(`nginx did not start:\n${said}`, { cause: error });
  }
  return server;
}

function frame(folder: string, http: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
  return `daemon off;
pid ${folder}/pid;
worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  server_names_hash_max_size 8192;
  types { text/html html; text/css css; text/plain txt; image/png png; }
  default_type application/octet-stream;
${http}
}
`;
}
