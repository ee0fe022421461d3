import { useEffect, useRef, useState } from "react";
import { type AnimationOptions, type AnimationOrder, MAX_FRAME_SIDE } from "#core/picture/animation-options.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { readableSize } from "#core/text/readable-size.ts";
import type { Convert, QueuedFile } from "../convert/file-queue.ts";
import { saveBlob } from "../save-blob.ts";
import { useObjectUrl } from "../use-object-url.ts";
import { NumberField } from "./field-lines.tsx";

interface Props {
  /** Those that could be read, in their order. */
  rows: readonly QueuedFile<PictureOptions, unknown>[];
  animate: Convert<AnimationOrder, Blob>;
}

type State = { kind: "none" } | { kind: "working"; share: number } | { kind: "done"; blob: Blob } | { kind: "failed"; reason: string };

/** Several pictures as one animated GIF. */
export function MakeAnimation({ rows, animate }: Props) {
  const [state, setState] = useState<State>({ kind: "none" });
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  const made = useObjectUrl(state.kind === "done" ? state.blob : undefined);
  const [first] = rows;
  if (!first || rows.length < 2) return null;

  async function make(options: AnimationOptions) {
    if (!first) return;
    under.current?.abort();
    const mine = new AbortController();
    under.current = mine;
    const tell = (next: State) => mine.signal.aborted || setState(next);
    tell({ kind: "working", share: 0 });
    const order = { ...first.options, ...options, pictures: rows.map(({ file }) => file) };
    const task = { signal: mine.signal, onProgress: (share: number) => tell({ kind: "working", share }) };
    await animate(first.file, order, task).then(
      (blob) => tell({ kind: "done", blob }),
      (error: unknown) => tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
    );
  }

  return (
    <form
      className="panel file-options"
      aria-label="One animated GIF"
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        void make({ delayMs: Number(form.get("delayMs") || 500), loops: Number(form.get("loops") || 0) });
      }}
    >
      <h2 className="d4">One animated GIF</h2>
      <p className="meta">
        A frame of each, as large as the first, at most {MAX_FRAME_SIDE.toLocaleString("en-US")} pixels a side. Colors, size and background
        are those of the first.
      </p>
      <NumberField name="delayMs" label="Each is shown for" hint="a second has 1,000" unit="ms" value="500" least={20} most={60_000} />
      <NumberField name="loops" label="Times all are shown" hint="0 is for ever" unit="times" value="0" least={0} most={65_535} />
      <p className="file-list-ways">
        <button type="submit" className="btn btn-i">
          {state.kind === "working" ? `Making, ${Math.round(state.share * 100)}%` : `Make one GIF of ${rows.length}`}
        </button>
        {state.kind === "done" && (
          <button type="button" className="btn btn-y" onClick={() => saveBlob("animation.gif", state.blob)}>
            Download {readableSize(state.blob.size)}
          </button>
        )}
      </p>
      {made && <img className="compare-animation" src={made} alt="The animation" />}
      <p role="status">{state.kind === "failed" ? state.reason : ""}</p>
    </form>
  );
}
