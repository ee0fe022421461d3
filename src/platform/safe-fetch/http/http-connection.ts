import type { Socket } from "node:net";
import { type buildConnector, Client } from "undici";
import type { TlsDetails } from "../address/pinned-socket.ts";

/** A socket that is open and checked, with what speaks HTTP over it. Serves one exchange at a time. */
export interface HttpConnection {
  readonly client: Client;
  readonly socket: Socket;
  /** The address that was checked and connected to. */
  readonly address: string;
  readonly tls: TlsDetails | undefined;
  /** Told when bytes are there to be read, before undici's parser takes them. Undefined between two exchanges. */
  onReadable: (() => void) | undefined;
  /** What the socket failed with. */
  error: Error | undefined;
  end(): void;
}

interface ConnectionRequest extends Pick<HttpConnection, "socket" | "address" | "tls"> {
  origin: string;
  maxHeaderBytes: number;
}

export function createConnection({ origin, socket, address, tls, maxHeaderBytes }: ConnectionRequest): HttpConnection {
  const client = new Client(origin, {
    connect: handOver(socket),
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    // The run's own deadlines stand for both.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  });
  const connection: HttpConnection = {
    client,
    socket,
    address,
    tls,
    onReadable: undefined,
    error: undefined,
    end() {
      client.destroy().catch(() => {});
      socket.destroy();
    },
  };
  // The first listener, so that it counts every piece before undici's parser gets it.
  socket.on("readable", () => {
    // Nobody asked: what a server says between two exchanges must not become the answer to the next one.
    if (connection.onReadable === undefined) connection.end();
    else connection.onReadable();
  });
  socket.on("error", (error) => {
    connection.error ??= error;
  });
  return connection;
}

/** How long a connection waits for the next request; a server may ask for less with `Keep-Alive: timeout`. */
const IDLE_MS = 2_000;

function handOver(socket: Socket): buildConnector.connector {
  let used = false;
  return (_, callback) => {
    if (used) return callback(Object.assign(new Error("the connection closed"), { code: "ECONNRESET" }), null);
    used = true;
    // Not at once: undici looks for work again only after its own call to the connector has returned.
    queueMicrotask(() => callback(null, socket));
  };
}
