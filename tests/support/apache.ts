import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findApache, installApache } from "../../scripts/apache.mjs";
import { type AskOptions, answering, askServer, type ServerAnswer } from "./ask-server.ts";
import { freePort } from "./free-port.ts";
import { createCertificate } from "./self-signed-certificate.ts";

export const apache: { binary: string; modules: string } | undefined = findApache() ?? installApache();

export interface TestApache {
  port: number;
  folder: string;
  /** Writes a file below the document root. `.htaccess` is read at every request. */
  put(path: string, body: string | Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  /** One request; the path is sent as it is. */
  ask(path: string, options?: AskOptions): Promise<ServerAnswer>;
  /** What Apache complained about since it was last asked. */
  complaints(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * A real Apache on free ports of this machine, plain and TLS, in a folder of its own, with Debian's default settings and AllowOverride All:
 * about 0.2 s. Start one a test file. Folders `only-fileinfo`, `only-indexes` … of the document root allow one class of directives each.
 */
export async function startApache(): Promise<TestApache> {
  if (!apache) throw new Error("apache2 is not installed");
  const folder = await mkdtemp(join(tmpdir(), "test-apache-"));
  // As root the workers run as nobody, who must be able to enter.
  await chmod(folder, 0o755);
  const root = join(folder, "root");
  await mkdir(root, { mode: 0o755 });
  const [port, securePort] = [await freePort(), await freePort()];
  const { key, cert } = createCertificate({ names: ["localhost"] });
  await Promise.all([
    writeFile(join(folder, "key.pem"), key),
    writeFile(join(folder, "cert.pem"), cert),
    writeFile(join(folder, "mime.types"), MIME_TYPES),
    writeFile(join(folder, "httpd.conf"), configuration(apache.modules, folder, port, securePort)),
  ]);
  const child = spawn(apache.binary, ["-f", join(folder, "httpd.conf"), "-DFOREGROUND"], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // A run that is broken off leaves no server behind.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const log = join(folder, "error.log");
  let heard = 0;

  const server: TestApache = {
    port,
    folder,
    async put(path, body) {
      const file = join(root, path);
      await mkdir(dirname(file), { recursive: true, mode: 0o755 });
      await writeFile(file, body);
    },
    remove: (path) => rm(join(root, path), { recursive: true, force: true }),
    ask: (path, options = {}) => askServer(options.secure ? securePort : port, path, options, agent),
    async complaints() {
      const text = await readFile(log, "utf8").catch(() => "");
      const fresh = text.slice(heard);
      heard = text.length;
      return fresh;
    },
    async stop() {
      agent.destroy();
      process.off("exit", end);
      end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await answering(() => server.ask("/"), ended);
  } catch (error) {
    const complaints = await server.complaints();
    await server.stop();
    throw new Error(`Apache did not start:\n${said}${complaints}`, { cause: error });
  }
  await server.complaints();
  return server;
}

const MODULES = [
  ...[
    "mpm_event",
    "unixd",
    "log_config",
    "authz_core",
    "authz_host",
    "authz_user",
    "authn_core",
    "authn_file",
    "auth_basic",
    "alias",
    "rewrite",
  ],
  ...[
    "dir",
    "mime",
    "headers",
    "expires",
    "deflate",
    "filter",
    "brotli",
    "autoindex",
    "setenvif",
    "env",
    "negotiation",
    "ssl",
    "socache_shmcb",
  ],
];

const CLASSES = { fileinfo: "FileInfo", indexes: "Indexes", authconfig: "AuthConfig", limit: "Limit", options: "Options" };

const MIME_TYPES = `text/html html htm
text/css css
text/plain txt
text/javascript js mjs
application/json json
image/png png
image/jpeg jpg jpeg
image/svg+xml svg
font/woff2 woff2
`;

function configuration(modules: string, folder: string, port: number, securePort: number): string {
  return `ServerRoot "${folder}"
DefaultRuntimeDir "${folder}"
PidFile "${folder}/pid"
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${securePort}
ServerName localhost
StartServers 1
ThreadsPerChild 8
MaxRequestWorkers 32
MinSpareThreads 1
MaxSpareThreads 32
${MODULES.map((name) => `<IfFile "${modules}/mod_${name}.so">\nLoadModule ${name}_module "${modules}/mod_${name}.so"\n</IfFile>`).join("\n")}
${process.getuid?.() === 0 ? "User #65534\nGroup #65534" : ""}
ErrorLog "${folder}/error.log"
LogLevel warn
TypesConfig "${folder}/mime.types"
DocumentRoot "${folder}/root"
DirectoryIndex index.html index.php
<Directory />
  AllowOverride None
  Require all denied
</Directory>
<Directory "${folder}/root">
  AllowOverride All
  Options FollowSymLinks Indexes
  Require all granted
</Directory>
${Object.entries(CLASSES)
  .map(([name, value]) => `<Directory "${folder}/root/only-${name}">\n  AllowOverride ${value}\n</Directory>`)
  .join("\n")}
<VirtualHost 127.0.0.1:${securePort}>
  DocumentRoot "${folder}/root"
  SSLEngine on
  SSLCertificateFile "${folder}/cert.pem"
  SSLCertificateKeyFile "${folder}/key.pem"
</VirtualHost>
`;
}
