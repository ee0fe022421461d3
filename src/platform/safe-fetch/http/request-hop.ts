import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "#core/errors/app-error.ts";
import type { AddressGuard, GuardedTarget } from "../address/address-guard.ts";
import { type Dial, openPinnedSocket } from "../address/pinned-socket.ts";
import type { SafeFetchLimits } from "../limits.ts";
import type { RunDeadline } from "../run-deadline.ts";
import type { SafeHop } from "../safe-response.ts";
import { createConnection, type HttpConnection } from "./http-connection.ts";
import { type Exchange, startExchange } from "./http-exchange.ts";
import type { KeptConnections } from "./kept-connections.ts";
import { redirectLocation } from "./redirect-target.ts";

interface HopRequest {
  url: URL;
  method: "GET" | "HEAD";
  headers: Readonly<Record<string, string>>;
  guard: AddressGuard;
  dial: Dial;
  limits: SafeFetchLimits;
  maxBytes: number;
  deadline: RunDeadline;
  now: () => number;
  /** Where connections wait for the next request. Undefined opens one for this request alone. */
  kept: KeptConnections | undefined;
}

interface AnsweredHop {
  hop: SafeHop;
  exchange: Exchange;
  startedAt: number;
}

interface Connected {
  exchange: Exchange;
  connection: HttpConnection;
  timings: Pick<SafeHop["timings"], "connectMs" | "tlsMs" | "firstByteMs">;
}

/** One request, from the judgement of its address to the end of the response headers. The caller ends the exchange. */
export async function requestHop(request: HopRequest): Promise<AnsweredHop> {
  const { url, guard, limits, deadline, now, kept } = request;
  const host = url.hostname;
  const startedAt = now();
  const target = await deadline.within(limits.dnsMs, () => new AppError("dns_failed", { host }), guard(url, deadline.signal));
  const resolvedAt = now();
  // Looked for only now: an open connection is no reason to trust an address that the guard would refuse today.
  const waiting = kept?.take(url.origin, target.addresses);
  const again = waiting && (await askAgain(waiting, request));
  const { exchange, connection, timings } = again ?? (await askAnew(target, request));

  const location = redirectLocation(exchange);
  const hop: SafeHop = {
    url: url.href,
    status: exchange.status,
    ...(location === undefined ? {} : { location }),
    headers: exchange.headers,
    address: connection.address,
    httpVersion: exchange.httpVersion,
    ...(connection.tls === undefined ? {} : { tls: connection.tls }),
    ...(again ? { isReused: true } : {}),
    timings: { dnsMs: resolvedAt - startedAt, ...timings, totalMs: now() - startedAt },
  };
  return { hop, exchange, startedAt };
}

async function askAnew(target: GuardedTarget, request: HopRequest): Promise<Connected> {
  const { url, dial, limits, deadline, now } = request;
  const { connectMs, maxHeaderBytes } = limits;
  const opened = await openPinnedSocket({ target, secure: url.protocol === "https:", dial, deadline, connectMs, now });
  const { socket, address, tls, tlsMs } = opened;
  const connection = createConnection({ origin: url.origin, socket, address, tls, maxHeaderBytes });
  const { exchange, firstByteMs } = await ask(connection, request);
  return { exchange, connection, timings: { connectMs: opened.connectMs, ...(tlsMs === undefined ? {} : { tlsMs }), firstByteMs } };
}

/** Undefined when the connection was of no use any more: its server closed it as we sent, or what came over it was not for us. */
async function askAgain(connection: HttpConnection, request: HopRequest): Promise<Connected | undefined> {
  // Between two turns of the event loop every socket is read: what its server sent unasked has ended the connection by then.
  await nextTurn();
  await nextTurn();
  if (connection.socket.destroyed) return undefined;
  try {
    const { exchange, firstByteMs } = await ask(connection, request);
    return { exchange, connection, timings: { connectMs: 0, firstByteMs } };
  } catch (error) {
    // Both methods that there are may be sent twice (RFC 9110, 9.2.2).
    if (error instanceof AppError && !request.deadline.signal.aborted && STALE.has(error.code)) return undefined;
    throw error;
  }
}

const STALE = new Set(["response_reset", "response_malformed"]);

async function ask(connection: HttpConnection, { url, method, headers, limits, maxBytes, deadline, now, kept }: HopRequest) {
  const { firstByteMs, maxHeaderBytes } = limits;
  const askedAt = now();
  const onTimeout = () => new AppError("response_timeout", { host: url.hostname, seconds: firstByteMs / 1_000 });
  const keep = kept && ((done: HttpConnection) => kept.keep(url.origin, done));
  const answer = startExchange({ url, method, headers, connection, maxHeaderBytes, maxBytes, signal: deadline.signal, keep });
  const exchange = await deadline.within(firstByteMs, onTimeout, answer);
  return { exchange, firstByteMs: now() - askedAt };
}
