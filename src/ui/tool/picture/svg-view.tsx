import { MAX_PICTURE_PIXELS, type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { DrawnOrder, PictureOptions } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import { MAX_SVG_BYTES, readSvg } from "#core/picture/read-svg.ts";
import { svgNotes } from "#core/picture/svg-notes.ts";
import { drawnSize, withSize } from "#core/picture/svg-size.ts";
import type { FileOutput } from "#core/tool/file-conversion.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { convertInWorker } from "../convert/convert-in-worker.ts";
import { ConverterFrame } from "../convert/converter-frame.tsx";
import { type Convert, MAX_FILES } from "../convert/file-queue.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { ComparePictures } from "./compare-pictures.tsx";
import { drawSvg, missingFonts } from "./draw-svg.ts";
import { PictureFields } from "./picture-fields.tsx";

/** The view of a tool that turns drawings into pixels: drawn by the page, encoded in a worker. */
export function svgView({ to, workerUrl }: { to: RasterFormat; workerUrl: string }) {
  const encode = convertInWorker<DrawnOrder, PictureResult>(workerUrl);
  const convert: Convert<PictureOptions, PictureResult> = async (file, options, task) => {
    const drawing = readSvg(new Uint8Array(await file.arrayBuffer()));
    const size = drawnSize(drawing, options, MAX_PICTURE_PIXELS);
    const notes = svgNotes(drawing, { missingFonts: missingFonts(drawing.fonts), drawsHtml: true });
    const bitmap = await drawSvg(withSize(drawing, size), size);
    try {
      return await encode(file, { ...options, to, bitmap, from: fromOf(drawing), notes }, task);
    } finally {
      bitmap.close();
    }
  };
  const target = rasterFormats[to].name;

  return function View(page: ToolViewProps<PictureOptions & { file: string }, FileOutput>) {
    return (
      <ConverterFrame
        page={page}
        convert={convert}
        accept=".svg,image/svg+xml"
        maxBytes={MAX_SVG_BYTES}
        drop="Drop SVG files or a folder here"
        hint={`Or paste one. Up to ${MAX_PICTURE_PIXELS / 1e6} megapixels each, ${MAX_FILES} at once.`}
        doing="Drawing"
        action={`Convert to ${target}`}
        fields={fields}
        thumbnailOf={({ thumbnail }) => thumbnail}
        large={(row) => <ComparePictures row={row} from="SVG" to={target} />}
      />
    );
  };

  function fields(submitted: FormTexts) {
    return <PictureFields to={to} submitted={submitted} isDrawing />;
  }
}

const fromOf = ({ width, height }: { width: number; height: number }) => ({ width: Math.round(width), height: Math.round(height) });
