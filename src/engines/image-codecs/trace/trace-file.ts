import type { PictureResult } from "#core/picture/picture-result.ts";
import type { TraceOrder } from "#core/picture/trace-options.ts";
import type { ConversionContext } from "#core/tool/conversion-worker.ts";
import { withEnding } from "#core/tool/file-conversion.ts";
import { decodePicture } from "../decode-picture.ts";
import { examinePicture, pixelsOf } from "../examine-picture.ts";
import { sourceNotes } from "../source-notes.ts";
import { thumbnailOf } from "../thumbnail.ts";
import { traceNotes } from "./trace-notes.ts";
import { tracePicture } from "./trace-picture.ts";
import { traceSettings } from "./trace-settings.ts";

/** One picture in, one drawing out, in a worker of a browser. What it throws is shown to the visitor. */
export async function traceFile(file: Blob, { expected, ...options }: TraceOrder, { roomFor }: ConversionContext): Promise<PictureResult> {
  const name = file instanceof File ? file.name : "picture";
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = examinePicture(bytes);
  await roomFor(pixelsOf(picture));
  const { maxSide } = traceSettings(options);
  const { pixels, from } = await decodePicture(bytes, picture, { width: maxSide, height: maxSide });
  const traced = tracePicture(pixels, options, from);
  const blob = new Blob([traced.svg], { type: "image/svg+xml" });
  const notes = traceNotes(traced, from, { before: file.size, after: blob.size });
  return {
    name: withEnding(name, "svg"),
    blob,
    note: [...sourceNotes(picture, name, expected), ...notes].join(" "),
    ...from,
    from,
    thumbnail: await thumbnailOf(pixels),
  };
}
