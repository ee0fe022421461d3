import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, findTestChromium } from "./scripts/chromium.mjs";

/** The site under test; the small site that its tools read stands on the next port. */
const port = Number(process.env["TEST_PORT"] ?? 3471);

export default defineConfig({
  testDir: "tests/e2e",
  // One worker walks the whole site for a minute: begun last, the other would have nothing left to do meanwhile.
  projects: [
    { name: "longest", testMatch: "whole-site.spec.ts" },
    { name: "stories", testMatch: "*.spec.ts", testIgnore: "whole-site.spec.ts" },
  ],
  // A story waits for the page more often than for the processor.
  workers: 4,
  fullyParallel: true,
  // A busy machine is no fault of ours: tests wait for what shall happen, and these only end what never does.
  timeout: 180_000,
  // Longer than the 55 seconds that the site gives a run of a tool, which works behind everything else: it is told then, and not cut off.
  expect: { timeout: 60_000 },
  // A second try would hide a fault.
  retries: 0,
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["line"], ["json"]] : "line",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 800 },
    // Of the visitor, wherever the machine stands.
    timezoneId: "UTC",
    locale: "en-US",
    launchOptions: { executablePath: findTestChromium() ?? "", args: CHROMIUM_FLAGS },
  },
  webServer: {
    // A clean data folder: the first start is part of what is tested.
    command: "node tests/support/serve-for-tests.ts",
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: { PORT: String(port) },
  },
});
