interface Options {
  /** Requests under way at once, to one host and in all. */
  perHost: number;
  atOnce: number;
  /** Between two starts to one host. */
  minDelayMs: number;
  now(): number;
  sleep(ms: number): Promise<void>;
}

interface Host {
  waiting: (() => Promise<void>)[];
  running: number;
  nextStart: number;
  delayMs: number;
}

/** Work sorted by host: each gets its turn, none more than a few at once. */
export function createHostQueue({ perHost, atOnce, minDelayMs, now, sleep }: Options) {
  const hosts = new Map<string, Host>();
  let running = 0;
  let idle = Promise.withResolvers<void>();
  let fault: unknown;
  idle.resolve();

  function pump(): void {
    for (const [name, host] of hosts) {
      if (running >= atOnce) return;
      while (host.waiting.length > 0 && host.running < perHost && running < atOnce) start(host);
      if (host.waiting.length === 0 && host.running === 0) hosts.delete(name);
    }
    if (running === 0 && hosts.size === 0) idle.resolve();
  }

  function start(host: Host): void {
    const work = host.waiting.shift();
    if (!work) return;
    host.running++;
    running++;
    const at = Math.max(now(), host.nextStart);
    host.nextStart = at + host.delayMs;
    const turn = at > now() ? sleep(at - now()) : Promise.resolve();
    turn
      .then(work)
      .catch((error: unknown) => {
        // One fault ends all: the caller's signal, or a bug.
        fault ??= error;
        for (const other of hosts.values()) other.waiting = [];
      })
      .finally(() => {
        host.running--;
        running--;
        pump();
      });
  }

  return {
    add(hostName: string, work: () => Promise<void>): void {
      const host = hosts.get(hostName) ?? { waiting: [], running: 0, nextStart: 0, delayMs: minDelayMs };
      if (hosts.size === 0) idle = Promise.withResolvers<void>();
      hosts.set(hostName, host);
      host.waiting.push(work);
      pump();
    },
    /** Keeps a host waiting, and asks it half as often from then on. */
    backOff(hostName: string, pauseMs: number): void {
      const host = hosts.get(hostName);
      if (!host) return;
      host.nextStart = Math.max(host.nextStart, now() + pauseMs);
      host.delayMs = Math.min(Math.max(host.delayMs * 2, 500), 10_000);
    },
    /** Drops what has not begun. */
    clear(): void {
      for (const host of hosts.values()) host.waiting = [];
      pump();
    },
    /** Ends when there is no more work. Throws what a piece of work threw. */
    async done(): Promise<void> {
      await idle.promise;
      if (fault !== undefined) throw fault;
    },
  };
}
