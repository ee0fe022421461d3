import type { Digests } from "./md5-generator.schema.ts";

type Algorithm = "md5" | "sha1" | "sha256" | "sha512";
export type DigestVerdict = { kind: "none" | "differs" | "unknown"; text: string } | { kind: "match"; algorithm: Algorithm; text: string };

const BY_LENGTH: Record<number, [Algorithm, string]> = {
  32: ["md5", "MD5"],
  40: ["sha1", "SHA-1"],
  64: ["sha256", "SHA-256"],
  128: ["sha512", "SHA-512"],
};

/** Tells by its length which digest was given, and whether it is the same. Spaces, colons, case and a file name after it do not matter. */
export function compareDigest(given: string, digests: Digests): DigestVerdict {
  const word = given.trim().split(/\s+[*]?(?=\S*[^0-9a-fA-F:\s])/)[0] ?? "";
  const hex = word.replace(/[\s:]/g, "").toLowerCase();
  if (hex === "") return { kind: "none", text: "" };
  const known = /^[0-9a-f]+$/.test(hex) ? BY_LENGTH[hex.length] : undefined;
  if (!known) return { kind: "unknown", text: "That is no MD5, SHA-1, SHA-256 or SHA-512 in hexadecimal." };
  const [algorithm, label] = known;
  return digests[algorithm] === hex
    ? { kind: "match", algorithm, text: `Same ${label}. Byte for byte the same content.` }
    : { kind: "differs", text: `Different ${label}. At least one byte differs; a changed line end is enough.` };
}
