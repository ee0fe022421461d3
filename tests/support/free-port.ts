import { once } from "node:events";
import { createServer } from "node:net";

/** Systems hand out ports from 32768 or 49152 on by themselves: below, no other server and no connection comes to one that is looked for here. */
const FIRST = 12_000;
const COUNT = 20_000;
/** Test files run in processes of their own, side by side: each looks in a place of its own. */
let offset = process.pid * 97;

/** A port that nobody uses: to be handed to another process, or taken again after a stop. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (offset++ % COUNT);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  probe.listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
