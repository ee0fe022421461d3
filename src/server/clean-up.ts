import type { Platform } from "./platform.ts";

const QUEUE = "clean-up";
const HOUR_MS = 3_600_000;

interface Options {
  jobs: Pick<Platform["jobs"], "add" | "handle">;
  now: () => Date;
  /** What is done every hour, above all deleting what is kept for a limited time. One that fails does not stop the others. */
  work: readonly (() => Promise<unknown>)[];
}

/** Every hour, in one of all instances, and at the start: a server that is restarted often cleans up all the same. */
export async function scheduleCleanUp({ jobs, now, work }: Options): Promise<void> {
  const inHours = (hours: number) => {
    const hour = Math.floor(now().getTime() / HOUR_MS) + hours;
    return jobs.add(QUEUE, {}, { uniqueKey: String(hour), delayMs: Math.max(0, hour * HOUR_MS - now().getTime()) });
  };
  jobs.handle(
    QUEUE,
    async () => {
      await inHours(1);
      const faults = (await Promise.allSettled(work.map((each) => each()))).filter((outcome) => outcome.status === "rejected");
      if (faults.length > 0) throw new AggregateError(faults.map(({ reason }) => reason));
    },
    { concurrency: 1 },
  );
  await inHours(0);
}
