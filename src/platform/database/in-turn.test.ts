import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { createLogger } from "../log/logger.ts";
import { ifFree, inTurn } from "./in-turn.ts";
import { openDatabase } from "./open-database.ts";

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

it("lets one instance at a time do what two must not, and another thing meanwhile; what fails holds nobody up", async () => {
  const databaseUrl = (await postgres?.createDatabase()) ?? "";
  const open = () => openDatabase({ dataDir: "", databaseUrl, log: createLogger({ level: "silent" }), patienceMs: 60_000 });
  const instances = [await open(), await open()];
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    for (let turns = 0; turns < 20; turns++) await setImmediate();
    inside--;
  };
  await Promise.all(Array.from({ length: 8 }, (_, at) => inTurn(instances[at % 2] as (typeof instances)[0], "crawls", work)));
  expect([most, inside]).toEqual([1, 0]);

  const [one, two] = instances as [(typeof instances)[0], (typeof instances)[0]];
  await inTurn(one, "content", () => inTurn(two, "first owner", work));
  await expect(inTurn(one, "content", () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
  await inTurn(two, "content", work);

  // What can be done another time does not wait.
  const taken = await inTurn(one, "lists", () => ifFree(two, "lists", async () => "done"));
  expect([taken, await ifFree(two, "lists", async () => "done"), await ifFree(one, "lists", async () => "again")]).toEqual([
    undefined,
    "done",
    "again",
  ]);
  for (const { close } of instances) await close();
});
