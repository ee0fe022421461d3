import { type HTMLAttributes, memo, type ReactNode, useState } from "react";
import { readableSize } from "#core/text/readable-size.ts";
import { type Status, StatusMark } from "../../status-mark/status-mark.tsx";
import { saveBlob } from "../save-blob.ts";
import { useObjectUrl } from "../use-object-url.ts";
import { type FileState, isOpen as isUnderWay, type QueuedFile } from "./file-queue.ts";
import type { MadeFile } from "./made-file.ts";

interface Props<Options, Result> {
  row: QueuedFile<Options, Result>;
  /** “Hashing” */
  doing: string;
  /** The file that a result is. */
  madeOf?: ((result: Result, row: QueuedFile<Options, Result>) => MadeFile) | undefined;
  /** What else a result tells. */
  details?: ((result: Result) => ReactNode) | undefined;
  /** A small picture of a result. */
  thumbnailOf?: ((result: Result) => Blob | undefined) | undefined;
  /** The fields of its own options. */
  optionsOf?: ((row: QueuedFile<Options, Result>) => ReactNode) | undefined;
  /** It is the one that is shown large. */
  isShown?: boolean;
  on: RowActions;
}

interface RowActions {
  again(id: number): void;
  cancel(id: number): void;
  remove(id: number): void;
  /** Puts it elsewhere among the others, where their order matters. */
  move?: ((id: number, to: { by: number } | { over: number }) => void) | undefined;
  /** Shows it large, where there is such a place. */
  show?: ((id: number) => void) | undefined;
}

function Row<Options, Result>({ row, doing, madeOf, details, thumbnailOf, optionsOf, isShown, on }: Props<Options, Result>) {
  const { id, file, path, state } = row;
  const made = state.kind === "done" ? madeOf?.(state.result, row) : undefined;
  const runs = isUnderWay(state);
  return (
    <li className="file-row" data-state={state.kind} {...(on.move && draggable(id, on.move))}>
      <div className="file-row-line">
        <span className="file-row-name">
          {state.kind === "done" && thumbnailOf && <Thumbnail blob={thumbnailOf(state.result)} />}
          {made && on.show ? (
            <button type="button" className="file-row-show" aria-pressed={isShown === true} onClick={() => on.show?.(id)}>
              {path}
            </button>
          ) : (
            path
          )}
        </span>
        <span className="file-row-sizes">
          <span>
            <span className="vh">before: </span>
            {readableSize(file.size)}
          </span>
          {made && (
            <>
              <span aria-hidden="true">→</span>
              <span>
                <span className="vh">after: </span>
                {readableSize(made.blob.size)}
              </span>
              <b data-grew={made.blob.size > file.size || undefined}>{savedWords(file.size, made.blob.size)}</b>
            </>
          )}
        </span>
        <span className="file-row-state">
          <StatusMark status={MARKS[state.kind]}>{stateWords(state, doing)}</StatusMark>
        </span>
        <span className="file-row-ways">
          {/* One button whose word changes: the focus stays on it. */}
          {(runs || state.kind === "failed" || state.kind === "cancelled" || made) && (
            <button
              type="button"
              className="chip"
              onClick={() => (runs ? on.cancel(id) : made ? saveBlob(made.path, made.blob) : on.again(id))}
            >
              {runs ? "Cancel" : made ? "Download" : "Try again"}
              <span className="vh">: {path}</span>
            </button>
          )}
          {on.move &&
            MOVES.map(({ by, word }) => (
              <button key={word} type="button" className="chip" onClick={() => on.move?.(id, { by })}>
                {word}
                <span className="vh">: {path}</span>
              </button>
            ))}
          {!runs && (
            <button type="button" className="chip file-row-remove" onClick={() => on.remove(id)}>
              Remove<span className="vh">: {path}</span>
            </button>
          )}
        </span>
      </div>
      {runs && <progress max={1} value={state.kind === "working" ? state.share : 0} aria-label={`${doing} ${path}`} />}
      {state.kind === "failed" && <p className="file-row-reason">{state.reason}</p>}
      {state.kind === "done" && details?.(state.result)}
      {optionsOf && !runs && <RowOptions path={path}>{() => optionsOf(row)}</RowOptions>}
    </li>
  );
}

/** A hundred forms that nobody opened would take longer to draw than their pictures to convert. */
function RowOptions({ path, children }: { path: string; children: () => ReactNode }) {
  const [isOpen, open] = useState(false);
  return (
    <details className="file-row-options" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        Its own options<span className="vh">: {path}</span>
      </summary>
      {isOpen && children()}
    </details>
  );
}

const MOVES = [
  { by: -1, word: "Up" },
  { by: 1, word: "Down" },
] as const;

/** Carries no file: a place that takes files lets it pass. */
const ROW = "application/x-row";

/** A row that is dragged over another takes its place. */
function draggable(id: number, move: NonNullable<RowActions["move"]>): HTMLAttributes<HTMLLIElement> {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(ROW, String(id));
      dataTransfer.effectAllowed = "move";
    },
    onDragOver: (event) => event.dataTransfer.types.includes(ROW) && event.preventDefault(),
    onDrop: (event) => {
      const dragged = event.dataTransfer.getData(ROW);
      if (dragged === "") return;
      event.preventDefault();
      if (Number(dragged) !== id) move(Number(dragged), { over: id });
    },
  };
}

function Thumbnail({ blob }: { blob: Blob | undefined }) {
  const url = useObjectUrl(blob);
  return <span className="file-row-thumbnail">{url && <img src={url} alt="" decoding="async" />}</span>;
}

/** Five hundred rows stand still while one goes on. */
export const FileRow = memo(Row) as typeof Row;

const MARKS: Record<FileState<unknown>["kind"], Status> = {
  waiting: "waiting",
  working: "waiting",
  done: "pass",
  failed: "failed",
  cancelled: "note",
};

function stateWords(state: FileState<unknown>, doing: string): string {
  if (state.kind === "working") return state.share === undefined ? doing : `${doing}, ${Math.round(state.share * 100)}%`;
  return { waiting: "Waiting", done: "Done", failed: "Failed", cancelled: "Canceled" }[state.kind];
}

/** “−88%”, with the sign that typesetters use. */
function savedWords(before: number, after: number): string {
  if (before === 0 || before === after) return "same size";
  const percent = Math.round((after / before - 1) * 100);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}
