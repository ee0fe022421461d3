import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, createServer as createDoor, type Server as Door } from "node:net";

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
  const how = { host, backlog: BACKLOG, reusePort: DOORS > 1 };
  await listening(server, { ...how, port });
  const taken = (server.address() as AddressInfo).port;
  // As the HTTP server's own sockets are.
  const others = Array.from({ length: DOORS - 1 }, () =>
    createDoor({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit("connection", socket)),
  );
  await Promise.all(others.map((door) => listening(door, { ...how, port: taken })));
  return async () => void (await Promise.all([server, ...others].map(closed)));
}

async function listening(door: Door, how: { port: number; host: string; backlog: number; reusePort: boolean }): Promise<void> {
  door.listen(how);
  await once(door, "listening");
}

const closed = (door: Door) => new Promise<void>((resolve) => door.close(() => resolve()));
