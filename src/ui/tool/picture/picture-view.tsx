import type { AnimationOrder } from "#core/picture/animation-options.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOptions, PictureOrder } from "#core/picture/picture-options.ts";
import type { PictureResult } from "#core/picture/picture-result.ts";
import type { FileOutput } from "#core/tool/file-conversion.ts";
import { convertInWorker } from "../convert/convert-in-worker.ts";
import { ConverterFrame } from "../convert/converter-frame.tsx";
import { type Convert, MAX_FILES } from "../convert/file-queue.ts";
import type { ToolViewProps } from "../tool-view-props.ts";
import { ANY_PICTURE } from "./any-picture.ts";
import { ComparePictures } from "./compare-pictures.tsx";
import { MakeAnimation } from "./make-animation.tsx";
import { PictureFields } from "./picture-fields.tsx";

interface Pair {
  from: RasterFormat;
  to: RasterFormat;
  /** Of the worker that converts pictures. */
  workerUrl: string;
  /** Of the one that makes an animation of several, where the format has such. */
  animationUrl?: string;
}

/** The view of a tool that turns pictures of one format into another. */
export function pictureView({ from, to, workerUrl, animationUrl }: Pair) {
  const inWorker = convertInWorker<PictureOrder, PictureResult>(workerUrl);
  const convert: Convert<PictureOptions, PictureResult> = (file, options, task) => inWorker(file, { ...options, to, expected: from }, task);
  const animate = animationUrl === undefined ? undefined : convertInWorker<AnimationOrder, Blob>(animationUrl);
  const [source, target] = [rasterFormats[from].name, rasterFormats[to].name];

  return function View(page: ToolViewProps<PictureOptions & { file: string }, FileOutput>) {
    return (
      <ConverterFrame
        page={page}
        convert={convert}
        accept={ANY_PICTURE}
        maxBytes={MAX_PICTURE_BYTES}
        drop={`Drop ${source} files or a folder here`}
        hint={`Or paste a picture. Up to ${MAX_PICTURE_PIXELS / 1e6} megapixels each, ${MAX_FILES} at once.`}
        doing="Converting"
        action={`Convert to ${target}`}
        fields={fields}
        thumbnailOf={thumbnailOf}
        together={animate && ((rows) => <MakeAnimation rows={rows.filter(({ state }) => state.kind === "done")} animate={animate} />)}
        large={(row) => <ComparePictures row={row} from={source} to={target} />}
      />
    );
  };

  function fields(submitted: Readonly<Record<string, string>>) {
    return <PictureFields to={to} submitted={submitted} />;
  }
}

const thumbnailOf = ({ thumbnail }: PictureResult) => thumbnail;
