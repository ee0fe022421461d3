import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { install } from "./apt.mjs";

const MODULE_FOLDERS = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/libexec/apache2", "/opt/homebrew/lib/httpd/modules"];

/** The system's Apache and the folder of its modules, or undefined. */
export function findApache() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/opt/homebrew/bin"];
  const binary = folders.flatMap((folder) => ["apache2", "httpd"].map((name) => join(folder, name))).find((path) => existsSync(path));
  const modules = MODULE_FOLDERS.find((folder) => existsSync(join(folder, "mod_alias.so")));
  return binary && modules ? { binary, modules } : undefined;
}

/** Best effort: the program alone (`apache2-bin`), without the service that the package `apache2` starts. */
export function installApache() {
  install("apache2-bin");
  return findApache();
}
