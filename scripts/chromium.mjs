import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The system's Chromium or Chrome, or undefined. `CHROMIUM_PATH` wins. */
export const findChromium = () => process.env.CHROMIUM_PATH || [...onPath(...NAMES), ...FIXED].find(isProgram);

/** Chromium without windows to draw: the same pages for half the processor time. */
export const findShell = () => onPath("chromium-headless-shell").find(isProgram);

/** What the browser tests drive. */
export const findTestChromium = () => process.env.CHROMIUM_PATH || findShell() || findChromium();

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FIXED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

const onPath = (...names) => (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Quiet and without a network of its own; the sandbox cannot be had as root. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  // The shell would round each letter to whole pixels; a browser with windows does not.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
