import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { constants, createBrotliCompress, createGzip, createZstdCompress, gzipSync } from "node:zlib";

/** A server on loopback that answers every path in the worst way its name says; every path of a host `kind.test` in that kind's. */
export interface HostileServer {
  /** Host and port, as an allow list takes them. */
  host: string;
  /** The address that plays one kind. */
  url(kind: HostileKind, query?: Record<string, string>): string;
  /** Connections taken so far. */
  readonly connections: number;
  /** Connections that are still open: 0 once a client has cleaned up. */
  readonly open: number;
  close(): Promise<void>;
}

export type HostileKind = keyof typeof kinds;

export const hostileKinds = (): HostileKind[] => Object.keys(kinds) as HostileKind[];

/** @param greeting sent to every client before it asks, as mail and shell servers do */
export async function startHostileServer({ greeting = "" } = {}): Promise<HostileServer> {
  bombsBuilt ??= buildBombs();
  const bombs = await bombsBuilt;
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    // Clients hang up on a hostile server; that is the point.
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.write(greeting);
    socket.once("data", (data) => {
      if (data[0] === TLS_HANDSHAKE) return;
      const target = data.toString("latin1").split(" ")[1] ?? "/";
      const url = new URL(target, "http://hostile");
      const label = /^host: ([\w-]+)\.test\b/im.exec(data.toString("latin1"))?.[1];
      const play = kinds[url.pathname.slice(1) as HostileKind] ?? kinds[label as HostileKind];
      if (play) play({ socket, query: url.searchParams, bombs });
      else socket.end("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    url: (kind, query = {}) => `http://${host}/${kind}?${new URLSearchParams(query)}`,
    get connections() {
      return connections;
    },
    get open() {
      return sockets.size;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The first byte of a client that wants TLS; its handshake is left hanging. */
const TLS_HANDSHAKE = 0x16;

/** What the bombs unpack to. Twenty times the default cap. */
const BOMB_BYTES = 100 * 1024 * 1024;

interface Play {
  socket: Socket;
  query: URLSearchParams;
  bombs: Bombs;
}

const kinds = {
  "gzip-bomb": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "gzip" }, bombs.gzip),
  "brotli-bomb": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "br" }, bombs.brotli),
  "zstd-bomb": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "zstd" }, bombs.zstd),
  "bomb-in-a-bomb": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "gzip, gzip" }, gzipSync(bombs.gzip)),
  /** Packed members that hold nothing: work without end and without a byte of output. */
  "empty-members": ({ socket }: Play) => endless(socket, head({ "Content-Encoding": "gzip" }), repeated(gzipSync(""), 64 * 1024)),
  "members-in-a-bomb": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "gzip, gzip" }, bombs.members),
  "zstd-window": ({ socket }: Play) => answer(socket, { "Content-Encoding": "zstd" }, ZSTD_WITH_128_MB_WINDOW),
  "stacked-encodings": ({ socket }: Play) => answer(socket, { "Content-Encoding": Array(20).fill("gzip").join(", ") }, gzipSync("deep")),
  "unknown-encoding": ({ socket }: Play) => answer(socket, { "Content-Encoding": "lzma" }, "?"),
  "truncated-gzip": ({ socket }: Play) => answer(socket, { "Content-Encoding": "gzip" }, gzipSync("x".repeat(5_000)).subarray(0, 20)),
  "truncated-zstd": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "zstd" }, bombs.zstd.subarray(0, 12)),
  "truncated-brotli": ({ socket, bombs }: Play) => answer(socket, { "Content-Encoding": "br" }, bombs.brotli.subarray(0, 12)),
  "not-gzip": ({ socket }: Play) => answer(socket, { "Content-Encoding": "gzip" }, "<h1>never packed</h1>"),

  "endless-body": ({ socket }: Play) => endless(socket, head({}), repeated("<p>more</p>", 64 * 1024)),
  "endless-chunks": ({ socket }: Play) => endless(socket, head({ "Transfer-Encoding": "chunked" }), repeated("1\r\nx\r\n", 60_000)),
  "endless-headers": ({ socket }: Play) =>
    endless(socket, "HTTP/1.1 200 OK\r\n", repeated(`X-Flood: ${"flood ".repeat(100)}\r\n`, 64 * 1024)),
  "endless-interim": ({ socket }: Play) => endless(socket, "", repeated("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n", 32 * 1024)),
  "blank-headers": ({ socket }: Play) => endless(socket, "HTTP/1.1 200 OK\r\nX-Blank:", repeated(" ", 64 * 1024)),
  "endless-chunk-extension": ({ socket }: Play) =>
    endless(socket, `${head({ "Transfer-Encoding": "chunked" })}5;`, repeated("x", 64 * 1024)),
  "header-flood": ({ socket }: Play) => socket.end(`HTTP/1.1 200 OK\r\n${"X-Flood: flood\r\n".repeat(2_000)}\r\n`),
  "huge-header": ({ socket }: Play) => socket.end(`HTTP/1.1 200 OK\r\nX-Huge: ${"h".repeat(100_000)}\r\n\r\n`),

  "slow-body": ({ socket }: Play) => drip(socket, head({ "Content-Length": "100000" }), "x".repeat(100_000)),
  "slow-headers": ({ socket }: Play) => drip(socket, "", `HTTP/1.1 200 OK\r\nX-Slow: ${"s".repeat(10_000)}\r\n\r\n`),
  "never-answers": () => {},
  "stops-mid-body": ({ socket }: Play) => socket.write(`${head({ "Content-Length": "1000" })}half`),

  "short-body": ({ socket }: Play) => socket.end(`${head({ "Content-Length": "1000" })}only this`),
  "long-body": ({ socket }: Play) => socket.end(`${head({ "Content-Length": "4" })}four and then some`),
  "reset-mid-body": ({ socket }: Play) => reset(socket, `${head({ "Content-Length": "1000" })}half`),
  "reset-unsized-body": ({ socket }: Play) => reset(socket, `${head({ Connection: "close" })}half`),
  "reset-mid-chunk": ({ socket }: Play) => socket.end(`${head({ "Transfer-Encoding": "chunked" })}ff\r\nhalf`),
  "closes-at-once": ({ socket }: Play) => socket.end(),
  "resets-at-once": ({ socket }: Play) => socket.resetAndDestroy(),

  "broken-chunks": ({ socket }: Play) => socket.end(`${head({ "Transfer-Encoding": "chunked" })}zz\r\nnot a size\r\n`),
  "broken-header": ({ socket }: Play) => socket.end("HTTP/1.1 200 OK\r\nBad Header: value\r\n\r\n"),
  "two-lengths": ({ socket }: Play) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nfour"),
  "not-http": ({ socket }: Play) => socket.end("SSH-2.0-OpenSSH_9.2p1 Debian-2\r\n"),
  "unasked-upgrade": ({ socket }: Play) => socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
  "body-in-204": ({ socket }: Play) => socket.end("HTTP/1.1 204 No Content\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nbody"),
  "body-in-304": ({ socket }: Play) => socket.end('HTTP/1.1 304 Not Modified\r\nContent-Encoding: br\r\nETag: "a"\r\n\r\nbody'),

  "redirect-loop": ({ socket }: Play) => redirect(socket, "/redirect-loop?"),
  "redirect-ring": ({ socket, query }: Play) => redirect(socket, `/redirect-ring?n=${(Number(query.get("n")) + 1) % 3}`),
  "redirect-forever": ({ socket, query }: Play) => redirect(socket, `/redirect-forever?n=${Number(query.get("n")) + 1}`),
  "redirect-to": ({ socket, query }: Play) => redirect(socket, query.get("to") ?? "", query.get("status") ?? "302"),
  "redirect-huge": ({ socket }: Play) => redirect(socket, `/${"a".repeat(12_000)}`),
  "redirect-two-ways": ({ socket }: Play) => socket.end("HTTP/1.1 302 Found\r\nLocation: /a\r\nLocation: /b\r\n\r\n"),
} as const;

