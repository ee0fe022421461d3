import type { Socket } from "node:net";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { AppError } from "#core/errors/app-error.ts";
import { CapReached, PACKING_OVERHEAD, sizeInWords } from "../limits.ts";
import { exchangeError } from "../transport-error.ts";
import type { HttpConnection } from "./http-connection.ts";
import { type ResponseHeaders, readHeaders } from "./response-headers.ts";
import { gatherSmallPieces } from "./small-pieces.ts";

/** One answer whose headers are complete. Its body waits in the socket until it is read. */
export interface Exchange {
  status: number;
  headers: ResponseHeaders;
  /** Names and values in turn, as bytes: a Location may hold bytes that no text can give back. */
  rawHeaders: readonly Uint8Array[];
  httpVersion: string;
  /** The body as sent, chunking removed, encodings kept. */
  body: Readable;
  /** Ends the connection, whatever is left of it. */
  close(): void;
  /** Hands the connection on if the answer came whole and both sides mean to go on; ends it otherwise. */
  release(): void;
}

interface ExchangeRequest {
  url: URL;
  method: "GET" | "HEAD";
  headers: Readonly<Record<string, string>>;
  connection: HttpConnection;
  maxHeaderBytes: number;
  maxBytes: number;
  signal: AbortSignal;
  /** Takes the connection after a whole answer. Without it the connection serves this one answer and is then destroyed. */
  keep: ((connection: HttpConnection) => void) | undefined;
}

/** Asks once over a connection that is open, checked and idle. */
export function startExchange(request: ExchangeRequest): Promise<Exchange> {
  const { url, method, headers, connection, maxHeaderBytes, maxBytes, signal, keep } = request;
  const { client, socket } = connection;
  const host = url.hostname;
  const readBefore = socket.bytesRead;

  // Twice the cap leaves room for chunk framing; a server that needs more is not sending a page.
  const maxWireBytes = 2 * (maxBytes + PACKING_OVERHEAD) + maxHeaderBytes;

  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let informational = 0;
    let answered = false;
    let goesOn = keep !== undefined && method === "GET";
    let isWhole = false;
    let start = "";
    const body = new Readable({ read: () => controller?.resume() });
    // A body nobody reads (a redirect's, a refused one's) may still fail.
    body.on("error", () => {});

    const pieces = gatherSmallPieces((piece) => {
      if (!body.push(piece)) controller?.pause();
    });
    // undici's parser keeps the HTTP version to itself, and counts neither the framing of chunks nor their extensions, through which
    // a server could send without end.
    connection.onReadable = () => {
      if (start.length < VERSION_LENGTH) start += peek(socket, VERSION_LENGTH - start.length);
      if (socket.bytesRead - readBefore <= (answered ? maxWireBytes : MAX_WIRE_BYTES_BEFORE_ANSWER)) return;
      fail(answered ? new CapReached() : new AppError("response_headers_too_large", { host, limit: sizeInWords(maxHeaderBytes) }));
    };

    let isOver = false;
    const close = () => {
      if (isOver) return;
      isOver = true;
      signal.removeEventListener("abort", onAbort);
      pieces.drop();
      body.destroy();
      connection.end();
    };
    const release = () => {
      if (isOver || !isWhole || !goesOn || connection.error || socket.destroyed) return close();
      isOver = true;
      signal.removeEventListener("abort", onAbort);
      keep?.(connection);
    };
    const fail = (error: unknown) => {
      const reason = exchangeError(error, { host, maxHeaderBytes, answered });
      reject(reason);
      body.destroy(reason);
      close();
    };
    const onAbort = () => fail(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
      },
      onResponseStart(started, status) {
        if (status < 200) {
          informational += 1;
          if (informational > MAX_INFORMATIONAL) throw new AppError("response_malformed", { host, reason: "endless interim answers" });
          return;
        }
        answered = true;
        const rawHeaders = started.rawHeaders as Buffer[];
        const answerHeaders = readHeaders(rawHeaders);
        const httpVersion = start.slice("HTTP/".length);
        goesOn &&= httpVersion === "1.1" && !/\bclose\b/i.test(answerHeaders.get("connection") ?? "");
        resolve({ status, headers: answerHeaders, rawHeaders, httpVersion, body, close, release });
      },
      onResponseData(_, chunk) {
        pieces.add(chunk);
      },
      onResponseEnd() {
        // undici takes a reset for the end of a body without a length; what came is then not known to be whole.
        if (connection.error) return fail(connection.error);
        isWhole = true;
        connection.onReadable = undefined;
        pieces.flush();
        body.push(null);
        // undici would end the connection with an error, and writing down that error's stack costs more than the rest of the request.
        if (!goesOn) socket.destroy();
      },
      onResponseError(_, error) {
        fail(error);
      },
    };
    try {
      client.dispatch({ path: url.pathname + url.search, method, headers, reset: !goesOn }, handler);
    } catch (error) {
      fail(error);
    }
  });
}

/** Early hints and the like; a server that sends more than this many does not mean to answer. */
const MAX_INFORMATIONAL = 10;

const VERSION_LENGTH = "HTTP/1.1".length;

/** Blank space around a header counts for nothing in the parser's own limit; no real head comes near this. */
const MAX_WIRE_BYTES_BEFORE_ANSWER = 256 * 1024;

function peek(socket: Socket, length: number): string {
  const chunk: Buffer | null = socket.read();
  if (chunk !== null) socket.unshift(chunk);
  return chunk?.toString("latin1", 0, length) ?? "";
}
