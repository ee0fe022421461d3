import * as z from "zod/mini";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { pictureOptions } from "#core/picture/picture-options.ts";
import { defineBrowserTool, type ToolExample } from "#core/tool/define-tool.ts";
import { convertBase64, fileInput, fileOutput } from "#core/tool/file-conversion.ts";
import { convertOnServer } from "./convert-picture.server.ts";

interface Pair {
  slug: string;
  from: RasterFormat;
  to: RasterFormat;
  /** One line for menus, hub rows and search. */
  tagline: string;
  menuLine: string;
  addedOn: string;
  examples: readonly ToolExample<{ file: string; fileName: string }>[];
}

/** A tool that turns pictures of one format into another: all that differs is said here, the rest follows from the two. */
export function definePictureTool({ from, to, menuLine, ...tool }: Pair) {
  const name = `${rasterFormats[from].name} to ${rasterFormats[to].name}`;
  return defineBrowserTool({
    ...tool,
    otherNames: { [`${rasterFormats[from].ending}-${rasterFormats[to].ending}-convertor`]: {} },
    name: `${name} converter`,
    category: "images",
    menu: { name, line: menuLine },
    input: z.object({ ...fileInput, ...pictureOptions[to] }),
    output: fileOutput,
    run: convertBase64(convertOnServer(to, from)),
  });
}
