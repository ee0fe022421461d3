import { serveConversions } from "#core/tool/conversion-worker.ts";
import type { FileEngine } from "#core/tool/file-conversion.ts";

/** What a worker returns: a blob may lie on the disk. */
export interface ConvertedFile {
  name: string;
  blob: Blob;
  note?: string | undefined;
}

/** All of a converter's worker file: its engine on the whole of each file. */
export function serveFileEngine<Options>(engine: FileEngine<Options>): void {
  serveConversions<Options, ConvertedFile>(async (file, options) => {
    const name = file instanceof File ? file.name : "file";
    const made = await engine({ name, bytes: new Uint8Array(await file.arrayBuffer()) }, options);
    return { name: made.name, blob: new Blob([made.bytes as Uint8Array<ArrayBuffer>], { type: made.type }), note: made.note };
  });
}
