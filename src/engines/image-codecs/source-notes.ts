import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { type ExaminedPicture, isRaster } from "./examine-picture.ts";

/** What the visitor may not know about the file they gave. A page for every format expects none. */
export function sourceNotes({ type, header }: ExaminedPicture, name: string, expected: RasterFormat | undefined, hasAll = false): string[] {
  const is = isRaster(type.name) ? rasterFormats[type.name].name : type.name.toUpperCase();
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase().replace("jpeg", "jpg") ?? type.extension;
  const notes: string[] = [];
  if (ending !== type.extension && PICTURE_ENDING.test(ending))
    notes.push(`Named .${ending}, but a ${is} inside: it was read as what it is.`);
  else if (expected && type.name !== expected)
    notes.push(`This is a ${is}, not a ${rasterFormats[expected].name}: it was converted all the same.`);
  if (header && header.frames > 1)
    notes.push(
      hasAll
        ? `It is animated: all ${header.frames} frames are in the ZIP.`
        : `It is animated: the first of its ${header.frames} frames was converted.`,
    );
  return notes;
}

const PICTURE_ENDING = /^(?:png|jpg|webp|gif|avif|heic|bmp)$/;
