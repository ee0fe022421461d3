import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { install } from "./apt.mjs";

/** The system's PHP, or undefined. */
export function findPhp() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/opt/homebrew/bin"];
  return folders.map((folder) => join(folder, process.platform === "win32" ? "php.exe" : "php")).find((path) => existsSync(path));
}

/** Best effort: the command alone, without a web server. */
export function installPhp() {
  install("php-cli");
  return findPhp();
}
