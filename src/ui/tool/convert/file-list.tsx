import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { readableSize } from "#core/text/readable-size.ts";
import { useToast } from "../../toast/toast.tsx";
import { saveBlob } from "../save-blob.ts";
import { FilePicker } from "./file-drop.tsx";
import type { ChosenFile, QueuedFile } from "./file-queue.ts";
import { FileRow } from "./file-row.tsx";
import type { MadeFile } from "./made-file.ts";
import type { Files } from "./use-file-queue.ts";
import { zipFiles } from "./zip-files.ts";

interface Props<Options, Result> {
  files: Files<Options, Result>;
  /** Base of the ZIP's name: the tool's slug. */
  name: string;
  doing: string;
  accept?: string | undefined;
  madeOf?: ((result: Result, row: QueuedFile<Options, Result>) => MadeFile) | undefined;
  details?: ((result: Result) => ReactNode) | undefined;
  thumbnailOf?: ((result: Result) => Blob | undefined) | undefined;
  optionsOf?: ((row: QueuedFile<Options, Result>) => ReactNode) | undefined;
  /** Their order matters: rows are moved by their handles and buttons. */
  isOrdered?: boolean;
  /** The row that is shown large, and how another becomes it. */
  shown?: { id: number | undefined; show(id: number): void } | undefined;
  onChosen(files: readonly ChosenFile[]): void;
}

/** Every file in its row, and all that was made in one ZIP. */
export function FileList<Options, Result>({
  files,
  name,
  doing,
  accept,
  madeOf,
  details,
  thumbnailOf,
  optionsOf,
  shown,
  isOrdered = false,
  onChosen,
}: Props<Options, Result>) {
  const { queue, rows } = files;
  const [moved, setMoved] = useState("");
  const head = useRef<HTMLHeadingElement>(null);
  const drawn = useDrawn(rows.length);
  const show = shown?.show;
  const actions = useMemo(
    () => ({
      again: (id: number) => queue.again(id),
      cancel: queue.cancel,
      show,
      move: isOrdered ? moveIn(queue, setMoved) : undefined,
      remove(id: number) {
        // The button that was pressed goes with its row.
        head.current?.focus();
        queue.remove(id);
      },
    }),
    [queue, show, isOrdered],
  );
  if (rows.length === 0) return null;
  const counts = countsOf(rows);
  return (
    <section className="panel file-list" aria-label="Your files">
      <div className="file-list-head">
        <h2 className="d4" ref={head} tabIndex={-1}>
          {rows.length === 1 ? "1 file" : `${rows.length} files`}
        </h2>
        <p>{countWords(counts, doing)}</p>
        <span className="file-list-ways">
          <FilePicker className="chip" label="Add more" accept={accept} onChosen={onChosen} />
          {counts.open > 1 && (
            <button type="button" className="chip" onClick={queue.cancelAll}>
              Cancel all
            </button>
          )}
          <button type="button" className="chip" onClick={queue.clear}>
            Clear list
          </button>
        </span>
      </div>
      <ul>
        {rows.slice(0, drawn).map((row) => (
          <FileRow
            key={row.id}
            row={row}
            doing={doing}
            madeOf={madeOf}
            details={details}
            thumbnailOf={thumbnailOf}
            optionsOf={optionsOf}
            isShown={row.id === shown?.id}
            on={actions}
          />
        ))}
      </ul>
      {madeOf && counts.done > 1 && counts.open === 0 && <ZipBar rows={rows} madeOf={madeOf} name={name} />}
      <Announcement {...counts} total={rows.length} />
      {isOrdered && (
        <p className="vh" aria-live="polite">
          {moved}
        </p>
      )}
    </section>
  );
}

const DRAWN_AT_ONCE = 15;

/** How many of so many rows are drawn: some more in each turn, so that a folder of files does not hold the page still. */
function useDrawn(rows: number): number {
  const [drawn, setDrawn] = useState(DRAWN_AT_ONCE);
  useEffect(() => {
    if (drawn >= rows) return;
    const timer = setTimeout(() => setDrawn(drawn + DRAWN_AT_ONCE));
    return () => clearTimeout(timer);
  }, [drawn, rows]);
  return drawn;
}

/** Moves a row, keeps the focus on the button that was pressed, and says where the row stands now. */
function moveIn<Options, Result>(queue: Files<Options, Result>["queue"], say: (words: string) => void) {
  return (id: number, to: { by: number } | { over: number }) => {
    const ids = queue.rows().map((row) => row.id);
    const pressed = document.activeElement;
    flushSync(() => queue.move(id, "by" in to ? ids.indexOf(id) + to.by : ids.indexOf(to.over)));
    if (pressed instanceof HTMLElement) pressed.focus();
    const now = queue.rows().findIndex((row) => row.id === id);
    say(`${queue.rows()[now]?.path} is ${now + 1} of ${ids.length} now.`);
  };
}

function ZipBar<Options, Result>({
  rows,
  madeOf,
  name,
}: { rows: Props<Options, Result>["files"]["rows"]; name: string } & Required<Pick<Props<Options, Result>, "madeOf">>) {
  const toast = useToast();
  const [packing, setPacking] = useState(false);
  const done = rows.flatMap((row) => (row.state.kind === "done" && madeOf ? [{ row, made: madeOf(row.state.result, row) }] : []));
  const before = done.reduce((sum, { row }) => sum + row.file.size, 0);
  const after = done.reduce((sum, { made }) => sum + made.blob.size, 0);

  async function pack() {
    if (packing) return;
    setPacking(true);
    try {
      saveBlob(`${name}.zip`, await zipFiles(done.map(({ made }) => made)));
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    } finally {
      setPacking(false);
    }
  }

  return (
    <div className="file-zip">
      <p>
        <b>{readableSize(before)}</b> as they came, <b>{readableSize(after)}</b> now
      </p>
      <button type="button" className="btn btn-y" aria-disabled={packing} onClick={() => void pack()}>
        {packing ? "Packing…" : `Download ${done.length} as ZIP`}
      </button>
    </div>
  );
}

interface Counts {
  done: number;
  /** Waiting or under way. */
  open: number;
  failed: number;
  cancelled: number;
}

function countsOf(rows: readonly { state: { kind: string } }[]): Counts {
  const count = (...kinds: string[]) => rows.filter(({ state }) => kinds.includes(state.kind)).length;
  return { done: count("done"), open: count("waiting", "working"), failed: count("failed"), cancelled: count("cancelled") };
}

const countWords = ({ done, open, failed, cancelled }: Counts, doing: string): string =>
  [open > 0 && `${doing} ${open}`, done > 0 && `${done} done`, failed > 0 && `${failed} failed`, cancelled > 0 && `${cancelled} canceled`]
    .filter(Boolean)
    .join(", ");

/** Heard when files come and when all are through: a word a file would be too many. */
function Announcement({ total, ...counts }: Counts & { total: number }) {
  const words = counts.open > 0 ? `${total === 1 ? "1 file" : `${total} files`} in the list.` : `All through: ${countWords(counts, "")}.`;
  return (
    <p className="vh" role="status">
      {words}
    </p>
  );
}
