import * as z from "zod/mini";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { type TraceOptions, traceFields } from "#core/picture/trace-options.ts";
import { defineBrowserTool, type ToolExample } from "#core/tool/define-tool.ts";
import { convertBase64, type FileEngine, fileInput, fileOutput, withEnding } from "#core/tool/file-conversion.ts";
import { openPicture, withReasons } from "../convert-picture.server.ts";
import { sourceNotes } from "../source-notes.ts";
import { traceNotes } from "./trace-notes.ts";
import { tracePicture } from "./trace-picture.ts";
import { traceSettings } from "./trace-settings.ts";

interface Source {
  slug: string;
  from: RasterFormat;
  tagline: string;
  addedOn: string;
  examples: readonly ToolExample<{ file: string; fileName: string } & TraceOptions>[];
}

/** A tool that draws pictures of one format as shapes: all that differs is said here. */
export function defineTraceTool({ from, ...tool }: Source) {
  const { name, ending } = rasterFormats[from];
  return defineBrowserTool({
    ...tool,
    otherNames: { [`${ending}-svg-convertor`]: {} },
    name: `${name} to SVG converter`,
    category: "images",
    menu: { name: `${name} to SVG`, line: "Traced as shapes" },
    input: z.object({ ...fileInput, ...traceFields }),
    output: fileOutput,
    run: convertBase64(traceOnServer(from)),
  });
}

/** Tracing is ours alone, a second of processor time a megapixel: a server has less to give than the visitor's own machine. */
const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 800;

/** The same code as in the browser, on pixels that sharp decodes. */
export function traceOnServer(expected: RasterFormat): FileEngine<TraceOptions> {
  return ({ name, bytes }, options) =>
    withReasons(async () => {
      const { picture, image } = openPicture(bytes, MAX_PIXELS);
      const { autoOrient: from } = await image.metadata();
      const side = Math.min(MAX_SIDE, traceSettings(options).maxSide);
      const { data, info } = await image
        .autoOrient()
        .toColorspace("srgb")
        .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const traced = tracePicture({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, options, from);
      const made = new TextEncoder().encode(traced.svg);
      const notes = traceNotes(traced, from, { before: bytes.length, after: made.length });
      return {
        name: withEnding(name, "svg"),
        type: "image/svg+xml",
        bytes: made,
        note: [...sourceNotes(picture, name, expected), ...notes].join(" "),
      };
    });
}
