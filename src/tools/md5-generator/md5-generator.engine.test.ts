import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashText, startDigests } from "./md5-generator.engine.ts";

describe("hashText", () => {
  // RFC 1321, appendix A.5.
  it.each([
    ["", "d41d8cd98f00b204e9800998ecf8427e"],
    ["a", "0cc175b9c0f1b6a831c399e269772661"],
    ["abc", "900150983cd24fb0d6963f7d28e17f72"],
    ["message digest", "f96b697d7cb7938d525a2f31aaf161d0"],
    ["abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"],
    ["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789", "d174ab98d277d9f5a5611c2c9f419d9f"],
    ["12345678901234567890123456789012345678901234567890123456789012345678901234567890", "57edf4a22be3c955ac49da2e2107b67a"],
  ])("gives the RFC's MD5 of %j", async (text, md5) => expect((await hashText(text)).md5).toBe(md5));

  it.each(["é", "e\u0301", "日本語", "👩‍💻", "line\nline", "line\r\nline", "\ud800"])(
    "agrees with Node on %j in every digest",
    async (text) => {
      const of = (name: string) => createHash(name).update(new TextEncoder().encode(text)).digest("hex");
      const { md5, sha1, sha256, sha512 } = await hashText(text);
      expect([md5, sha1, sha256, sha512]).toEqual(["md5", "sha1", "sha256", "sha512"].map(of));
    },
  );

  it("does not normalise: é composed and decomposed differ", async () => {
    expect((await hashText("é")).md5).not.toBe((await hashText("e\u0301")).md5);
  });

  it("gives the same for one piece and for many", async () => {
    const bytes = new Uint8Array(300_000).map((_, index) => index % 251);
    const run = await startDigests();
    for (let at = 0; at < bytes.length; at += 7919) run.update(bytes.subarray(at, at + 7919));
    expect(run.finish()).toMatchObject({ bytes: 300_000, md5: createHash("md5").update(bytes).digest("hex") });
  });
});
