import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer as createDoor, type Server as Door, type ListenOptions } from "node:net";

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
  // As the HTTP server's own sockets are.
  const others = Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
    createDoor({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket)),
  );
  await Promise.all(others.map((door) => listening(door, { port: taken, host, backlog: BACKLOG, reusePort: true })));
  return async () => void (await Promise.all([server, ...others].map(closed)));
}

/** False where the system does not share ports after all. */
async function isListening(door: Door, how: ListenOptions): Promise<boolean> {
  try {
    await listening(door, how);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOTSUP") throw error;
    return false;
  }
}

async function listening(door: Door, how: ListenOptions): Promise<void> {
  door.listen(how);
  await once(door, "listening");
}

const closed = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()));
