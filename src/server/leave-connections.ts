import type { Server } from "node:http";

/**
 * An instance that leaves keeps no connection: whoever holds one asks another instance next. A proxy that never asks /readyz learns of it by
 * a request that fails, and must learn before the door is closed: a connection that waits behind it then is reset, with the form it brought.
 * So where the proxy said that it asks another instance, the hanging up comes first and hits a page, which can be asked for twice.
 */
export function leaveConnections(server: Server, isReady: () => boolean): void {
  server.on("request", (request, response) => {
    if (isReady()) return;
    response.shouldKeepAlive = false;
    const isRepeatable = request.method === "GET" || request.method === "HEAD";
    if (isRepeatable && request.headers["x-next-upstream"] === "on") request.socket.destroy();
  });
}
