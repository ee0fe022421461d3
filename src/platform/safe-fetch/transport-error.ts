import { AppError } from "#core/errors/app-error.ts";
import { CapReached, sizeInWords } from "./limits.ts";

interface ExchangeState {
  host: string;
  maxHeaderBytes: number;
  /** True once the response headers were complete. */
  answered: boolean;
}

/** What a failed exchange means to the visitor. */
export function exchangeError(error: unknown, { host, maxHeaderBytes, answered }: ExchangeState): Error {
  if (error instanceof AppError || error instanceof CapReached) return error;
  const { code = "", name, message } = error as NodeJS.ErrnoException;
  if (code === "UND_ERR_HEADERS_OVERFLOW") {
    return new AppError("response_headers_too_large", { host, limit: sizeInWords(maxHeaderBytes) }, { cause: error });
  }
  if (code === "UND_ERR_RES_CONTENT_LENGTH_MISMATCH" && !answered) {
    return new AppError("response_malformed", { host, reason: "two lengths that disagree" }, { cause: error });
  }
  // undici gives its parser's errors a name but no code, and its "bad response" and "bad upgrade" a code shared with lost sockets.
  const isMalformed = name === "HTTPParserError" ? !message.includes("EOF") : code === "UND_ERR_SOCKET" && message.startsWith("bad ");
  if (isMalformed) {
    const reason = /\((.+)\)/.exec(message)?.[1] ?? "it spoke out of turn";
    return new AppError("response_malformed", { host, reason }, { cause: error });
  }
  if (name === "HTTPParserError" || LOST.has(code) || code.startsWith("ERR_SSL_")) {
    return new AppError("response_reset", { host }, { cause: error });
  }
  return new AppError("unexpected", {}, { cause: error });
}

const LOST = new Set([
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "EPROTO",
  "ETIMEDOUT",
  "UND_ERR_SOCKET",
  "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
]);

/** A failed handshake in the words of `tls_failed`, with advice about the certificate only where there was one. */
export function tlsError(error: NodeJS.ErrnoException, host: string): AppError {
  const code = error.code ?? "";
  const reason =
    TLS_REASONS[code] ??
    (code.startsWith("ERR_SSL_") || code === "EPROTO"
      ? "the two sides found no common version or cipher of TLS"
      : "the certificate was not accepted");
  const advice = reason.includes("certificate") ? MEND_CERTIFICATE : NO_TLS_ADVICE;
  return new AppError("tls_failed", { host, reason, advice }, { cause: error });
}

const MEND_CERTIFICATE = "Ask whoever runs the site to renew or repair its certificate.";
/** Where no certificate was seen. */
export const NO_TLS_ADVICE = "The site may have no https: try its address with http:// in front.";

const TLS_REASONS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "the certificate has expired",
  CERT_NOT_YET_VALID: "the certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "the certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "the certificate comes from an authority that browsers do not know",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "the chain of certificates is incomplete",
  UNABLE_TO_GET_ISSUER_CERT: "the chain of certificates is incomplete",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "the chain of certificates is incomplete",
  CERT_REVOKED: "the certificate was revoked",
  ERR_TLS_CERT_ALTNAME_INVALID: "the certificate is for another name",
  ERR_SSL_WRONG_VERSION_NUMBER: "the server does not speak TLS on that port",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "the server does not speak TLS on that port",
  ECONNRESET: "the server closed the connection during the handshake",
};
