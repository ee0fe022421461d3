import type { ConvertedFile } from "./convert-bytes.ts";
import type { QueuedFile } from "./file-queue.ts";

/** A file that a conversion made. */
export interface MadeFile {
  /** With the folders it stands in. */
  path: string;
  blob: Blob;
}

/** Where its source stood. */
export function madeOf({ name, blob }: ConvertedFile, { path }: QueuedFile<unknown, unknown>): MadeFile {
  return { path: path.replace(/[^/]*$/, () => name), blob };
}
