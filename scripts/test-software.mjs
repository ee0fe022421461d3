// What the tests need of the machine: a browser, and where they can be had an Apache, an nginx and a PHP. Runs before anything is installed: Node's own modules only.
import { findApache, installApache } from "./apache.mjs";
import { canInstall, install as installPackages } from "./apt.mjs";
import { findChromium, findShell, findTestChromium } from "./chromium.mjs";
import { findNginx, unpackNginx } from "./nginx.mjs";
import { findPhp, installPhp } from "./php.mjs";

const say = (text) => console.log(`prepare  ${text}`);

function chromium() {
  const missing = findChromium() ? [] : ["chromium"];
  if (!findShell()) missing.push("chromium-headless-shell");
  if (missing.length > 0 && canInstall && !process.env.CHROMIUM_PATH) {
    say(`installing ${missing.join(" and ")} by apt-get (about a minute)`);
    for (const name of missing) installPackages(name);
  }
  if (findChromium()) return say(`browser tests use ${findTestChromium()}`);
  console.error(
    "\nprepare  The browser tests need Chromium or Chrome, and none was found. Debian: `sudo apt-get install chromium`. macOS: `brew install --cask chromium`. Or set CHROMIUM_PATH to one.\n",
  );
  process.exitCode = 1;
}

/** Best effort: the generated server rules are held against a real Apache where there is one. */
function apache() {
  const found = findApache();
  if (found) return say(`server rules are tested on ${found.binary}`);
  if (canInstall) say("installing Apache by apt-get (a few seconds)");
  if (!installApache())
    say("apache2 is not installed, so the generated server rules are not tried on it. Debian: `sudo apt-get install apache2-bin`");
}

/** Best effort, as with Apache. */
function nginx() {
  const found = findNginx() ?? unpackNginx();
  say(
    found
      ? `server rules are tested on ${found}`
      : "nginx is not installed, so the generated server rules are not tried on it. Debian: `sudo apt-get install nginx-light`",
  );
}

/** Best effort: what HTML to PHP writes is run by a real PHP where there is one. */
function php() {
  const found = findPhp();
  if (found) return say(`written PHP is run by ${found}`);
  if (canInstall) say("installing PHP by apt-get (a few seconds)");
  if (!installPhp()) say("php is not installed, so written PHP is not run. Debian: `sudo apt-get install php-cli`");
}

chromium();
apache();
nginx();
php();
