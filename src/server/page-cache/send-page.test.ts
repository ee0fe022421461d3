import { describe, expect, it } from "vitest";
import { bestEncoding } from "./send-page.ts";

describe("bestEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.0,gzip;q=0", "identity"],
    ["br;q=0.5, gzip;q=1.0", "br"],
    ["", "identity"],
    [undefined, "identity"],
    ["brotli", "identity"],
  ])("answers %j with %s", (header, encoding) => expect(bestEncoding(header)).toBe(encoding));
});
