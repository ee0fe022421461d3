import { type CheckWorld, checkTarget } from "./check-target.ts";
import { createHostQueue } from "./host-queue.ts";
import { type Probe, softSignOf } from "./soft-not-found.ts";
import type { TargetFacts } from "./target-facts.ts";

interface Options {
  world: CheckWorld;
  perHost: number;
  minDelayMs: number;
  atOnce: number;
  onChecked(address: string, facts: TargetFacts, css: string | undefined): void;
}

/** Probes for hosts beyond these would cost more than the soft 404s that they find. */
const MAX_PROBES = 150;

/** Asks for each address once, with pauses for each host, and reports the answers. */
export function createLinkChecker({ world, perHost, minDelayMs, atOnce, onChecked }: Options) {
  const { now, sleep, random } = world;
  const queue = createHostQueue({ perHost, atOnce, minDelayMs, now, sleep });
  const known = new Set<string>();
  const probes = new Map<string, Promise<Probe | undefined>>();
  const open = new Set<string>();

  /** What this site answers for an address that nobody has ever written. */
  function probeOf(origin: string): Promise<Probe | undefined> {
    const asked = probes.get(origin);
    if (asked) return asked;
    if (probes.size >= MAX_PROBES) return Promise.resolve(undefined);
    const made = checkTarget(`${origin}/${randomName(random)}`, world).then(({ facts, reading, url }) =>
      facts.error ? undefined : { url, status: facts.status ?? 0, reading },
    );
    probes.set(origin, made);
    return made;
  }

  async function check(address: string): Promise<void> {
    const checked = await checkTarget(address, world);
    const { facts, reading, url, css, pauseMs } = checked;
    if (pauseMs !== undefined) queue.backOff(new URL(address).host, pauseMs);
    const soft = reading ? await softSignOf({ url, reading }, () => probeOf(new URL(url).origin)) : undefined;
    open.delete(address);
    onChecked(address, soft ? { ...facts, soft } : facts, css);
  }

  return {
    probeOf,
    /** An address that was added before is not asked for again. */
    add(address: string): void {
      if (known.has(address)) return;
      known.add(address);
      open.add(address);
      queue.add(new URL(address).host, () => check(address));
    },
    /** Waits for all of them. */
    done: queue.done,
    /** Asks for no more; returns those that were not asked for. */
    async stop(): Promise<readonly string[]> {
      queue.clear();
      await queue.done();
      return [...open];
    },
  };
}

function randomName(random: () => number): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 36).toString(36)).join("");
}
