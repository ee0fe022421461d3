import { createMD5, createSHA1, createSHA256, createSHA512 } from "hash-wasm";
import type { Digests } from "./md5-generator.schema.ts";

/** Four digests side by side in one pass. WebCrypto has no MD5 and cannot be fed in pieces, hence WebAssembly. */
export async function startDigests() {
  const hashes = await Promise.all([createMD5(), createSHA1(), createSHA256(), createSHA512()]);
  for (const hash of hashes) hash.init();
  let bytes = 0;
  return {
    update(chunk: Uint8Array) {
      bytes += chunk.byteLength;
      for (const hash of hashes) hash.update(chunk);
    },
    finish(): Digests {
      const [md5, sha1, sha256, sha512] = hashes.map((hash) => hash.digest("hex")) as [string, string, string, string];
      return { bytes, md5, sha1, sha256, sha512 };
    },
  };
}

/** The text as UTF-8, exactly as typed: no normalisation, no changed line ends. A lone surrogate becomes U+FFFD, as in every browser. */
export async function hashText(text: string): Promise<Digests> {
  const run = await startDigests();
  run.update(new TextEncoder().encode(text));
  return run.finish();
}
