import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions } from "#core/tool/tool-ports.ts";
import { probeImage } from "./probe-image.ts";

/** A PNG's head says its size: eight bytes of signature, then IHDR. */
function png(width: number, height: number, length = 64): Uint8Array {
  const bytes = Buffer.alloc(length);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** A JPEG with so many notes before its size. */
function jpeg(width: number, height: number, notes: number): Uint8Array {
  const parts = [Buffer.from([0xff, 0xd8])];
  for (let left = notes; left > 0; left -= 60_000) {
    const size = Math.min(left, 60_000);
    const segment = Buffer.alloc(size + 4);
    segment.writeUInt16BE(0xffe2, 0);
    segment.writeUInt16BE(size + 2, 2);
    parts.push(segment);
  }
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([...parts, frame, Buffer.alloc(64)]);
}

const signal = new AbortController().signal;

/** A server that honours ranges unless told otherwise. */
function serverOf(file: Uint8Array, { ranges = true, length = true, status = 200, headers = [] as [string, string][] } = {}) {
  const asked: FetchPageOptions[] = [];
  const fetchPage = async (address: string | URL, options: FetchPageOptions = {}): Promise<FetchedPage> => {
    asked.push(options);
    const end = Number(/-(\d+)/.exec(options.range ?? "")?.[1] ?? file.length) + 1;
    const isPart = ranges && options.range !== undefined && status === 200;
    const sent = isPart ? file.subarray(0, end) : file;
    const kept = options.method === "HEAD" ? new Uint8Array() : sent.subarray(0, options.maxBytes ?? sent.length);
    return {
      url: String(address),
      status: isPart ? 206 : status,
      headers: [
        ...headers,
        ...(isPart ? [["Content-Range", `bytes 0-${sent.length - 1}/${file.length}`] as const] : []),
        ...(length || options.method === "HEAD" ? [["Content-Length", String(sent.length)] as const] : []),
      ],
      body: kept,
      truncated: options.method !== "HEAD" && kept.length < sent.length,
      hops: [],
      bytesWire: kept.length,
      totalMs: 1,
    };
  };
  return { fetchPage, asked };
}

describe("looking at a picture", () => {
  it("reads type, size and weight from the first 64 KB", async () => {
    const server = serverOf(png(1200, 630, 900_000), {
      headers: [
        ["Content-Type", "image/jpeg; q=1"],
        ["cache-control", "max-age=60"],
      ],
    });
    expect(await probeImage("https://a.example/og.png", server, signal)).toEqual({
      url: "https://a.example/og.png",
      finalUrl: "https://a.example/og.png",
      status: 206,
      problem: null,
      type: "png",
      declaredType: "image/jpeg",
      bytes: 900_000,
      width: 1200,
      height: 630,
      cacheControl: "max-age=60",
      fingerprint: expect.stringMatching(/^[\w-]{22}-900000$/),
    });
    expect(server.asked.map(({ range }) => range)).toEqual(["bytes=0-65535"]);
  });

  it("takes the length from the header of a server that sends all of it", async () => {
    const server = serverOf(png(10, 20, 900_000), { ranges: false });
    expect(await probeImage("https://a.example/", server, signal)).toMatchObject({ bytes: 900_000, width: 10, height: 20 });
    expect(server.asked).toHaveLength(1);
  });

  it("asks for the headers alone when the length is not said", async () => {
    const server = serverOf(png(10, 20, 900_000), { ranges: false, length: false });
    expect(await probeImage("https://a.example/", server, signal)).toMatchObject({ bytes: 900_000 });
    expect(server.asked.map(({ method }) => method)).toEqual([undefined, "HEAD"]);
  });

  it("reads on when a camera's notes push the size back", async () => {
    const server = serverOf(jpeg(4000, 3000, 200_000));
    expect(await probeImage("https://a.example/", server, signal)).toMatchObject({ type: "jpeg", width: 4000, height: 3000 });
    expect(server.asked.map(({ range }) => range)).toEqual(["bytes=0-65535", "bytes=0-999999"]);
  });

  it("asks for the whole when a part does not unpack", async () => {
    const { fetchPage } = serverOf(new TextEncoder().encode('<svg viewBox="0 0 32 16"/>'), { ranges: false });
    const packed = (address: string | URL, options: FetchPageOptions = {}) =>
      options.range ? Promise.reject(new AppError("response_damaged", { host: "a", encoding: "gzip" })) : fetchPage(address, options);
    expect(await probeImage("https://a.example/", { fetchPage: packed }, signal)).toMatchObject({ type: "svg", width: 32, height: 16 });
  });

  it.each([
    ["a page in its place", serverOf(new TextEncoder().encode("\n<!DOCTYPE html><p>")), "The server sends a web page in its place."],
    ["an error", serverOf(new TextEncoder().encode("no"), { status: 404 }), "The server answers with status 404."],
    ["an empty file", serverOf(new Uint8Array(), { ranges: false }), "The server sends an empty file."],
    ["something else", serverOf(new TextEncoder().encode("%PDF-1.7")), "The file is not a picture of a kind we know."],
    [
      "no server",
      { fetchPage: () => Promise.reject(new AppError("dns_not_found", { host: "a.example" })) },
      "We could not find a.example. Check the spelling of the address.",
    ],
  ])("says what is wrong: %s", async (_, ports, problem) => {
    expect(await probeImage("https://a.example/", ports, signal)).toMatchObject({ problem, type: null, width: null });
  });

  it("calls a damaged picture a picture without a size", async () => {
    expect(await probeImage("https://a.example/", serverOf(png(1, 1).subarray(0, 14)), signal)).toMatchObject({
      problem: null,
      type: "png",
      width: null,
    });
  });

  it("gives two copies of one file the same fingerprint, and other files another", async () => {
    const [a, b, c] = await Promise.all(
      [png(1, 1), png(1, 1), png(1, 2)].map((file) => probeImage("https://a.example/", serverOf(file), signal)),
    );
    expect(a?.fingerprint).toBe(b?.fingerprint);
    expect(a?.fingerprint).not.toBe(c?.fingerprint);
  });
});
