import { useEffect, useState, useSyncExternalStore } from "react";
import { readableSize } from "#core/text/readable-size.ts";
import { accepts } from "./accepts.ts";
import { type Convert, createFileQueue, type FileQueue, type QueuedFile } from "./file-queue.ts";

interface Settings<Options, Result> {
  convert: Convert<Options, Result>;
  /** As the attribute of an input: “.png,image/png”. Every file where nothing is named. */
  accept?: string | undefined;
  /** The largest file it takes. */
  maxBytes?: number | undefined;
  /** How many at once; as many as the machine has cores where nothing is named. */
  atOnce?: number | undefined;
}

export interface Files<Options, Result> {
  queue: FileQueue<Options, Result>;
  rows: readonly QueuedFile<Options, Result>[];
}

/** The files of one page: work ends with it. */
export function useFileQueue<Options, Result>({ convert, accept, maxBytes, atOnce }: Settings<Options, Result>): Files<Options, Result> {
  const [queue] = useState(() =>
    createFileQueue<Options, Result>({
      convert,
      atOnce: atOnce ?? workersHere(),
      refuse({ file }) {
        if (accept && !accepts(accept, file))
          return `This is no file of the kind that is converted here (${accept.replaceAll(",", ", ")}).`;
        if (maxBytes !== undefined && file.size > maxBytes)
          return `${readableSize(file.size)} is more than the ${readableSize(maxBytes)} that one file may have here.`;
        return undefined;
      },
    }),
  );
  useEffect(() => queue.clear, [queue]);
  return { queue, rows: useSyncExternalStore(queue.subscribe, queue.rows, () => NONE) };
}

const NONE: readonly never[] = [];

/** One core stays with the page; four whole pictures in memory are enough. */
const workersHere = () => Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
