import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The server in the tests' own process, without the pages' build.
  resolve: { alias: { "virtual:react-router/server-build": new URL("tests/support/no-pages.ts", import.meta.url).pathname } },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    testTimeout: 20_000,
    // Many of them wait for a database or for a server rather than for the processor.
    maxWorkers: Math.max(3, availableParallelism() - 1),
  },
});
