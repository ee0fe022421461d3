/** What one guarded fetch may cost. Every figure can be narrowed in a test or widened for one caller. */
export interface SafeFetchLimits {
  /** Bytes of the body after decoding. */
  maxBytes: number;
  maxHeaderBytes: number;
  maxRedirects: number;
  /** Ports that a host outside `allowHosts` may be asked on. */
  ports: readonly number[];
  dnsMs: number;
  /** TCP and TLS together. */
  connectMs: number;
  /** From the request to the end of the response headers, so that dripped headers end here too. */
  firstByteMs: number;
  /** The whole call, redirects and body included. */
  totalMs: number;
}

export const DEFAULT_LIMITS: SafeFetchLimits = {
  maxBytes: 5_000_000,
  maxHeaderBytes: 16 * 1024,
  // Googlebot follows 10: https://developers.google.com/search/docs/crawling-indexing/http-network-errors
  maxRedirects: 10,
  ports: [80, 443, 8080, 8443],
  dnsMs: 5_000,
  connectMs: 5_000,
  firstByteMs: 10_000,
  totalMs: 20_000,
};

/** RFC 9110 section 4.1 asks servers to take at least 8,000 bytes; Apache and nginx refuse little more. */
export const MAX_URL_LENGTH = 8_000;

/** What packing may add to data that does not shrink; a packed form larger than that hides work, not content. */
export const PACKING_OVERHEAD = 64 * 1024;

/** Thrown inside a run when the answer has cost all it may; becomes an error or a truncated answer, as the caller asked. */
export class CapReached extends Error {}

/** "5 MB", "16 KB": the size as a sentence says it. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1_000_000) return `${Math.round(bytes / 100_000) / 10} MB`;
  return bytes >= 1_000 ? `${Math.round(bytes / 1_000)} KB` : `${bytes} bytes`;
}
