import * as z from "zod/mini";
import { exampleDrawings } from "#core/picture/example-drawings.ts";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { drawingOptions, pictureOptions } from "#core/picture/picture-options.ts";
import { defineBrowserTool } from "#core/tool/define-tool.ts";
import { convertBase64, fileInput, fileOutput } from "#core/tool/file-conversion.ts";
import { drawOnServer } from "./draw-svg.server.ts";

interface SvgTool {
  slug: string;
  to: RasterFormat;
  /** One line for menus, hub rows and search. */
  tagline: string;
  menuLine: string;
}

/** A tool that turns drawings into pixels: all that differs is said here. */
export function defineSvgTool({ slug, to, tagline, menuLine }: SvgTool) {
  const name = `SVG to ${rasterFormats[to].name}`;
  return defineBrowserTool({
    slug,
    otherNames: { [slug.replace(/-to-(\w+)-converter$/, "-$1-convertor")]: {} },
    tagline,
    name: `${name} converter`,
    category: "images",
    menu: { name, line: menuLine },
    addedOn: "2026-11-17",
    input: z.object({ ...fileInput, ...pictureOptions[to], ...drawingOptions }),
    output: fileOutput,
    examples: exampleDrawings,
    run: convertBase64(drawOnServer(to)),
  });
}
