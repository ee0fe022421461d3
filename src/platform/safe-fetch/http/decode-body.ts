import { pipeline, type Readable, type Transform } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from "node:zlib";
import { AppError } from "#core/errors/app-error.ts";
import { CapReached, PACKING_OVERHEAD, sizeInWords } from "../limits.ts";
import { collectBytes } from "./collect-bytes.ts";

export interface DecodedBody {
  bytes: Uint8Array;
  truncated: boolean;
  /** Body bytes as they came, before decoding. */
  bytesWire: number;
}

interface DecodeRequest {
  source: Readable;
  contentEncoding: string | undefined;
  /** As announced; a body may be shorter or longer. */
  contentLength: string | undefined;
  host: string;
  maxBytes: number;
  onTruncate: "error" | "keep";
}

/**
 * Reads a body to its end or to the cap. Every stage pulls from the one before it in pieces of 16 KB, and each stage has the
 * cap, so neither a bomb nor a bomb inside a bomb ever holds more than a few pieces above it.
 */
export async function decodeBody(request: DecodeRequest): Promise<DecodedBody> {
  const { source, contentEncoding, contentLength = "", host, maxBytes, onTruncate } = request;
  const encodings = readEncodings(contentEncoding, host);
  const count = { wire: 0 };
  const isAnnounced = encodings.length === 0 && /^[1-9]\d{0,8}$/.test(contentLength);
  const collected = isAnnounced ? collectBytes(maxBytes, Number(contentLength)) : collectBytes(maxBytes);
  let truncated = false;
  try {
    if (encodings.length === 0) await collectPlain(source, collected.add, count);
    else {
      let stage = capped(source, maxBytes + PACKING_OVERHEAD, count);
      for (const encoding of encodings.toReversed()) stage = capped(decoded(stage, encoding, host), maxBytes + PACKING_OVERHEAD);
      for await (const piece of stage) if (!collected.add(piece)) throw new CapReached();
    }
  } catch (error) {
    if (!(error instanceof CapReached)) throw error;
    if (onTruncate === "error") throw new AppError("response_too_large", { host, limit: sizeInWords(maxBytes) });
    truncated = true;
  }
  return { bytes: collected.take(), truncated, bytesWire: count.wire };
}

/** Pieces as they come: a crawl has hundreds of small bodies, and each async iterator costs more than reading one of them. */
function collectPlain(source: Readable, add: (piece: Buffer) => boolean, count: { wire: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    source.once("end", resolve);
    source.once("error", reject);
    source.once("close", () => reject(Object.assign(new Error("closed before its end"), { code: "ECONNRESET" })));
    source.on("data", (piece: Buffer) => {
      count.wire += piece.length;
      if (add(piece)) return;
      source.destroy();
      reject(new CapReached());
    });
  });
}

/** Two are seen in the wild (a server and a proxy both packing); more are an attack. */
const MAX_ENCODINGS = 2;

function readEncodings(header: string | undefined, host: string): string[] {
  const encodings = (header ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "identity");
  if (encodings.length > MAX_ENCODINGS)
    throw new AppError("response_encoding", { host, encoding: `${encodings.length} encodings, one inside the other` });
  const unknown = encodings.find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw new AppError("response_encoding", { host, encoding: unknown.slice(0, 40) });
  return encodings;
}

const KNOWN = new Set(["gzip", "x-gzip", "deflate", "br", "zstd"]);

async function* capped(source: AsyncIterable<Buffer>, max: number, count = { wire: 0 }): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    count.wire += piece.length;
    if (size > max) throw new CapReached();
    yield piece;
  }
}

async function* decoded(source: AsyncGenerator<Buffer>, encoding: string, host: string): AsyncGenerator<Buffer> {
  const first = await source.next();
  // An empty body is whole under any label: HEAD-like answers carry the label of the page they stand for.
  if (first.done) return;
  const decoder = createDecoder(encoding, first.value);
  pipeline(prepended(first.value, source), decoder, () => {});
  try {
    yield* decoder;
  } catch (error) {
    if (error instanceof AppError || error instanceof CapReached) throw error;
    throw new AppError("response_damaged", { host, encoding }, { cause: error });
  }
}

async function* prepended(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

function createDecoder(encoding: string, first: Buffer): Transform {
  switch (encoding) {
    case "br":
      return createBrotliDecompress();
    case "zstd":
      // RFC 9659 allows 8 MB of window for this encoding; zlib's own default would set aside 128 MB at a server's word.
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } });
    case "deflate":
      // Meant is the zlib format, sent is often raw deflate; the low nibble of the first byte is 8 in the former only.
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    default:
      return createGunzip();
  }
}
