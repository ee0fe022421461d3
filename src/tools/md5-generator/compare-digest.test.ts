import { describe, expect, it } from "vitest";
import { compareDigest } from "./compare-digest.ts";

const digests = {
  bytes: 3,
  md5: "900150983cd24fb0d6963f7d28e17f72",
  sha1: "a9993e364706816aba3e25717850c26c9cd0d89d",
  sha256: "",
  sha512: "",
};

describe("compareDigest", () => {
  it.each([
    ["", "none"],
    ["900150983cd24fb0d6963f7d28e17f72", "match"],
    [" 900150983CD24FB0D6963F7D28E17F72 ", "match"],
    ["90:01:50:98:3c:d2:4f:b0:d6:96:3f:7d:28:e1:7f:72", "match"],
    ["900150983cd24fb0d6963f7d28e17f72  archive.zip", "match"],
    ["900150983cd24fb0d6963f7d28e17f72 *archive.zip", "match"],
    ["a9993e364706816aba3e25717850c26c9cd0d89d", "match"],
    ["000150983cd24fb0d6963f7d28e17f72", "differs"],
    ["900150983cd24fb0", "unknown"],
    ["hello", "unknown"],
  ])("%j: %s", (given, kind) => expect(compareDigest(given, digests).kind).toBe(kind));
});
