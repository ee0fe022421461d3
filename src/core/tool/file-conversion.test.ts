import { expect, it } from "vitest";
import { base64Of, bytesOf } from "./file-conversion.ts";

it("writes bytes as base64 as everybody does, and reads them back", () => {
  const every = Uint8Array.from({ length: 512 }, (_, at) => (at * 7) & 255);
  for (const length of [0, 1, 2, 3, 4, 511, 512]) {
    const bytes = every.subarray(0, length);
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
    expect(bytesOf(base64Of(bytes))).toEqual(bytes);
  }
});
