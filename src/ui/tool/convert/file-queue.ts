/** What becomes of one file. */
export type FileState<Result> =
  | { kind: "waiting" }
  /** Share that is done, 0 to 1; undefined where nobody can tell. */
  | { kind: "working"; share?: number | undefined }
  | { kind: "done"; result: Result }
  | { kind: "failed"; reason: string }
  | { kind: "cancelled" };

export interface QueuedFile<Options, Result> {
  id: number;
  file: File;
  /** Its name, with the folders it came in. */
  path: string;
  options: Options;
  state: FileState<Result>;
}

export type Convert<Options, Result> = (
  file: Blob,
  options: Options,
  task: { signal: AbortSignal; onProgress(share: number): void },
) => Promise<Result>;

export interface ChosenFile {
  file: File;
  path: string;
}

interface Settings<Options, Result> {
  convert: Convert<Options, Result>;
  /** How many are worked on at once: each holds a whole file, and often a decoded picture, in memory. */
  atOnce: number;
  /** Why a file is not even opened. */
  refuse?: ((chosen: ChosenFile) => string | undefined) | undefined;
}

/** More rows than this are a list nobody reads; what they hold would stay in memory until it is cleared. */
export const MAX_FILES = 500;

export type FileQueue<Options, Result> = ReturnType<typeof createFileQueue<Options, Result>>;

/** Files and what becomes of each. Holds no more than handles of files and finished results, and lets both go with their row. */
export function createFileQueue<Options, Result>({ convert, atOnce, refuse }: Settings<Options, Result>) {
  type Row = QueuedFile<Options, Result>;
  let rows: readonly Row[] = [];
  let lastId = 0;
  const under = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  function show(next: readonly Row[]) {
    rows = next;
    for (const listener of listeners) listener();
  }
  const change = (id: number, part: Partial<Row>) => show(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  function work() {
    for (const row of rows) {
      if (under.size >= atOnce) return;
      if (row.state.kind === "waiting") void start(row);
    }
  }

  async function start({ id, file, options }: Row) {
    const mine = new AbortController();
    under.set(id, mine);
    const tell = (state: Row["state"]) => {
      if (!mine.signal.aborted) change(id, { state });
    };
    tell({ kind: "working" });
    try {
      const result = await convert(file, options, { signal: mine.signal, onProgress: (share) => tell({ kind: "working", share }) });
      tell({ kind: "done", result });
    } catch (error) {
      tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    } finally {
      if (under.get(id) === mine) under.delete(id);
      work();
    }
  }

  function stop(id: number) {
    under.get(id)?.abort();
    under.delete(id);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    rows: () => rows,
    /** Answers how many found no room. */
    add(chosen: readonly ChosenFile[], options: Options): number {
      const taken = chosen.slice(0, Math.max(0, MAX_FILES - rows.length));
      const added = taken.map(({ file, path }): Row => {
        const reason = refuse?.({ file, path });
        return { id: ++lastId, file, path, options, state: reason ? { kind: "failed", reason } : { kind: "waiting" } };
      });
      show([...rows, ...added]);
      work();
      return chosen.length - taken.length;
    },
    /** Converts again, with other options when they are given. */
    again(id: number, options?: Options) {
      const row = rows.find((each) => each.id === id);
      if (!row || refuse?.(row)) return;
      stop(id);
      change(id, { state: { kind: "waiting" }, options: options ?? row.options });
      work();
    },
    cancel(id: number) {
      if (!rows.some((row) => row.id === id && isOpen(row.state))) return;
      change(id, { state: { kind: "cancelled" } });
      stop(id);
      work();
    },
    cancelAll() {
      show(rows.map((row) => (isOpen(row.state) ? { ...row, state: { kind: "cancelled" } } : row)));
      for (const id of [...under.keys()]) stop(id);
    },
    remove(id: number) {
      show(rows.filter((row) => row.id !== id));
      stop(id);
      work();
    },
    /** To a place among the others, counted from 0. */
    move(id: number, place: number) {
      const row = rows.find((each) => each.id === id);
      if (!row) return;
      const others = rows.filter((each) => each !== row);
      const at = Math.max(0, Math.min(others.length, place));
      show([...others.slice(0, at), row, ...others.slice(at)]);
    },
    /** Ends all work and lets every file go. */
    clear() {
      show([]);
      for (const id of [...under.keys()]) stop(id);
    },
  };
}

export const isOpen = ({ kind }: FileState<unknown>): boolean => kind === "waiting" || kind === "working";
