import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { MAX_HEADER_BYTES, MAX_HEADERS, type Refusal, sendRefusal, TOO_MANY_HEADERS } from "./refuse-request.ts";

/** How long a visitor may take for the headers of a request, for the whole of it, and between two on one connection. */
const TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 10_000,
  /** A little longer than the time that is announced to browsers, for requests that are on their way when it ends. */
  keepAliveTimeoutBuffer: 5_000,
  /** A request that is over is ended at most so much later. */
  connectionsCheckingInterval: 1_000,
};

/** A server whose every answer carries `headers`, those among them that Node would give by itself. */
export function createHttpServer(headers: Record<string, string>, times: Partial<typeof TIMES> = {}): Server {
  const answers = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    ...TIMES,
    ...times,
    // Its own refusal has no headers; ours is in refuse-request.ts.
    requireHostHeader: false,
  });
  // Node drops headers beyond the limit without a word, so one more than we allow is let in: it shows that there were too many.
  server.maxHeadersCount = MAX_HEADERS + 1;
  server.on("request", (request, response) => answers.set(request.socket, response));
  server.on("checkExpectation", (_, response) =>
    sendRefusal(response, headers, { status: 417, sentence: "No such expectation is met here." }),
  );
  server.on("connect", (_, socket) => endWith(socket, { status: 405, sentence: "This server is no proxy." }));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isAnswered = answer?.headersSent === true && !(answer.writableFinished && answer.req.complete);
    if (socket.writable && !isAnswered && error.code !== "ECONNRESET") endWith(socket, faults[error.code ?? ""] ?? MALFORMED);
    else socket.destroy();
  });
  return server;

  function endWith(socket: Duplex, { status, sentence }: Refusal) {
    const body = `${sentence}\n`;
    const lines = {
      ...headers,
      "content-type": "text/plain; charset=utf-8",
      "content-length": Buffer.byteLength(body),
      connection: "close",
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`, () => socket.destroy());
  }
}

const MALFORMED: Refusal = { status: 400, sentence: "That is not a request that this server can read." };

const faults: Record<string, Refusal> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: "The request took too long to arrive." },
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: "The chunks of the request say more about themselves than they hold." },
};
