import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import type { createSafeFetch } from "#platform/safe-fetch/safe-fetch.ts";
import { parseVisitorAddress } from "#platform/safe-fetch/visitor-address.ts";

/** Binds what tools may ask for to the platform. */
export function toolPorts(safeFetch: ReturnType<typeof createSafeFetch>, now: () => Date): ToolPorts {
  return {
    now,
    async fetchPage(address, { accept, ...options }: FetchPageOptions = {}): Promise<FetchedPage> {
      const url = typeof address === "string" ? parseVisitorAddress(address) : address;
      const answer = await safeFetch(url, { ...options, headers: { accept: accept ?? "text/html,application/xhtml+xml,*/*;q=0.8" } });
      return {
        url: answer.url,
        status: answer.status,
        headers: answer.headers.entries,
        body: answer.body,
        truncated: answer.truncated,
        bytesWire: answer.bytesWire,
        totalMs: answer.timings.totalMs,
        hops: answer.hops.map((hop) => ({
          url: hop.url,
          status: hop.status,
          headers: hop.headers.entries,
          address: hop.address,
          firstByteMs: hop.timings.firstByteMs,
          totalMs: hop.timings.totalMs,
          ...(hop.location === undefined ? {} : { location: hop.location }),
        })),
      };
    },
  };
}
