import type { HttpConnection } from "./http-connection.ts";

/** Connections between two requests. Only a whole and faultless answer brings one here, and undici closes it after two idle seconds. */
export interface KeptConnections {
  /**
   * One that was opened for this origin to one of these addresses, which the caller has judged for this request. The origin
   * stands for the scheme, the name in the certificate, the Host header and the port.
   */
  take(origin: string, addresses: readonly string[]): HttpConnection | undefined;
  keep(origin: string, connection: HttpConnection): void;
}

const MAX_PER_ORIGIN = 12;
const MAX_IN_ALL = 64;

export function createKeptConnections(): KeptConnections {
  /** The one kept last stands last, and is the least likely to have been closed by its server. */
  let kept: { origin: string; connection: HttpConnection }[] = [];

  return {
    take(origin, addresses) {
      kept = kept.filter(({ connection }) => !connection.socket.destroyed);
      const index = kept.findLastIndex((entry) => entry.origin === origin && addresses.includes(entry.connection.address));
      return index === -1 ? undefined : kept.splice(index, 1)[0]?.connection;
    },
    keep(origin, connection) {
      kept = kept.filter((entry) => !entry.connection.socket.destroyed);
      const alike = kept.filter((entry) => entry.origin === origin).length;
      if (alike >= MAX_PER_ORIGIN) return connection.end();
      if (kept.length >= MAX_IN_ALL) kept.shift()?.connection.end();
      kept.push({ origin, connection });
    },
  };
}
