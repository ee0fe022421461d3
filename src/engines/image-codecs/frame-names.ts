import { type RasterFormat, rasterFormats } from "#core/picture/picture-format.ts";
import { withEnding } from "#core/tool/file-conversion.ts";

const MAX_FRAMES = 500;

export function refuseTooMany(frames: number): void {
  if (frames > MAX_FRAMES)
    throw new Error(`${frames.toLocaleString("en-US")} frames are more than the ${MAX_FRAMES} that one file may have here.`);
}

/** “cat-03.png”, so that they stand in their order. */
export const frameName = (name: string, frame: number, of: number, to: RasterFormat): string =>
  withEnding(name, "").replace(/\.$/, `-${String(frame + 1).padStart(String(of).length, "0")}.${rasterFormats[to].ending}`);
