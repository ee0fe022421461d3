import type { ToolPorts } from "#core/tool/tool-ports.ts";

type Reads = Pick<ToolPorts, "fetchPage" | "openPage">;

/** Bytes from which on a page's tree takes tens of megabytes, and a file in base64 and out of it again its size several times. */
const LARGE = 400_000;

/** As many bytes of pages leave room for what crawls hold; a larger page goes on alone. */
const TOGETHER = 3_000_000;

interface Waiting {
  bytes: number;
  begin(): void;
}

/**
 * Runs that have read a large page, or `enter` with as large a file, go on while they are no more than this together, or alone, each to its
 * end and in the order in which they came: more would fill the memory. Others pass.
 */
export function createLargePages() {
  let taken = 0;
  const waiting = new Set<Waiting>();
  const hasRoom = (bytes: number) => taken === 0 || taken + bytes <= TOGETHER;

  return async <Ports extends Reads, Result>(
    ports: Ports,
    signal: AbortSignal,
    run: (ports: Ports, enter: (bytes: number) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    let place: Promise<() => void> | undefined;
    const enter = async (bytes: number) => {
      if (bytes >= LARGE) place ??= take(bytes, signal);
      await place;
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
      place?.then(
        (leave) => leave(),
        () => {},
      );
    }
  };

  /** Answers how the place is left. */
  async function take(bytes: number, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const own: Waiting = {
        bytes,
        begin() {
          signal.removeEventListener("abort", stop);
          resolve();
        },
      };
      const stop = () => {
        waiting.delete(own);
        reject(signal.reason);
        beginNext();
      };
      waiting.add(own);
      signal.addEventListener("abort", stop, { once: true });
      beginNext();
    });
    return () => {
      taken -= bytes;
      beginNext();
    };
  }

  function beginNext() {
    for (const next of waiting) {
      if (!hasRoom(next.bytes)) return;
      waiting.delete(next);
      taken += next.bytes;
      next.begin();
    }
  }
}
