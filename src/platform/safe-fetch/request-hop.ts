import { AppError } from "#core/errors/app-error.ts";
import type { AddressGuard } from "./address-guard.ts";
import { type Exchange, startExchange } from "./http-exchange.ts";
import type { SafeFetchLimits } from "./limits.ts";
import { type Dial, openPinnedSocket } from "./pinned-socket.ts";
import { redirectLocation } from "./redirect-target.ts";
import type { RunDeadline } from "./run-deadline.ts";
import type { SafeHop } from "./safe-response.ts";

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
}

interface AnsweredHop {
  hop: SafeHop;
  exchange: Exchange;
  startedAt: number;
}

/** One request, from the judgement of its address to the end of the response headers. The caller closes the exchange. */
export async function requestHop({ url, method, headers, guard, dial, limits, maxBytes, deadline, now }: HopRequest): Promise<AnsweredHop> {
  const { dnsMs, connectMs, firstByteMs, maxHeaderBytes } = limits;
  const host = url.hostname;
  const startedAt = now();
  const target = await deadline.within(dnsMs, () => new AppError("dns_failed", { host }), guard(url, deadline.signal));
  const resolvedAt = now();
  const secure = url.protocol === "https:";
  const connection = await openPinnedSocket({ target, secure, dial, deadline, connectMs, now });

  const askedAt = now();
  const { socket, address, tls, tlsMs } = connection;
  const headersTimeout = () => new AppError("response_timeout", { host, seconds: firstByteMs / 1_000 });
  const answer = startExchange({ url, method, headers, socket, maxHeaderBytes, maxBytes, signal: deadline.signal });
  const exchange = await deadline.within(firstByteMs, headersTimeout, answer);
  const answeredAt = now();

  const location = redirectLocation(exchange);
  const hop: SafeHop = {
    url: url.href,
    status: exchange.status,
    ...(location === undefined ? {} : { location }),
    headers: exchange.headers,
    address,
    httpVersion: exchange.httpVersion,
    ...(tls === undefined ? {} : { tls }),
    timings: {
      dnsMs: resolvedAt - startedAt,
      connectMs: connection.connectMs,
      ...(tlsMs === undefined ? {} : { tlsMs }),
      firstByteMs: answeredAt - askedAt,
      totalMs: answeredAt - startedAt,
    },
  };
  return { hop, exchange, startedAt };
}