function head(headers: Record<string, string>): string {
  const lines = Object.entries({ "Content-Type": "text/html", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`;
}

function answer(socket: Socket, headers: Record<string, string>, body: Buffer | string): void {
  const bytes = Buffer.from(body);
  socket.write(head({ ...headers, "Content-Length": String(bytes.length) }));
  socket.end(bytes);
}

function redirect(socket: Socket, location: string, status = "302"): void {
  socket.end(`HTTP/1.1 ${status} Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
}

function reset(socket: Socket, start: string): void {
  socket.write(start);
  setTimeout(() => socket.resetAndDestroy(), 20);
}

/** Writes for as long as the client reads. */
function endless(socket: Socket, start: string, piece: Buffer): void {
  socket.write(start);
  const pump = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on("drain", pump);
  pump();
}

function drip(socket: Socket, start: string, rest: string): void {
  socket.write(start);
  let sent = 0;
  const timer = setInterval(() => socket.write(rest[sent++] ?? ""), 10);
  socket.on("close", () => clearInterval(timer));
}

function repeated(piece: Buffer | string, length: number): Buffer {
  const bytes = Buffer.from(piece);
  return Buffer.concat(Array<Buffer>(Math.ceil(length / bytes.length)).fill(bytes));
}

interface Bombs {
  gzip: Buffer;
  brotli: Buffer;
  zstd: Buffer;
  /** Packed members that hold nothing, packed again. */
  members: Buffer;
}

let bombsBuilt: Promise<Bombs> | undefined;

/** Packed piece by piece, so that the making of a bomb does not itself take its size in memory. */
async function buildBombs(): Promise<Bombs> {
  const [gzip, brotli, zstd] = await Promise.all([
    packZeros(createGzip()),
    packZeros(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })),
    packZeros(createZstdCompress()),
  ]);
  return { gzip, brotli, zstd, members: gzipSync(repeated(gzipSync(""), 8_000_000)) };
}

async function packZeros(packer: ReturnType<typeof createGzip | typeof createBrotliCompress | typeof createZstdCompress>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  packer.on("data", (piece: Buffer) => pieces.push(piece));
  const zeros = Buffer.alloc(1024 * 1024);
  for (let sent = 0; sent < BOMB_BYTES; sent += zeros.length) {
    if (!packer.write(zeros)) await once(packer, "drain");
  }
  packer.end();
  await once(packer, "end");
  return Buffer.concat(pieces);
}

/** RFC 8878: magic, a frame header that asks for a window of 2^27 bytes (exponent 17), then one empty last block. */
const ZSTD_WITH_128_MB_WINDOW = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 17 << 3, 0x01, 0x00, 0x00]);
