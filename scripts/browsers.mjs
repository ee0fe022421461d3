// npm run test:browsers: every story, template and converter in real Firefox and WebKit, which are installed where they are missing and
// can be, the converters by touch, and the long story of a new owner.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { canInstall, install } from "./apt.mjs";

const say = (text) => console.log(`browsers  ${text}`);
for (const [name, files, ...packages] of [
  ["Firefox", ["/usr/bin/firefox-esr"], "firefox-esr"],
  ["WebKit", ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"], "webkit2gtk-driver", "xvfb"],
]) {
  if (files.every(existsSync)) continue;
  if (canInstall) say(`installing ${name} by apt-get (about a minute)`);
  install(...packages);
  if (!files.every(existsSync)) say(`${name} is not installed and left out. Debian: \`sudo apt-get install ${packages.join(" ")}\``);
}
const build = existsSync("build/server/start.js") ? { status: 0 } : spawnSync("npm", ["run", "build"], { stdio: "inherit" });
const began = Date.now();
const { status } =
  build.status === 0
    ? spawnSync(
        "playwright",
        ["test", "tests/e2e/other-browsers.spec.ts", "tests/e2e/converters-elsewhere.spec.ts", "tests/e2e/new-owner.spec.ts"],
        {
          stdio: "inherit",
          env: { ...process.env, BROWSERS: "all" },
        },
      )
    : build;
say(`took ${Math.round((Date.now() - began) / 1000)} s`);
process.exitCode = status ?? 1;
