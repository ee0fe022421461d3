import { serveConversions } from "#core/tool/conversion-worker.ts";
import { startDigests } from "./md5-generator.engine.ts";
import type { Digests } from "./md5-generator.schema.ts";

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Reads piece by piece, so that memory stays flat however large the file is. */
serveConversions<undefined, Digests>(async (file, _, { onProgress }) => {
  const run = await startDigests();
  for (let at = 0; at < file.size; at += CHUNK_BYTES) {
    run.update(new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer()));
    onProgress(Math.min(1, (at + CHUNK_BYTES) / file.size));
  }
  return run.finish();
});
