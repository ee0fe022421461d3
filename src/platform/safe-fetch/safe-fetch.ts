import { connect } from "node:net";
import { AppError } from "#core/errors/app-error.ts";
import { present } from "#core/errors/present.ts";
import { createAddressGuard } from "./address/address-guard.ts";
import type { Dial } from "./address/pinned-socket.ts";
import type { ResolveHost } from "./address/resolve-host.ts";
import { decodeBody } from "./http/decode-body.ts";
import type { Exchange } from "./http/http-exchange.ts";
import { createKeptConnections } from "./http/kept-connections.ts";
import { redirectTarget } from "./http/redirect-target.ts";
import { requestHop } from "./http/request-hop.ts";
import { type ImitatedAgent, imitatedAgents } from "./imitated-agents.ts";
import { DEFAULT_LIMITS, type SafeFetchLimits } from "./limits.ts";
import { type RunDeadline, startDeadline } from "./run-deadline.ts";
import { addTimings, type SafeHop, type SafeResponse } from "./safe-response.ts";

interface SafeFetchConfig {
  /** "host" or "host:port" that may be special addresses on any port, for local trials. Empty in production. */
  allowHosts: readonly string[];
  userAgent: string;
  /** Names and addresses of this site: its tools must not be turned on itself. */
  ownHosts?: readonly string[];
  resolve?: ResolveHost;
  dial?: Dial;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
  limits?: Partial<SafeFetchLimits>;
}

interface SafeFetchOptions {
  method?: "GET" | "HEAD";
  headers?: Partial<Record<(typeof REQUEST_HEADERS)[number], string>>;
  /** The name that the request goes under; ours where none is named. */
  as?: "tool" | ImitatedAgent;
  maxBytes?: number;
  /** 0 returns a redirect itself; otherwise more redirects than this are an error. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /** False ends the connection after the headers. */
  readBody?: boolean;
  totalMs?: number;
  /** What to do when the body reaches `maxBytes`. */
  onTruncate?: "error" | "keep";
  /** Over a connection that an earlier such request left open, if there is one, and leave it open: for runs of many requests. */
  keepAlive?: boolean;
}

/** What a caller may set: nothing that carries an identity. */
const REQUEST_HEADERS = ["accept", "accept-language", "accept-encoding", "if-none-match", "if-modified-since", "range"] as const;

export type SafeFetch = (url: string | URL, options?: SafeFetchOptions) => Promise<SafeResponse>;

/** The only way from this product to an address that a visitor, a page or a feed named. Every failure is an `AppError`. */
export function createSafeFetch(config: SafeFetchConfig): SafeFetch {
  const { allowHosts, userAgent, ownHosts = [], resolve, dial = connectTo, now = () => performance.now() } = config;
  const limits: SafeFetchLimits = { ...DEFAULT_LIMITS, ...config.limits };
  const guard = createAddressGuard({ allowHosts, ownHosts, ports: limits.ports, resolve });
  const connections = createKeptConnections();

  return async function safeFetch(input, options = {}) {
    const url = URL.parse(String(input));
    if (url === null) throw new AppError("address_malformed", { input: String(input).slice(0, 80) });
    const totalMs = options.totalMs ?? limits.totalMs;
    const onTimeout = () => new AppError("response_timeout", { host: url.hostname, seconds: totalMs / 1_000 });
    const deadline = startDeadline(totalMs, onTimeout, options.signal);
    try {
      return await followChain(url, options, deadline);
    } finally {
      deadline.end();
    }
  };

  async function followChain(first: URL, options: SafeFetchOptions, deadline: RunDeadline): Promise<SafeResponse> {
    const { method = "GET", maxRedirects = limits.maxRedirects, maxBytes = limits.maxBytes, as = "tool" } = options;
    const headers = requestHeaders(as === "tool" ? userAgent : imitatedAgents[as], options.headers);
    const kept = options.keepAlive ? connections : undefined;
    const hops: SafeHop[] = [];
    const seen = new Set<string>();
    for (let url = first; ; ) {
      seen.add(withoutHash(url));
      const previous = hops.at(-1);
      const request = { url, method, headers, guard, dial, limits, maxBytes, deadline, now, kept };
      const { hop, exchange, startedAt } = await requestHop(request).catch((error: unknown) => {
        throw previous === undefined ? error : asRefusedRedirect(error, previous, url);
      });
      try {
        hops.push(hop);
        if (hop.location === undefined || maxRedirects === 0) {
          const response = await finish(hops, exchange, options, startedAt);
          if (!response.truncated) exchange.release();
          return response;
        }
        const next = redirectTarget(url, exchange);
        if (seen.has(withoutHash(next))) throw new AppError("redirect_loop", { host: url.hostname, url: next.href.slice(0, 200) });
        if (hops.length > maxRedirects) throw new AppError("redirect_limit", { limit: maxRedirects });
        url = next;
        exchange.release();
      } finally {
        exchange.close();
      }
    }
  }

  /** Reads the body of the last hop. */
  async function finish(hops: SafeHop[], exchange: Exchange, options: SafeFetchOptions, startedAt: number): Promise<SafeResponse> {
    const answered = present(hops.at(-1));
    const { url, status, headers, tls } = answered;
    const { method, readBody = true, maxBytes = limits.maxBytes, onTruncate = "error" } = options;
    const hasBody = readBody && method !== "HEAD" && status !== 204 && status !== 304;
    const { bytes, truncated, bytesWire } = hasBody
      ? await decodeBody({
          source: exchange.body,
          contentEncoding: headers.get("content-encoding"),
          contentLength: headers.get("content-length"),
          host: new URL(url).hostname,
          maxBytes,
          onTruncate,
        })
      : { bytes: new Uint8Array(), truncated: false, bytesWire: 0 };

    const last = { ...answered, timings: { ...answered.timings, totalMs: now() - startedAt } };
    const allHops = [...hops.slice(0, -1), last];
    return {
      url,
      status,
      headers,
      body: bytes,
      truncated,
      hops: allHops,
      bytesWire,
      bytesDecoded: bytes.length,
      timings: allHops.map(({ timings }) => timings).reduce(addTimings),
      ...(tls === undefined ? {} : { tls }),
    };
  }
}

function connectTo(address: string, port: number) {
  return connect({ host: address, port });
}

function requestHeaders(userAgent: string, extra: SafeFetchOptions["headers"] = {}): Record<string, string> {
  const allowed = REQUEST_HEADERS.flatMap((name) => (extra[name] === undefined ? [] : [[name, extra[name]]]));
  return {
    "user-agent": userAgent,
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-language": "en-US,en;q=0.8",
    "accept-encoding": "gzip, deflate, br, zstd",
    ...Object.fromEntries(allowed),
  };
}

/** The refusal of an address that the visitor never typed has to name who sent us there. */
function asRefusedRedirect(error: unknown, from: SafeHop, next: URL): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith("address_")) return error;
  const target = new URL(next);
  target.username = "";
  target.password = "";
  const details = { host: new URL(from.url).hostname, location: target.href.slice(0, 200), reason: error.message };
  return new AppError("redirect_refused", details, { cause: error });
}

function withoutHash(url: URL): string {
  return present(url.href.split("#", 1)[0]);
}
