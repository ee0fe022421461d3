import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "#core/errors/app-error.ts";
import { createAddressGuard } from "./address/address-guard.ts";
import { type Dial, openPinnedSocket } from "./address/pinned-socket.ts";
import type { ResolveHost } from "./address/resolve-host.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { type RunDeadline, startDeadline } from "./run-deadline.ts";

interface GuardProxyConfig {
  allowHosts: readonly string[];
  ownHosts: readonly string[];
  resolve?: ResolveHost;
  dial?: Dial;
  ports?: readonly number[];
}

interface GuardProxyLimits {
  /** Bytes that may cross it in both directions together. */
  maxBytes: number;
  /** Connections and plain requests that may be made. */
  maxConnections: number;
  totalMs: number;
}

export interface GuardProxy {
  port: number;
  /** Hosts that were refused or could not be reached, each once, with the sentence for people. */
  readonly refused: readonly { host: string; reason: string }[];
  /** Set when a limit ended it. */
  readonly limit: string | undefined;
  readonly bytes: number;
  close(): void;
}

export type StartGuardProxy = (limits: GuardProxyLimits) => Promise<GuardProxy>;

/**
 * A proxy on loopback through which a browser may see the world: every connection passes the same guard as a fetch of ours, and leads to the
 * address that was judged. The browser resolves no name itself, so there is nothing between judgement and use.
 */
export function createGuardProxy({
  allowHosts,
  ownHosts,
  resolve,
  dial = dialTo,
  ports = DEFAULT_LIMITS.ports,
}: GuardProxyConfig): StartGuardProxy {
  const guard = createAddressGuard({ allowHosts, ownHosts, ports, resolve });

  return async ({ maxBytes, maxConnections, totalMs }) => {
    const refused = new Map<string, string>();
    const open = new Set<Duplex>();
    let bytes = 0;
    let connections = 0;
    let limit: string | undefined;
    const deadline = startDeadline(totalMs, () => new AppError("response_timeout", { host: "proxy", seconds: totalMs / 1000 }), undefined);
    deadline.signal.addEventListener("abort", () => end("time"));

    const server = createServer({ maxHeaderSize: 64 * 1024 }, (asked, answer) => void forward(asked, answer));
    server.on("connect", (asked: IncomingMessage, client: Duplex, first: Buffer) => void tunnel(asked, client, first));
    // An upgrade without CONNECT is not how a browser speaks to a proxy.
    server.on("upgrade", (_, client: Duplex) => client.destroy());
    server.on("connection", (socket) => hold(socket));
    server.on("clientError", (_, socket) => socket.destroy());
    await new Promise<void>((done, failed) => {
      server.once("error", failed);
      server.listen(0, "127.0.0.1", done);
    });
    const { port } = server.address() as { port: number };

    return {
      port,
      get refused() {
        return [...refused].map(([host, reason]) => ({ host, reason }));
      },
      get limit() {
        return limit;
      },
      get bytes() {
        return bytes;
      },
      close: () => end(undefined),
    };

    /** An opaque stream, https and WebSockets: the browser itself checks the certificate. */
    async function tunnel(asked: IncomingMessage, client: Duplex, first: Buffer): Promise<void> {
      client.on("error", () => {});
      const target = URL.parse(`https://${asked.url ?? ""}/`);
      const scheme = target && (target.port === "80" || target.port === "8080") ? "http" : "https";
      const url = URL.parse(`${scheme}://${asked.url ?? ""}/`);
      const socket = await reach(url, asked.url ?? "", deadline);
      if (!socket) {
        client.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        return;
      }
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      if (first.length > 0) socket.write(first);
      count(client);
      count(socket);
      client.pipe(socket);
      socket.pipe(client);
      socket.on("error", () => client.destroy());
      socket.on("close", () => client.destroy());
      client.on("close", () => socket.destroy());
    }

    /** A request over http, in absolute form. */
    async function forward(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
      answer.on("error", () => {});
      const url = URL.parse(asked.url ?? "");
      const socket = url?.protocol === "http:" ? await reach(url, url.host, deadline) : undefined;
      if (!url || !socket) {
        answer.writeHead(403, { "content-length": "0" }).end();
        return;
      }
      const upstream = request({
        createConnection: () => socket,
        method: asked.method,
        path: `${url.pathname}${url.search}`,
        headers: { ...endToEnd(asked.headers), host: url.host, connection: "close" },
      });
      count(socket);
      upstream.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502, { "content-length": "0" }).end()));
      upstream.on("response", (response) => {
        answer.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
        response.pipe(answer);
        response.on("error", () => answer.destroy());
      });
      answer.on("close", () => socket.destroy());
      asked.pipe(upstream);
    }

    /** A socket to the judged address; undefined when it is refused or does not answer. */
    async function reach(url: URL | null, host: string, { signal }: RunDeadline): Promise<Socket | undefined> {
      if (limit !== undefined || signal.aborted) return undefined;
      connections += 1;
      if (connections > maxConnections) {
        end("connections");
        return undefined;
      }
      try {
        if (!url) throw new AppError("address_malformed", { input: host.slice(0, 80) });
        const target = await deadline.within(DEFAULT_LIMITS.dnsMs, () => new AppError("dns_failed", { host }), guard(url, signal));
        const { socket } = await openPinnedSocket({
          target,
          secure: false,
          dial,
          deadline,
          connectMs: DEFAULT_LIMITS.connectMs,
          now: () => performance.now(),
        });
        hold(socket);
        return socket;
      } catch (error) {
        if (refused.size < MAX_REFUSED) refused.set(host, error instanceof AppError ? error.message : "The connection failed.");
        return undefined;
      }
    }

    function count(stream: Duplex): void {
      stream.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > maxBytes) end("bytes");
      });
    }

    function hold(stream: Duplex): void {
      open.add(stream);
      stream.on("error", () => {});
      stream.once("close", () => open.delete(stream));
    }

    function end(reason: string | undefined): void {
      limit ??= reason;
      deadline.end();
      server.close();
      for (const stream of open) stream.destroy();
    }
  };
}

const MAX_REFUSED = 50;

function dialTo(address: string, port: number): Socket {
  return connect({ host: address, port });
}

/** What a proxy passes on: RFC 9110, 7.6.1. */
function endToEnd(headers: IncomingMessage["headers"]): OutgoingHttpHeaders {
  const named = (headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && !named.includes(name)));
}

const HOP_BY_HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "proxy-authorization",
  "proxy-authenticate",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
