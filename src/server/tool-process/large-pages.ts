import type { ToolPorts } from "#core/tool/tool-ports.ts";

type Reads = Pick<ToolPorts, "fetchPage" | "openPage">;

/** Bytes from which on a page's tree takes tens of megabytes, and a file in base64 and out of it again its size several times. */
const LARGE = 400_000;

/** Runs that have read a large page, or `enter` with as large a file, go on a few at a time, each to its end: together they would fill the memory. Others pass. */
export function createLargePages({ atOnce }: { atOnce: number }) {
  let free = atOnce;
  const waiting = new Set<() => void>();

  return async <Ports extends Reads, Result>(
    ports: Ports,
    signal: AbortSignal,
    run: (ports: Ports, enter: (bytes: number) => Promise<void> | undefined) => Promise<Result>,
  ): Promise<Result> => {
    let place: Promise<void> | undefined;
    const enter = (bytes: number) => {
      if (bytes >= LARGE) place ??= take(signal);
      return place;
    };
    try {
      const own: Ports = {
        ...ports,
        async fetchPage(address, options) {
          const page = await ports.fetchPage(address, options);
          await enter(page.body.byteLength);
          return page;
        },
        async openPage(source, opening) {
          const opened = await ports.openPage(source, opening);
          await enter("html" in opened.page ? opened.page.html.length : opened.page.body.byteLength);
          return opened;
        },
      };
      return await run(own, enter);
    } finally {
      place?.then(leave, () => {});
    }
  };

  async function take(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener("abort", stop);
        resolve();
      };
      const stop = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      waiting.add(begin);
      signal.addEventListener("abort", stop, { once: true });
    });
  }

  function leave() {
    const [next] = waiting;
    if (!next) free++;
    else {
      waiting.delete(next);
      next();
    }
  }
}
