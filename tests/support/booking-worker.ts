// A process that wants times: one of several that the tests let loose on one database at the same moment.
// Arguments: the data folder, how many requests, and the PostgreSQL address if there is one. Says "ready", waits to be told, says how many it won.
import { createBookings } from "#features/booking/bookings.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLogger } from "#platform/log/logger.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";

const [dataDir = "", count = "0", databaseUrl] = process.argv.slice(2);
const { db, close } = await openDatabase({ dataDir, databaseUrl, log: createLogger({ level: "silent" }), patienceMs: 60_000 });
// Two grids, ten minutes apart, so that times overlap without being equal.
const hours = [540, 550].map((from) => ({ day: 3, from, to: 1050 }));
const unused = () => Promise.reject(new Error("a hold needs none of this"));
const bookings = createBookings({
  db,
  outbox: { enqueue: unused } as never,
  jobs: { add: unused },
  guard: { judge: unused } as never,
  visitorMail: { send: unused },
  limiter: createRateLimiter(),
  secret: Buffer.alloc(32, 3),
  hosts: async () => [{ id: "maya", name: "Maya", role: "", zone: "UTC", hours, holidays: [] }],
  caller: unused,
  now: () => new Date("2026-11-15T12:00:00Z"),
});

// Every connection of the pool is open before the start.
await Promise.all(Array.from({ length: 20 }, () => bookings.between(new Date(0), new Date(1))));

process.once("message", async () => {
  const asked = Array.from({ length: Number(count) }, (_, index) =>
    bookings.hold(
      { host: "maya", start: `2026-11-18T10:${index % 2 === 0 ? "00" : "10"}:00.000Z` },
      { key: `${process.pid}-${index >> 3}` },
    ),
  );
  const outcomes = await Promise.allSettled(asked);
  const faults = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" && outcome.reason.code !== "slot_taken" ? [String(outcome.reason)] : [],
  );
  process.send?.({ won: outcomes.filter(({ status }) => status === "fulfilled").length, faults });
  await close();
  process.disconnect();
});
process.send?.("ready");
