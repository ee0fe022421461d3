import { expect, it } from "vitest";
import { scheduleCleanUp } from "./clean-up.ts";

it("cleans at the start and every full hour after, and one that fails holds up no other", async () => {
  const added: { uniqueKey: string | undefined; delayMs: number | undefined }[] = [];
  const done: string[] = [];
  let run: (() => Promise<unknown>) | undefined;
  const now = () => new Date("2026-11-15T12:20:00Z");
  await scheduleCleanUp({
    now,
    jobs: {
      add: async (_, __, { uniqueKey, delayMs } = {}) => {
        added.push({ uniqueKey, delayMs });
        return "job";
      },
      handle: (_, handler) => {
        run = handler as unknown as typeof run;
      },
    },
    work: [() => Promise.reject(new Error("no disk")), async () => done.push("visits")],
  });
  expect(added).toEqual([{ uniqueKey: String(Date.parse("2026-11-15T12:00:00Z") / 3_600_000), delayMs: 0 }]);
  await expect(run?.()).rejects.toThrow(AggregateError);
  expect(done).toEqual(["visits"]);
  expect(added[1]).toEqual({ uniqueKey: String(Date.parse("2026-11-15T13:00:00Z") / 3_600_000), delayMs: 40 * 60_000 });
});
