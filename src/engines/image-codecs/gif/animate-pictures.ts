import { type AnimationOrder, MAX_FRAME_SIDE } from "#core/picture/animation-options.ts";
import type { ConversionContext } from "#core/tool/conversion-worker.ts";
import { decodePicture } from "../decode-picture.ts";
import { examinePicture } from "../examine-picture.ts";
import type { Pixels } from "../pixels.ts";
import { createGif } from "./encode-gif.ts";
import { onGround } from "./on-ground.ts";

/** Several pictures as one animated GIF of the first one's size, in a worker of a browser. */
export async function animatePictures(_: Blob, order: AnimationOrder, { onProgress }: ConversionContext): Promise<Blob> {
  const { pictures, delayMs, loops, colors = 256, dither, background = "#ffffff" } = order;
  const box = { width: order.width ?? MAX_FRAME_SIDE, height: order.height ?? MAX_FRAME_SIDE };
  const read = async (picture: Blob, within: { width: number; height: number }): Promise<Pixels> => {
    const bytes = new Uint8Array(await picture.arrayBuffer());
    return (await decodePicture(bytes, examinePicture(bytes), within)).pixels;
  };
  const [first, ...others] = pictures;
  if (!first) throw new Error("An animation needs pictures.");
  const opening = await read(first, box);
  const size = { width: opening.width, height: opening.height };
  const gif = createGif(size, { colors, dither: dither !== "none", background }, { delayMs, loops });
  gif.add(opening);
  for (const [index, picture] of others.entries()) {
    onProgress((index + 1) / pictures.length);
    gif.add(onGround(await read(picture, size), size, background));
  }
  return new Blob([gif.end()], { type: "image/gif" });
}
