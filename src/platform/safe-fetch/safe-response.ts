import type { TlsDetails } from "./address/pinned-socket.ts";
import type { ResponseHeaders } from "./http/response-headers.ts";

export interface SafeResponse {
  /** The address that answered in the end. */
  url: string;
  status: number;
  headers: ResponseHeaders;
  /** Decoded. Empty for HEAD, 204, 304 and `readBody: false`. */
  body: Uint8Array;
  truncated: boolean;
  /** Every answer on the way, the final one last. */
  hops: readonly SafeHop[];
  /** Body bytes as sent, before decoding. */
  bytesWire: number;
  bytesDecoded: number;
  /** The phases of all hops added up. */
  timings: SafeTimings;
  tls?: TlsDetails;
}

export interface SafeHop {
  url: string;
  status: number;
  /** As the server wrote it; present when this hop is a redirect. */
  location?: string;
  headers: ResponseHeaders;
  /** The address that was checked and connected to. */
  address: string;
  httpVersion: string;
  tls?: TlsDetails;
  /** Over a connection of an earlier request: `connectMs` is 0, and there was no handshake to time. */
  isReused?: true;
  timings: SafeTimings;
}

/** Milliseconds. Each is the length of its own phase; `firstByteMs` runs from the request to the end of the response headers. */
export interface SafeTimings {
  dnsMs: number;
  connectMs: number;
  tlsMs?: number;
  firstByteMs: number;
  totalMs: number;
}

export function addTimings(a: SafeTimings, b: SafeTimings): SafeTimings {
  const tlsMs = (a.tlsMs ?? 0) + (b.tlsMs ?? 0);
  return {
    dnsMs: a.dnsMs + b.dnsMs,
    connectMs: a.connectMs + b.connectMs,
    ...(a.tlsMs === undefined && b.tlsMs === undefined ? {} : { tlsMs }),
    firstByteMs: a.firstByteMs + b.firstByteMs,
    totalMs: a.totalMs + b.totalMs,
  };
}
