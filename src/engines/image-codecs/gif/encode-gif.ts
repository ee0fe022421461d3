import { flatten, hasTransparency, type Pixels, rgbOf } from "../pixels.ts";
import { choosePalette, isDrawn, type Palette } from "./choose-palette.ts";
import { createBytes, packLzw } from "./lzw.ts";
import { mapToPalette } from "./map-to-palette.ts";

interface GifOptions {
  /** 2 to 256, a transparent one among them where the picture has it. */
  colors: number;
  dither: boolean;
  /** Half-transparent edges are drawn on this color: a GIF has no half-transparent pixels. */
  background: string;
}

interface GifAnimation {
  delayMs: number;
  /** How often it is shown; 0 is for ever. */
  loops: number;
}

/** One picture. */
export function encodeGif(picture: Pixels, options: GifOptions): Uint8Array<ArrayBuffer> {
  const gif = createGif(picture, options);
  gif.add(picture);
  return gif.end();
}

/** One picture, or several of the same size as an animation: they come one by one, so that no more than one is in memory. */
export function createGif({ width, height }: { width: number; height: number }, options: GifOptions, animation?: GifAnimation) {
  const { push, taken } = createBytes();
  const text = (letters: string) => {
    for (const letter of letters) push(letter.charCodeAt(0));
  };
  const short = (value: number) => {
    push(value & 255);
    push(value >> 8);
  };
  text("GIF89a");
  short(width);
  short(height);
  // No table for all frames: each has its own.
  for (const byte of [0x70, 0, 0]) push(byte);
  if (animation && animation.loops !== 1) {
    for (const byte of [0x21, 0xff, 11]) push(byte);
    text("NETSCAPE2.0");
    for (const byte of [3, 1]) push(byte);
    // The extension counts repetitions.
    short(animation.loops === 0 ? 0 : animation.loops - 1);
    push(0);
  }
  return {
    add(picture: Pixels) {
      const { numbers, palette, bits, transparent } = reduceColors(picture, options);
      const isTransparent = transparent !== undefined;
      // Each frame is wiped before the next one: one that is transparent would show the last.
      for (const byte of [0x21, 0xf9, 4, (isTransparent && animation ? 0x08 : 0x04) | (isTransparent ? 1 : 0)]) push(byte);
      short(Math.round((animation?.delayMs ?? 0) / 10));
      push(transparent ?? 0);
      for (const byte of [0, 0x2c]) push(byte);
      for (const value of [0, 0, picture.width, picture.height]) short(value);
      push(0x80 | (bits - 1));
      for (let at = 0; at < 3 << bits; at++) push(palette[at] ?? 0);
      packLzw(numbers, bits, push);
    },
    end() {
      push(0x3b);
      return taken();
    },
  };
}

function reduceColors(picture: Pixels, { colors, dither, background }: GifOptions) {
  const matted = matte(picture, background);
  const isTransparent = hasTransparency(matted);
  const chosen = choosePalette(matted, Math.max(1, colors - (isTransparent ? 1 : 0)));
  const palette: Palette = chosen.length > 0 ? chosen : Uint8Array.from(rgbOf(background));
  const count = palette.length / 3;
  const transparent = isTransparent ? count : undefined;
  const bits = Math.max(1, Math.ceil(Math.log2(count + (isTransparent ? 1 : 0))));
  return { numbers: mapToPalette(matted, palette, { dither, transparent: transparent ?? 0 }), palette, bits, transparent };
}

/** Pixels that are drawn stand on the ground; the others are wholly transparent. */
export function matte(picture: Pixels, background: string): Pixels {
  if (!hasTransparency(picture)) return picture;
  const flat = flatten(picture, background).data;
  for (let at = 3; at < flat.length; at += 4) flat[at] = isDrawn(picture.data[at] as number) ? 255 : 0;
  return { data: flat, width: picture.width, height: picture.height };
}
