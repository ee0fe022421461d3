import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The Chromium or Chrome of this machine: what the settings name, or the first on PATH. Undefined when there is none. */
export function findChromium(named: string | undefined, path = process.env["PATH"] ?? ""): string | undefined {
  if (named !== undefined) return isProgram(named) ? named : undefined;
  const onPath = path.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...USUAL].find(isProgram);
}

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const USUAL = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
