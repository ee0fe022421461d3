import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files: begun last, one would be waited for by workers that have nothing left to do. */
const LONGEST = /(?:browser\/browser|tools-odd-pages|tools-hostile-input|instances-agree|attack\/kills)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const longFirst = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    // A process goes on to the next file only while that belongs to the same project.
    return PROJECTS.flatMap((name) => longFirst.filter(({ project }) => project.name === name));
  }
}
const PROJECTS = ["alone", "accounts", "stores", "pure"];
const isLong = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);

/** They open no database, no browser and no server that outlives them: a process for each would cost three times their own work. */
const PURE = "src/{app,content,core,engines,tools,ui}/**/*.test.{ts,tsx}";
/**
 * They close every database that they open, and their modules hold nothing between tests: most of a process for each would be imports,
 * seconds of them where a file looks at all tools.
 */
const STORES = [
  "src/content/source/{database-document-store,poll-store}.test.ts",
  "src/features/!(accounts)/**/*.test.ts",
  "src/platform/!(browser)/**/*.test.ts",
  "src/platform/browser/one-at-a-time.test.ts",
  "src/server/*.test.ts",
  "src/server/!(tool-process)/**/*.test.ts",
  "tests/{api-calls,architecture,asvs,bare-numbers,deploy-files,fixes-of-texts,hostile-model,mail-outage,picture-words}.test.ts",
  "tests/{policy-periods,post-words,privacy,script-built,service-words,site-constants,sources,steps-in-place,text-in-rem,tool-examples,tools-*}.test.ts",
  "tests/captured/*.test.ts",
  "tests/attack/{accounts,addresses,bodies,mail,readers}.test.ts",
];
/** Stores too, but they put another module in the place of one of Node's. */
const ACCOUNTS = "src/features/accounts/**/*.test.ts";
const MODELS = "tests/support/database-models.ts";

export default defineConfig({
  // The server in the tests' own process, without the pages' build.
  resolve: { alias: { "virtual:react-router/server-build": new URL("tests/support/no-pages.ts", import.meta.url).pathname } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "alone",
          include: ["src/**/*.test.{ts,tsx}", "tests/{,attack/,captured/}*.test.ts"],
          exclude: [PURE, ACCOUNTS, ...STORES],
        },
      },
      { extends: true, test: { name: "accounts", include: [ACCOUNTS], globalSetup: MODELS } },
      { extends: true, test: { name: "stores", include: STORES, isolate: false, globalSetup: MODELS } },
      { extends: true, test: { name: "pure", include: [PURE], exclude: STORES, isolate: false } },
    ],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    // A busy machine is no fault of ours: tests wait for what shall happen, and these only end what never does.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    // Many of them wait for a database or for a server rather than for the processor.
    maxWorkers: Math.max(4, availableParallelism() - 1),
  },
});
