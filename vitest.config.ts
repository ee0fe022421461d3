import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Minutes of work in one file: begun last, it would be waited for by workers that have nothing left to do. */
const LONGEST = /(?:tools-odd-pages|kill-during-forms)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const [alone, together] = [sorted.filter((file) => !isPure(file)), sorted.filter(isPure)];
    // A process goes on to the next file only while that belongs to the same project.
    return [...alone.filter(isLong), ...alone.filter((file) => !isLong(file)), ...together];
  }
}
const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
const isPure = ({ project }: TestSpecification) => project.name === "pure";

/** They open no database, no browser and no server that outlives them: a process for each would cost three times their own work. */
const PURE = "src/{app,content,core,engines,tools,ui}/**/*.test.{ts,tsx}";

export default defineConfig({
  // The server in the tests' own process, without the pages' build.
  resolve: { alias: { "virtual:react-router/server-build": new URL("tests/support/no-pages.ts", import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "alone", include: ["src/**/*.test.{ts,tsx}", "tests/{,attack/,captured/}*.test.ts"], exclude: [PURE] },
      },
      { extends: true, test: { name: "pure", include: [PURE], isolate: false } },
    ],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    // A busy machine is no fault of ours: tests wait for what shall happen, and these only end what never does.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    // Many of them wait for a database or for a server rather than for the processor.
    maxWorkers: Math.max(3, availableParallelism() - 1),
  },
});
