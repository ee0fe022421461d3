import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall } from "./apt.mjs";

const APT = "/usr/bin/apt-get";
const UNPACK = "/usr/bin/dpkg-deb";
/** Where Debian's package is unpacked: installed, it would start a server. Not below node_modules, which npm empties meanwhile. */
const UNPACKED = ".test-software/nginx";

/** The system's nginx, or the one that was unpacked, or undefined. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/opt/homebrew/bin", `${UNPACKED}/usr/sbin`];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/** Best effort: the program alone, of Debian's package, without the service. */
export function unpackNginx() {
  if (!canInstall) return;
  mkdirSync(UNPACKED, { recursive: true });
  const options = { cwd: UNPACKED, stdio: "ignore", timeout: 120_000 };
  spawnSync(APT, ["download", "-qq", "nginx"], options);
  const file = readdirSync(UNPACKED).find((name) => /^nginx_.*\.deb$/.test(name));
  if (file) spawnSync(UNPACK, ["-x", file, "."], options);
  const found = findNginx();
  // A library that it needs may not be there.
  return found && spawnSync(found, ["-v"]).status === 0 ? found : undefined;
}
