import { setTimeout as sleep } from "node:timers/promises";

/** For a write whose work is done already: a database that fails for a moment must not have it done twice. */
export async function tryAgain<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries >= TIMES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const TIMES = 3;
const PAUSE_MS = 300;
