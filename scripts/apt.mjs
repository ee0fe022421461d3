import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const APT = "/usr/bin/apt-get";

export const canInstall = process.getuid?.() === 0 && existsSync(APT);

/** Debian packages, best effort and quietly; nothing on the machine is removed for them. */
export function install(...packages) {
  if (!canInstall) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, stdio: "ignore", timeout: 300_000 };
  const install = () =>
    spawnSync(APT, ["install", "-y", "-qq", "--no-remove", "--no-install-recommends", ...packages], options).status === 0;
  if (!install() && spawnSync(APT, ["update", "-qq"], options).status === 0) install();
}
