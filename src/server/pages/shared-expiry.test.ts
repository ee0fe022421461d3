import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { createSharedExpiry } from "./shared-expiry.ts";

const log = createLogger({ level: "silent" });
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

it("drops on the other instances what changed, once, and nothing while nothing changes", async () => {
  const database = await openDatabase({ dataDir: "", databaseUrl: await postgres.createDatabase(), log });
  const dropped: string[][] = [[], []];
  let isReady = true;
  const [change] = await Promise.all(
    dropped.map((calls) =>
      createSharedExpiry({
        platform: { database, isReady: () => isReady, log },
        expire: (tags) => void calls.push([...tags].join()),
        everyMs: 10,
      }),
    ),
  );
  const asked = vi.spyOn(database.db, "selectFrom");
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(6);
  expect(dropped).toEqual([[], []]);
  change?.(["review:md5-generator", "reviews"]);
  await expect.poll(() => dropped[1]?.join().split(",").sort()).toEqual(["review:md5-generator", "reviews"]);
  const before = asked.mock.calls.length;
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(before + 6);
  expect(dropped[1]?.join().split(",").sort()).toEqual(["review:md5-generator", "reviews"]);
  isReady = false;
  await database.close();
});
