import type { ToolPorts } from "#core/tool/tool-ports.ts";

/**
 * Lets callers through one at a time, each after the event loop has turned. Forty pages that arrive together would otherwise be judged in
 * one go, and whoever asks for the home page meanwhile would wait for all forty; so they wait for one.
 */
export function createYieldQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** The same ports, whose pages come one at a time: what a tool does with a page is its work. */
export function oneAtATime(ports: ToolPorts, turn: () => Promise<void>): ToolPorts {
  return {
    ...ports,
    async fetchPage(address, options) {
      const page = await ports.fetchPage(address, options);
      await turn();
      return page;
    },
    async openPage(source, signal) {
      const page = await ports.openPage(source, signal);
      await turn();
      return page;
    },
  };
}
