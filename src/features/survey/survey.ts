import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "#platform/log/logger.ts";
import type { SurveyReading, SurveySlice } from "./survey-slice.ts";
import type { SurveyStore } from "./survey-store.ts";

export type ReadSlice = (slice: SurveySlice, signal: AbortSignal) => Promise<SurveyReading>;

interface Options {
  store: Pick<SurveyStore, "take" | "write">;
  /** What the pages named is kept before they count as read: a kill loses no link. */
  keepLinks(): Promise<void>;
  now(): Date;
  log: Pick<Logger, "warn">;
  /** Sites that one instance works on. It bounds its memory, and with the rest between two requests how fast it reads. */
  atOnce?: number;
  /** A site whose holder is silent for this long is taken by another. Longer than any slice. */
  holdMs?: number;
  tickMs?: number;
  /** How often an instance that has nothing to read looks for more. */
  idleMs?: number;
}

/** This instance's part in reading the sites of a survey. Instances agree by the rows that they hold, and by nothing else. */
export function createSurvey({ store, keepLinks, now, log, atOnce = 100, holdMs = 30_000, tickMs = 500, idleMs = 5_000 }: Options) {
  const stopping = new AbortController();
  const reading = new Set<Promise<void>>();
  let done: { slice: SurveySlice; reading: SurveyReading }[] = [];
  let working: Promise<void> = Promise.resolve();
  let read: ReadSlice | undefined;

  function begin(slice: SurveySlice, by: ReadSlice): void {
    const run = by(slice, stopping.signal)
      .catch((error) => {
        log.warn("a site of the survey was not read", { host: slice.host, error });
        return notRead(slice);
      })
      .then((found) => {
        done.push({ slice, reading: found });
        reading.delete(run);
      });
    reading.add(run);
  }

  async function write(): Promise<void> {
    const batch = [...done];
    if (batch.length === 0) return;
    await keepLinks();
    await store.write(batch, now());
    done = done.filter((one) => !batch.includes(one));
  }

  async function turn(): Promise<void> {
    try {
      await write();
      // What is read and not written is held as well: a database that is away stops the reading.
      const free = atOnce - reading.size - done.length;
      if (read && free > 0) for (const slice of await store.take(free, now(), holdMs)) begin(slice, read);
    } catch (error) {
      log.warn("the survey waits for the database", { error });
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await turn();
      await delay(reading.size + done.length > 0 ? tickMs : idleMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
    await Promise.all(reading);
    await write().catch((error) => log.warn("the last pages of the survey will be read again", { error }));
  }

  return {
    handle(by: ReadSlice): void {
      read = by;
    },
    start(): void {
      working = work();
    },
    /** What was begun is written as far as it came; the rest is another's. */
    async stop(): Promise<void> {
      stopping.abort();
      await working;
    },
  };
}

/** The process that reads was lost, by this site or by another: once more in a minute, and not for ever. */
function notRead({ home, robots, robotsAt, failures }: SurveySlice): SurveyReading {
  const nothing = { home, robots, robotsAt, read: [], found: [], restMs: 60_000, failures: failures + 1 };
  return failures < 4 ? nothing : { ...nothing, outcome: "run_lost" };
}
