import sharp from "sharp";
import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import type { PictureOptions } from "#core/picture/picture-options.ts";
import { readSvg } from "#core/picture/read-svg.ts";
import { svgNotes } from "#core/picture/svg-notes.ts";
import { drawnSize, withSize } from "#core/picture/svg-size.ts";
import { type FileEngine, withEnding } from "#core/tool/file-conversion.ts";
import { encodeOnServer, MAX_SERVER_PIXELS, withReasons } from "../convert-picture.server.ts";
import { resultNotes } from "../result-notes.ts";
import { createSvgDrawer } from "./svg-drawer.ts";

/** What a drawing may take at full size. Its process begins with the first of them. */
const drawer = createSvgDrawer({ deadlineMs: 10_000 });

/** What the browser does, for programs and for forms without JavaScript: drawn by librsvg, in a process that can be ended. */
export function drawOnServer(to: RasterFormat): FileEngine<PictureOptions> {
  return ({ name, bytes }, options) =>
    withReasons(async () => {
      const drawing = readSvg(bytes);
      const size = drawnSize(drawing, options, MAX_SERVER_PIXELS);
      const image = sharp(await drawer.draw(new TextEncoder().encode(withSize(drawing, size)), size));
      const wasTransparent = !(await image.stats()).isOpaque;
      const made = await encodeOnServer(image, to, options);
      const { ending, mime } = rasterFormats[to];
      const notes = [
        ...svgNotes(drawing, { missingFonts: undefined, drawsHtml: false }),
        ...resultNotes({ to, bytes: made.bytes.length, quality: made.quality, wasTransparent }, options),
      ];
      return { name: withEnding(name, ending), type: mime, bytes: made.bytes, note: notes.join(" ") || undefined };
    });
}
