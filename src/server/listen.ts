import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer as createListener, type Server as Listener, type ListenOptions } from "node:net";

/**
 * How many sockets listen on the port. Each turn of the event loop accepts one connection from each of them, so under load, when turns are
 * long, sixteen sockets accept sixteen times as many. Only Linux spreads connections over sockets that share a port.
 */
const SOCKETS = process.platform === "linux" ? 16 : 1;
/**
 * Connections that may wait on each socket. The system drops those beyond, and clients try again after 1, 2, 4, 8 … seconds. Node's default
 * of 511 is reached at once under load. The system may allow fewer.
 */
const BACKLOG = 4_096;

/** Accepts connections. The function it returns closes every socket, and ends when the last request is answered. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<() => Promise<void>> {
  const isShared = SOCKETS > 1 && (await isListening(server, { port, host, backlog: BACKLOG, reusePort: true }));
  if (!isShared) await listening(server, { port, host, backlog: BACKLOG });
  const taken = (server.address() as AddressInfo).port;
  // The options that node:http gives its own sockets.
  const others = Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
    createListener({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket)),
  );
  await Promise.all(others.map((other) => listening(other, { port: taken, host, backlog: BACKLOG, reusePort: true })));
  return async () => void (await Promise.all([server, ...others].map(closed)));
}

/** False where the system does not share ports after all. */
async function isListening(server: Listener, how: ListenOptions): Promise<boolean> {
  try {
    await listening(server, how);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOTSUP") throw error;
    return false;
  }
}

async function listening(server: Listener, how: ListenOptions): Promise<void> {
  server.listen(how);
  await once(server, "listening");
}

const closed = (server: Listener) => new Promise<void>((resolve) => server.close(() => resolve()));
