import { describe, expect, it } from "vitest";
import { readIco, writeIco } from "./ico-file.ts";

function png(size: number): Uint8Array {
  const bytes = Buffer.alloc(70);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write("IHDR", 12, "latin1");
  bytes.writeUInt32BE(size, 16);
  bytes.writeUInt32BE(size, 20);
  return bytes;
}

/** A bitmap of one icon: its head says twice the height. */
function bmpIco(size: number): Uint8Array {
  const bytes = Buffer.alloc(22 + 40 + size);
  bytes.writeUInt16LE(1, 2);
  bytes.writeUInt16LE(1, 4);
  bytes[6] = size;
  bytes[7] = size;
  bytes.writeUInt32LE(40 + size, 14);
  bytes.writeUInt32LE(22, 18);
  bytes.writeUInt32LE(40, 22);
  bytes.writeInt32LE(size, 26);
  bytes.writeInt32LE(size * 2, 30);
  bytes.writeUInt16LE(32, 36);
  return bytes;
}

describe("an ICO file", () => {
  it("is read as it was written", () => {
    const file = writeIco([16, 32, 256].map((size) => ({ size, png: png(size) })));
    expect(readIco(file)).toEqual({
      entries: [16, 32, 256].map((size) => ({ width: size, height: size, bitsPerPixel: 32, kind: "png", bytes: 70 })),
      broken: 0,
    });
    // 256 does not fit into its byte.
    expect([file[6 + 32], file[7 + 32]]).toEqual([0, 0]);
  });

  it("may hold bitmaps", () => {
    expect(readIco(bmpIco(48))?.entries).toEqual([{ width: 48, height: 48, bitsPerPixel: 32, kind: "bmp", bytes: 88 }]);
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a cursor", Uint8Array.of(0, 0, 2, 0, 1, 0)],
    ["no pictures", Uint8Array.of(0, 0, 1, 0, 0, 0)],
    ["a PNG", png(16)],
  ])("is not %s", (_, bytes) => expect(readIco(bytes)).toBeNull());

  it("counts entries that point past its end or at nonsense", () => {
    expect(readIco(writeIco([{ size: 16, png: png(16) }]).subarray(0, 60))).toEqual({ entries: [], broken: 1 });
    expect(readIco(writeIco([{ size: 16, png: new Uint8Array(64) }]))).toEqual({ entries: [], broken: 1 });
    expect(readIco(Uint8Array.of(0, 0, 1, 0, 255, 255))).toEqual({ entries: [], broken: 64 });
  });
});
