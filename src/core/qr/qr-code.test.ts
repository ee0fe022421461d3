import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr-code.ts";

const shown = (text: string) => qrCode(text).map((row) => row.map(Number).join(""));
const uri =
  "otpauth://totp/Halsted:owner%40agency.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPABCD&issuer=Halsted&digits=6&period=30";

describe("a QR code", () => {
  // Module for module what the encoder of qrcode-terminal 0.12 draws at level M with the same mask.
  it.each([
    ["a", 21, "e8ab680854e4019c"],
    ["hello world", 21, "851bd1031e2539fc"],
    ["x".repeat(14), 21, "ca4e5f8669011ed0"],
    ["x".repeat(15), 25, "be1f4b93f39e9f2b"],
    [uri, 49, "6fad47b560c79ed5"],
    ["y".repeat(200), 57, "9d9550d437781823"],
    ["z".repeat(300), 69, "b7e633ce7cf97c05"],
    ["q".repeat(412), 77, "0233a4162bbfbb54"],
  ])("of %s is as another encoder draws it", (text, size, hash) => {
    const rows = shown(text);
    expect([rows.length, rows[0]?.length]).toEqual([size, size]);
    expect(createHash("sha256").update(rows.join("\n")).digest("hex").slice(0, 16)).toBe(hash);
  });

  it("begins with a finder and says when a text is too long", () => {
    expect(
      shown("a")
        .map((row) => row.slice(0, 7))
        .slice(0, 3),
    ).toEqual(["1111111", "1000001", "1011101"]);
    expect(() => qrCode("q".repeat(413))).toThrow("413 bytes do not fit");
  });
});
