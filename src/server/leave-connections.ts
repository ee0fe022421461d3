import type { Server } from "node:http";

/**
 * An instance that is being stopped closes each connection with its next answer, so that its clients connect to another instance. A proxy that
 * never asks /readyz learns of the stop only by a request that fails. It must learn before this instance stops listening, because connections
 * that still wait to be accepted are then reset, and a form in one of them is lost. So, where the proxy says by a header that it will try another
 * instance, the first request for a page is cut off: a page can be asked for twice, a form cannot.
 */
export function leaveConnections(server: Server, isReady: () => boolean): void {
  server.on("request", (request, response) => {
    if (isReady()) return;
    response.shouldKeepAlive = false;
    const isRepeatable = request.method === "GET" || request.method === "HEAD";
    if (isRepeatable && request.headers["x-next-upstream"] === "on") request.socket.destroy();
  });
}
