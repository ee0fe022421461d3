import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import type { TraceOptions, TraceOrder, TracePreset } from "#core/picture/trace-options.ts";
import type { FileOutput } from "#core/tool/file-conversion.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";
import { convertInWorker } from "../convert/convert-in-worker.ts";
import { ConverterFrame } from "../convert/converter-frame.tsx";
import { type Convert, MAX_FILES } from "../convert/file-queue.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { ANY_PICTURE } from "./any-picture.ts";
import { ComparePictures } from "./compare-pictures.tsx";
import { NumberField } from "./field-lines.tsx";

/** The view of a tool that draws pictures of one format as shapes. */
export function traceView({ from, workerUrl }: { from: RasterFormat; workerUrl: string }) {
  const inWorker = convertInWorker<TraceOrder, PictureResult>(workerUrl);
  const convert: Convert<TraceOptions, PictureResult> = (file, options, task) => inWorker(file, { ...options, expected: from }, task);
  const { name } = rasterFormats[from];

  return function View(page: ToolViewProps<TraceOptions & { file: string }, FileOutput>) {
    return (
      <ConverterFrame
        page={page}
        convert={convert}
        accept={ANY_PICTURE}
        maxBytes={MAX_PICTURE_BYTES}
        drop={`Drop ${name} files or a folder here`}
        hint={`Or paste a picture. Up to ${MAX_PICTURE_PIXELS / 1e6} megapixels each, ${MAX_FILES} at once.`}
        doing="Tracing"
        action="Trace as SVG"
        fields={fields}
        thumbnailOf={({ thumbnail }) => thumbnail}
        large={(row) => <ComparePictures row={row} from={name} to="SVG" />}
      />
    );
  };
}

const PRESETS: Readonly<Record<TracePreset, string>> = {
  logo: "Logo: flat colors, sharp corners",
  drawing: "Drawing: more colors, finer lines",
  photo: "Photo: shades as patches",
  "black-and-white": "Black and white: ink, no paper",
};

function fields(submitted: FormTexts) {
  return (
    <>
      <label className="picture-choice">
        <b>Trace it as</b>
        <select className="picture-input" name="preset" defaultValue={submitted["preset"] ?? "logo"}>
          {Object.entries(PRESETS).map(([preset, words]) => (
            <option key={preset} value={preset}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <NumberField
        name="colors"
        label="Colors at most"
        hint="empty: 16, 32 or 48 by kind"
        unit="2–64"
        value={submitted["colors"]}
        least={2}
        most={64}
      />
      <NumberField
        name="specks"
        label="Leave out specks"
        hint="areas below so many pixels"
        unit="px"
        value={submitted["specks"]}
        least={0}
        most={1000}
      />
      <p className="meta">Soft edges are followed finer than a pixel. What is half transparent or less is left clear.</p>
    </>
  );
}
