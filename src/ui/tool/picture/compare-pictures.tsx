import { useEffect, useRef, useState } from "react";
import type { PictureResult } from "#core/picture/picture-result.ts";
import { readableSize } from "#core/text/readable-size.ts";
import type { QueuedFile } from "../convert/file-queue.ts";
import { useObjectUrl } from "../use-object-url.ts";
import "./picture.css";

interface Props {
  row: QueuedFile<unknown, PictureResult> | undefined;
  /** “PNG” */
  from: string;
  to: string;
}

/** A picture before and after, one over the other at the same zoom, with a handle between them. */
export function ComparePictures({ row, from, to }: Props) {
  const result = useLastResult(row);
  // A ZIP of frames is nothing to look at.
  if (!row || !result?.blob.type.startsWith("image/"))
    return (
      <section className="panel compare compare-empty" aria-label="Before and after">
        <p className="d4">Before and after</p>
        <p className="meta">Your picture stands here in both formats, one over the other at the same zoom, with a handle between them.</p>
      </section>
    );
  return (
    <section className="panel compare" aria-label="Before and after">
      <Stage before={row.file} after={result.blob} result={result} labels={[from, to]} isBusy={row.state.kind !== "done"} />
      <div className="compare-figures">
        <p>
          <b>{readableSize(row.file.size)}</b> as it came
        </p>
        <p className="compare-verdict" data-grew={result.blob.size > row.file.size || undefined}>
          {verdictOf(row.file.size, result)}
        </p>
        <p>
          <b>{readableSize(result.blob.size)}</b> {result.quality === undefined ? `as ${to}` : `quality ${result.quality}`}
        </p>
      </div>
    </section>
  );
}

/** What was made of it last stays while it is made again. */
function useLastResult(row: Props["row"]): PictureResult | undefined {
  const [last, setLast] = useState<{ id: number; result: PictureResult }>();
  const result = row?.state.kind === "done" ? row.state.result : undefined;
  useEffect(() => {
    if (row && result) setLast({ id: row.id, result });
  }, [row, result]);
  return result ?? (last && last.id === row?.id ? last.result : undefined);
}

const ZOOMS = ["fit", "1", "2"] as const;

interface StageProps {
  before: Blob;
  after: Blob;
  result: PictureResult;
  labels: readonly [string, string];
  isBusy: boolean;
}

function Stage({ before, after, result, labels, isBusy }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<(typeof ZOOMS)[number]>("fit");
  const [beforeUrl, afterUrl] = [useObjectUrl(before), useObjectUrl(after)];
  const { width, height } = result.from;
  useEffect(() => {
    stage.current?.style.setProperty("--w", String(width));
    stage.current?.style.setProperty("--h", String(height));
  }, [width, height]);
  return (
    <>
      <div className="compare-labels" aria-hidden="true">
        <span>{labels[0]}</span>
        <span>{labels[1]}</span>
      </div>
      <div className="compare-scroll" data-zoom={zoom}>
        <div ref={stage} className="compare-stage" aria-busy={isBusy}>
          {beforeUrl && <img src={beforeUrl} alt={`Before, as ${labels[0]}`} decoding="async" />}
          {afterUrl && <img className="compare-after" src={afterUrl} alt={`After, as ${labels[1]}`} decoding="async" />}
          <span className="compare-handle" aria-hidden="true" />
          <input
            type="range"
            aria-label="How much of the picture is shown as it was before"
            min={0}
            max={100}
            step="any"
            defaultValue={50}
            onInput={({ currentTarget }) => stage.current?.style.setProperty("--at", `${currentTarget.value}%`)}
          />
        </div>
      </div>
      <div className="compare-bar">
        <span className="compare-zooms">
          {ZOOMS.map((each) => (
            <button key={each} type="button" className="chip" aria-pressed={zoom === each} onClick={() => setZoom(each)}>
              {each === "fit" ? "Fit" : `${Number(each) * 100}%`}
            </button>
          ))}
        </span>
      </div>
    </>
  );
}

function verdictOf(before: number, { blob, width, height, from }: PictureResult): string {
  const percent = Math.round(Math.abs(blob.size / before - 1) * 100);
  const size = percent === 0 ? "Same size" : `${percent}% ${blob.size < before ? "smaller" : "larger"}`;
  return `${size}, ${width === from.width && height === from.height ? "same dimensions" : `${width} × ${height} from ${from.width} × ${from.height}`}`;
}
