// A process of its own: a stranger's drawing may take minutes or all memory to draw, and nothing but an end of the process ends that.
import sharp from "sharp";

export interface SvgOrder {
  svg: Uint8Array;
  /** Longest side of the picture, or both sides as they shall be. */
  size: number | { width: number; height: number };
}

sharp.concurrency(1);
sharp.cache(false);

process.on("message", async ({ svg, size }: SvgOrder) => {
  process.send?.(await (typeof size === "number" ? drawSmall(svg, size) : drawExactly(svg, size)).catch(() => null));
});
// The parent has closed the channel, or has ended.
process.on("disconnect", () => process.exit(0));

async function drawSmall(svg: Uint8Array, side: number): Promise<Buffer> {
  const { width, height } = await sharp(svg).metadata();
  // Drawn at the size it is shown in, so that no size it names costs more than that.
  const density = Math.max(1, Math.min(DENSITY, Math.floor((DENSITY * side) / Math.max(width, height))));
  return sharp(svg, { density, limitInputPixels: side * side * 4 })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
}

/** Of a drawing whose root names this size. */
function drawExactly(svg: Uint8Array, { width, height }: { width: number; height: number }): Promise<Buffer> {
  return sharp(svg, { density: DENSITY, limitInputPixels: width * height * 2 })
    .resize({ width, height, fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Dots an inch at which a drawing has the size it names. */
const DENSITY = 72;

process.send?.("ready");
