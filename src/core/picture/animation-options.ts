import type { PictureOptions } from "./picture-options.ts";

/** Of one GIF that is made of several pictures. */
export interface AnimationOptions {
  /** How long each is shown. */
  delayMs: number;
  /** How often all are shown; 0 is for ever. */
  loops: number;
}

/** What a worker is asked for. */
export interface AnimationOrder extends PictureOptions, AnimationOptions {
  pictures: readonly Blob[];
}

/** Every frame is kept whole: larger ones make files that nobody waits for. */
export const MAX_FRAME_SIDE = 1000;
