import { startDigests } from "./md5-generator.engine.ts";
import type { Digests } from "./md5-generator.schema.ts";

export type HashAnswer = { kind: "progress"; bytes: number } | { kind: "done"; digests: Digests } | { kind: "failed"; reason: string };

const CHUNK_BYTES = 4 * 1024 * 1024;

/** Reads what it is sent piece by piece, so that memory stays flat however large the file is. Cancelled by ending the worker. */
addEventListener("message", async ({ data }: MessageEvent<Blob | string>) => {
  const answer = (message: HashAnswer) => postMessage(message);
  try {
    const source = typeof data === "string" ? new Blob([data]) : data;
    const run = await startDigests();
    for (let at = 0; at < source.size; at += CHUNK_BYTES) {
      run.update(new Uint8Array(await source.slice(at, at + CHUNK_BYTES).arrayBuffer()));
      answer({ kind: "progress", bytes: Math.min(at + CHUNK_BYTES, source.size) });
    }
    answer({ kind: "done", digests: run.finish() });
  } catch (error) {
    answer({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
});
