import { useEffect, useRef, useState } from "react";
import { hashInWorker } from "./hash-in-worker.ts";
import type { Digests } from "./md5-generator.schema.ts";

export interface FileHash {
  id: number;
  name: string;
  size: number;
  state:
    | { kind: "waiting" }
    | { kind: "hashing"; bytes: number }
    | { kind: "done"; digests: Digests }
    | { kind: "stopped"; reason: string };
}

/** Files are hashed one after another: two at once would only share the disk. */
export function useFileHashes() {
  const [files, setFiles] = useState<readonly FileHash[]>([]);
  const queue = useRef<{ id: number; file: File; abort: AbortController }[]>([]);
  const busy = useRef(false);
  const counter = useRef(0);
  useEffect(
    () => () => {
      for (const { abort } of queue.current) abort.abort();
    },
    [],
  );

  const change = (id: number, state: FileHash["state"]) =>
    setFiles((all) => all.map((file) => (file.id === id ? { ...file, state } : file)));

  async function work() {
    if (busy.current) return;
    busy.current = true;
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const { id, file, abort } = next;
      if (!abort.signal.aborted) {
        change(id, { kind: "hashing", bytes: 0 });
        await hashInWorker(file, { signal: abort.signal, onProgress: (bytes) => change(id, { kind: "hashing", bytes }) }).then(
          (digests) => change(id, { kind: "done", digests }),
          (error: Error) => change(id, { kind: "stopped", reason: error.message }),
        );
      }
      queue.current.shift();
    }
    busy.current = false;
  }

  return {
    files,
    add(chosen: Iterable<File>) {
      const added = [...chosen].map((file) => ({ id: ++counter.current, file, abort: new AbortController() }));
      queue.current.push(...added);
      setFiles((all) => [
        ...all,
        ...added.map(({ id, file }) => ({ id, name: file.name, size: file.size, state: { kind: "waiting" } as const })),
      ]);
      void work();
    },
    cancel(id: number) {
      queue.current.find((entry) => entry.id === id)?.abort.abort();
      change(id, { kind: "stopped", reason: "Cancelled" });
    },
    clear() {
      for (const { abort } of queue.current) abort.abort();
      setFiles([]);
    },
  };
}
