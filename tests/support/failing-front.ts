import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface FailingFront {
  origin: string;
  /** Paths in the order they were asked for. */
  asked: string[];
  /** From now on everything is answered. */
  recover(): void;
  stop(): void;
}

/** Stands before the site as a balancer does whose instances are away: requests for `these` paths are answered with 503. */
export async function startFailingFront(site: string, these: RegExp): Promise<FailingFront> {
  const { hostname, port, host, origin } = new URL(site);
  const asked: string[] = [];
  let isAway = true;
  const server = createServer((incoming, answer) => {
    const { method, url: path = "/", headers } = incoming;
    asked.push(path);
    if (isAway && these.test(path)) return void answer.writeHead(503).end();
    // As the site knows itself: forms are taken from its own pages alone.
    const own = { ...headers, host, ...(headers.origin && { origin }) };
    const onward = request({ hostname, port, method, path, headers: own }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    recover() {
      isAway = false;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
