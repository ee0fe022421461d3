import { type RefObject, useEffect, useState } from "react";
import { CARD_SIZE } from "#core/social/card-address.ts";
import { designPicture, LOOKS, type Look, type PictureWish } from "./design-picture.ts";
import { FACE, paintPicture } from "./paint-picture.ts";

/** The finished file, at an address that this page alone can read. */
export interface DrawnPicture {
  url: string;
  bytes: number;
}

/** Long enough that somebody who types is not interrupted by the making of files. */
const PAUSE_MS = 250;

/** Paints the wish on the canvas, every look of it on the small ones, and makes the file once the typing pauses. */
export function usePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  samples: RefObject<Partial<Record<Look, HTMLCanvasElement | null>>>,
  wish: PictureWish,
  logo: HTMLImageElement | null,
): DrawnPicture | null {
  const [file, setFile] = useState<DrawnPicture | null>(null);
  const { title, name, look, color, map, logoRatio } = wish;

  useEffect(() => {
    let isPast = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    void paint();
    return () => {
      isPast = true;
      clearTimeout(pause);
    };

    async function paint() {
      // Letters outside ASCII stand in files of their own, which come when they are first needed.
      await document.fonts.load(FACE, `${title}${name}`).catch(() => []);
      const context = canvas.current?.getContext("2d");
      if (isPast || !context) return;
      const widthOf = createMeasure(context);
      for (const each of LOOKS) {
        const design = designPicture({ title, name, look: each, color, map, logoRatio }, widthOf);
        if (each === look) paintPicture(context, design, logo);
        const sample = samples.current[each]?.getContext("2d");
        if (!sample) continue;
        const scale = sample.canvas.width / CARD_SIZE.width;
        sample.setTransform(scale, 0, 0, scale, 0, 0);
        paintPicture(sample, design, logo);
      }
      pause = setTimeout(() => canvas.current?.toBlob((blob) => blob && !isPast && keep(blob), "image/png"), PAUSE_MS);
    }

    function keep(blob: Blob) {
      setFile({ url: URL.createObjectURL(blob), bytes: blob.size });
    }
  }, [canvas, samples, title, name, look, color, map, logoRatio, logo]);

  useEffect(() => () => void (file && URL.revokeObjectURL(file.url)), [file]);
  return file;
}

/** Widths of the display face in ems, each text measured once. */
function createMeasure(context: CanvasRenderingContext2D): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? measure();
    known.set(text, width);
    return width;

    function measure(): number {
      context.font = FACE;
      return context.measureText(text).width / 100;
    }
  };
}
