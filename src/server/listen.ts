import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer as createDoor, type Server as Door, type ListenOptions } from "node:net";

/**
 * A turn of the event loop takes one connection from each listening socket. When turns are long, under a crowd, who comes new waits for
 * everybody who came before; more sockets on the same port take as many more at once. Only Linux shares a port between them evenly.
 */
const DOORS = process.platform === "linux" ? 16 : 1;
/**
 * Connections that wait to be taken, of each door. Those beyond are dropped, and try again after 1, 2, 4, 8 … seconds: the usual 511 are a
 * crowd's in an instant. The system may allow fewer.
 */
const BACKLOG = 4_096;

/** Takes connections. What it gives closes every door, and is through when the last request is answered. */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<() => Promise<void>> {
  const isShared = DOORS > 1 && (await isListening(server, { port, host, backlog: BACKLOG, reusePort: true }));
  if (!isShared) await listening(server, { port, host, backlog: BACKLOG });
  const taken = (server.address() as AddressInfo).port;
  // As the HTTP server's own sockets are.
  const others = Array.from({ length: isShared ? DOORS - 1 : 0 }, () =>
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
