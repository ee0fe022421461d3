import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const MODULE_FOLDERS = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2", "/opt/homebrew/lib/httpd/modules"];

const APT = "/usr/bin/apt-get";

/** The system's Apache and the folder of its modules, or undefined. */
export function findApache() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/opt/homebrew/bin"];
  const binary = folders.flatMap((folder) => ["apache2", "httpd"].map((name) => join(folder, name))).find((path) => existsSync(path));
  const modules = MODULE_FOLDERS.find((folder) => existsSync(join(folder, "mod_alias.so")));
  return binary && modules ? { binary, modules } : undefined;
}

/** Best effort: the program alone (`apache2-bin`), without the service that the package `apache2` starts. */
export function installApache() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return undefined;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore", timeout: 180_000 };
  const install = () => spawnSync(APT, ["install", "-y", "-qq", "--no-install-recommends", "apache2-bin"], options).status === 0;
  if (!install() && spawnSync(APT, ["update", "-qq"], options).status === 0) install();
  return findApache();
}
